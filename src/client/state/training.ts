import type { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import { readKey, writeKey } from '#client/platform/storage/storage.ts'

const maxStoredTraining = 20

/** Stores the training results with the session, like `resources`: names and locations, nothing about the person. */
export function keepTraining(found: readonly ListedOpportunity[]): void {
  const trainingOpportunities = found
    .slice(0, maxStoredTraining)
    .map(({ id, title, organization, county, state }) => ({ id, title, organization, county, state }))
  writeKey('userSession', { ...readKey('userSession'), trainingOpportunities })
}
