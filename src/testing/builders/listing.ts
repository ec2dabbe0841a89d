import type { DirectorySource, Listing } from '#domain/directory/listing.ts'

export function buildSource(overrides: Partial<DirectorySource> = {}): DirectorySource {
  return {
    id: 'test-source',
    publisher: 'A publisher',
    dataset: 'A list',
    url: 'https://source.example/',
    licence: 'Public domain',
    ...overrides,
  }
}

/** A food pantry in the middle of Los Angeles County by default. */
export function buildListing(overrides: Partial<Listing> = {}): Listing {
  return {
    id: 'test-listing',
    name: 'A pantry',
    organization: null,
    category: 'community-services',
    scope: 'site',
    services: ['food-pantry'],
    note: null,
    street: '1 Example Street',
    city: 'Los Angeles',
    state: 'CA',
    zip: '90012',
    countyFips: '06037',
    position: { lat: 34.2, lon: -118.26, precision: 'exact' },
    phones: [{ number: '(213) 555-0100', extension: null, kind: 'voice', language: null, isSwitchboard: false }],
    website: null,
    hours: null,
    languages: [],
    cost: null,
    requiredDocuments: [],
    facts: {},
    sourceId: 'test-source',
    otherSourceIds: [],
    asOf: '2026-01',
    assuredOn: null,
    ...overrides,
  }
}
