import type { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import { readKey, writeKey } from '#client/platform/storage/storage.ts'

const maxStoredTraining = 20

/** The training that was found last stays with the session, as `resources` do: names and where, nothing of the person. */
export function keepTraining(found: readonly ListedOpportunity[]): void {
  const trainingOpportunities = found
    .slice(0, maxStoredTraining)
    .map(({ id, title, organization, county, state }) => ({ id, title, organization, county, state }))
  writeKey('userSession', { ...readKey('userSession'), trainingOpportunities })
}
