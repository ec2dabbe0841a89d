import type { Opportunity } from '#domain/opportunities/opportunity.ts'

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
