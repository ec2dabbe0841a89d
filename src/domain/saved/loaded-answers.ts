import type { SavedList } from './saved-list.ts'

/** A list read from storage, plus the answer texts this page has received and storage does not hold. */
export function withLoadedAnswers(list: SavedList, heard: SavedList): SavedList {
  const responsesById = new Map(heard.map((resource) => [resource.id, resource.providerResponse]))
  return list.map((resource) => {
    const [response, before] = [resource.providerResponse, responsesById.get(resource.id)]
    if (!response || !before || before.respondedAt !== response.respondedAt) return resource
    return { ...resource, providerResponse: { ...before, ...response } }
  })
}
