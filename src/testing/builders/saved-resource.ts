import type { SavedResource } from '#domain/saved/saved-resource.ts'
import { buildResource } from './resource.ts'

/** A listing a person saved and has not requested help from yet. */
export function buildSavedResource(overrides: Partial<SavedResource> = {}): SavedResource {
  return {
    ...buildResource(),
    state: 'CA',
    county: 'Los Angeles County',
    warmIntroStatus: 'none',
    warmIntroSentAt: null,
    providerResponse: null,
    ...overrides,
  }
}
