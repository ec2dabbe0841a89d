import type { Language } from '#domain/language.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { searchTimeoutMs } from '#domain/search/failure.ts'
import { hasSomethingToShow, keepResults, readResults } from './results.ts'
import { search } from './search.ts'
import { readLocationPoint } from '../location/location-point.ts'
import { askForResources } from './search-request.ts'

let current: AbortController | null = null

/**
 * Reloads the results in the current language in the background. The order stays, so that users keep their position;
 * listings that do not come back stay as they were. A failure changes nothing.
 */
export async function refreshResultsLanguage(language: Language): Promise<void> {
  current?.abort()
  current = null
  const results = readResults()
  if (!results || !hasSomethingToShow(results) || results.language === language) return
  if (search.get().phase === 'searching') return
  const abort = new AbortController()
  current = abort
  const timer = setTimeout(() => abort.abort(), searchTimeoutMs)
  const { location, needs } = results
  const answer = await askForResources(
    { location, zip: readLocationPoint(location)?.zip, needs, language },
    { signal: abort.signal },
  )
  clearTimeout(timer)
  // The language or the list changed meanwhile.
  if (abort.signal.aborted || answer.kind !== 'found' || readResults()?.foundAt !== results.foundAt) return
  keepResults({
    ...results,
    language,
    resources: orderLike(results.resources, answer.resources),
    alsoHelpful: orderLike(results.alsoHelpful, answer.alsoHelpful),
    absences: answer.absences,
  })
}

function orderLike(currentListings: readonly Resource[], found: readonly Resource[]): Resource[] {
  const byId = new Map(found.map((resource) => [resource.id, resource]))
  const knownIds = new Set(currentListings.map(({ id }) => id))
  return [
    ...currentListings.map((resource) => byId.get(resource.id) ?? resource),
    ...found.filter(({ id }) => !knownIds.has(id)),
  ]
}
