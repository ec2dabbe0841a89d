import type { SavedResource } from '#domain/saved/saved-resource.ts'
import { resource } from './resource.ts'

/** A place a person kept and has not asked for help yet. */
export function savedResource(overrides: Partial<SavedResource> = {}): SavedResource {
  return {
    ...resource(),
    state: 'CA',
    county: 'Los Angeles County',
    warmIntroStatus: 'none',
    warmIntroSentAt: null,
    providerResponse: null,
    ...overrides,
  }
}
