import type { SavedResource } from '#domain/saved/saved-resource.ts'
import { buildResource } from './resource.ts'

/** A place a person kept and has not asked for help yet. */
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
