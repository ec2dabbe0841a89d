import type { NeedKey, Needs } from '#domain/needs/needs.ts'
import { noNeeds } from '#domain/onboarding/context.ts'
import type { LocationChoice, PlaceChoice } from '#domain/onboarding/wizard-state.ts'
import type { Point } from '#domain/places/distance.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { SavedResource } from '#domain/saved/saved-resource.ts'
import type { WorkshopText } from './draw.ts'

/** Fixed time for all samples, so that screenshots are identical: a Monday at ten. */
export const sampleNow = Date.UTC(2026, 10, 16, 18)
export const dayMs = 24 * 3_600_000

export const sampleSentListing = ['housing', 'employment', 'legal'] as const satisfies readonly NeedKey[]
export const sampleNeeds: Needs = { ...noNeeds, housing: true, employment: true, legal: true }

/** From the range reserved for fictional numbers: it reaches nobody. */
export const samplePhone = (number: number) => `(213) 555-01${String(number).padStart(2, '0')}`

export const sampleListingChoices = (t: WorkshopText): PlaceChoice[] =>
  t.list('samples.counties').map((county) => ({ state: 'CA', county, point: null }))

export const sampleLocation = (t: WorkshopText): LocationChoice => ({ state: 'CA', county: t('samples.county') })

/** Where the person of the samples is. */
export const samplePoint: Point = { lat: 34.05, lon: -118.24 }

const categories = ['housing', 'employment', 'legal', 'healthcare', 'other'] as const
const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '17:00' }))

/** Only the fields every listing has. */
export function sparseListing(t: WorkshopText, number = 1): Resource {
  return { id: `sample-${number}`, name: t('samples.place', { number }), category: 'other', services: [] }
}

export function sampleListing(t: WorkshopText, number = 1, changes: Partial<Resource> = {}): Resource {
  return {
    ...sparseListing(t, number),
    category: categories[(number - 1) % categories.length] ?? 'other',
    description: t('samples.about'),
    address: t('samples.address', { number }),
    hours: t('samples.hours'),
    phone: samplePhone(number),
    services: [...t.list('samples.services')],
    scope: 'site',
    state: 'CA',
    county: t('samples.county'),
    position: { lat: samplePoint.lat, lon: samplePoint.lon + number * 0.0163 },
    schedule: weekdays,
    timeZone: 'America/Los_Angeles',
    languages: number % 2 === 0 ? ['es'] : [],
    source: { publisher: t('samples.publisher') },
    asOf: '2026-01',
    ...changes,
  }
}

/** Every field a card can show. */
export function fullListing(t: WorkshopText, changes: Partial<Resource> = {}): Resource {
  const provenance = { source: t('samples.publisher'), asOf: '2026-01' }
  return sampleListing(t, 1, {
    organization: t('samples.organization'),
    phones: [
      { number: samplePhone(1), extension: '12', kind: 'voice' },
      { number: samplePhone(2), kind: 'voice', language: 'es', isSwitchboard: true },
      { number: samplePhone(3), kind: 'text' },
    ],
    website: 'https://sample.example/help',
    languages: ['en', 'es'],
    cost: 'free',
    requiredDocuments: [t('samples.document')],
    facts: {
      servesRecord: { value: 'yes', ...provenance },
      servesSupervision: { value: 'unknown' },
      medicationTreatment: { value: 'yes', ...provenance },
      arsonCharge: { value: 'ask', ...provenance },
      noIdNeeded: { value: 'no', ...provenance },
      walkIn: { value: 'yes', ...provenance },
    },
    alsoListedBy: [t('samples.otherPublisher')],
    assuredOn: '2026-03-05',
    reasons: ['answers_need', 'in_county', 'free'],
    ...changes,
  })
}

/** `count` listings, starting at number `first`. */
export function sampleListings(t: WorkshopText, count: number, first = 1): Resource[] {
  return Array.from({ length: count }, (_, index) => sampleListing(t, first + index))
}

export function savedListing(t: WorkshopText, number: number, changes: Partial<SavedResource> = {}): SavedResource {
  return {
    ...sampleListing(t, number),
    warmIntroStatus: 'none',
    warmIntroSentAt: null,
    providerResponse: null,
    ...changes,
  }
}
