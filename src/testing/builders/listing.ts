import type { DirectorySource, Listing } from '#domain/directory/listing.ts'
import type { Opportunity } from '#domain/opportunities/opportunity.ts'

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

/** A day job in a Los Angeles warehouse without requirements by default. */
export function buildOpening(overrides: Partial<Opportunity> = {}): Opportunity {
  return {
    kind: 'job',
    title: { en: 'Warehouse helper', es: 'Ayudante de almacén' },
    about: { en: 'You load and unload trucks.', es: 'Carga y descarga camiones.' },
    organization: 'A warehouse',
    state: 'CA',
    county: 'Los Angeles County',
    address: null,
    lat: null,
    lon: null,
    isRemote: false,
    pay: null,
    shifts: ['day'],
    duties: ['none'],
    requirements: [],
    hasTraining: false,
    languages: ['en'],
    fairChance: { hiresRecords: null, checkWhen: null, note: null },
    apply: { how: 'call', phone: '(213) 555-0100', url: null, note: null },
    startsAt: null,
    ...overrides,
  }
}
