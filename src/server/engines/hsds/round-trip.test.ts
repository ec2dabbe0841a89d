import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listingKinds } from '#domain/directory/kinds.ts'
import { Listing, listingScopes, positionPrecisions, reentryFacts } from '#domain/directory/listing.ts'
import { factAnswers } from '#domain/directory/reentry-facts.ts'
import { HsdsService } from '#domain/hsds/service.ts'
import { phoneOwners } from '#domain/resources/phone-owner.ts'
import { resourceCategories } from '#domain/resources/resource.ts'
import { serviceIds } from '#domain/services/services.ts'
import type { ImportDraft } from '#server/engines/imports/draft.ts'
import { buildListing, buildSource } from '#testing/builders/listing.ts'
import { fromHsds } from './from-hsds.ts'
import { fromTables } from './from-tables.ts'
import { toListingUuid } from './ids.ts'
import { tables, type TableName } from './table-fields.ts'
import { toService } from './to-service.ts'
import { toTables } from './to-tables.ts'
import { getHsdsTexts } from './texts.ts'

const texts = { en: getHsdsTexts('en'), es: getHsdsTexts('es') }
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const line = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map((text) => text.trim())
  .filter((text) => text !== '')
const clock = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const openingTime = fc.record({ day: fc.nat(6), opens: clock, closes: clock })
const hours = fc.oneof(
  fc.constant({ kind: 'always' as const }),
  fc.record({ kind: fc.constant('text' as const), text: line }),
  fc
    .uniqueArray(openingTime, { minLength: 1, maxLength: 14, selector: (time) => JSON.stringify(time) })
    .map((times) => ({ kind: 'weekly' as const, times })),
)
const phone = fc.record({
  number: fc.stringMatching(/^\([2-9]\d{2}\) \d{3}-\d{4}$/),
  extension: maybe(fc.stringMatching(/^\d{1,8}$/)),
  kind: fc.constantFrom('voice' as const, 'text' as const),
  language: maybe(fc.constantFrom('en' as const, 'es' as const)),
  isSwitchboard: fc.boolean(),
  whose: fc.constantFrom(undefined, ...phoneOwners),
})
const fact = fc.option(
  fc.record({
    value: fc.constantFrom(...factAnswers),
    sourceId: fc.constant('test-source'),
    asOf: fc.constantFrom('2024', '2025-06', '2026-01-31'),
  }),
  { nil: undefined },
)

// JSON has no negative zero.
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((value) => value + 0)

const anyListing: fc.Arbitrary<Listing> = fc
  .record({
    id: fc.oneof(fc.stringMatching(/^[a-z0-9][a-z0-9-]{3,21}$/), fc.stringMatching(/^[a-z0-9]{30,63}$/)),
    name: line,
    organization: maybe(line),
    category: fc.constantFrom(...resourceCategories),
    kind: fc.constantFrom(...listingKinds),
    scope: fc.constantFrom(...listingScopes),
    services: fc.uniqueArray(fc.constantFrom(...serviceIds), { maxLength: 6 }),
    note: maybe(fc.record({ en: line, es: line })),
    street: maybe(line),
    city: maybe(line),
    state: fc.constantFrom('CA', 'AK', 'DC'),
    zip: maybe(fc.stringMatching(/^\d{5}$/)),
    countyFips: maybe(fc.stringMatching(/^\d{5}$/)),
    serves: fc.constantFrom(undefined, ['06037'], ['06001', '06003', '56001']),
    position: maybe(
      fc.record({
        lat: degrees(90),
        lon: degrees(180),
        precision: fc.constantFrom(...positionPrecisions),
      }),
    ),
    phones: fc.uniqueArray(phone, { maxLength: 4, selector: ({ number }) => number }),
    website: maybe(fc.webUrl()),
    hours: maybe(hours),
    languages: fc.uniqueArray(fc.constantFrom('es', 'vi', 'hmn', 'zh'), { maxLength: 3 }),
    cost: maybe(fc.constantFrom('free' as const, 'sliding' as const, 'fee' as const)),
    requiredDocuments: fc.array(line, { maxLength: 3 }),
    facts: fc.record(Object.fromEntries(reentryFacts.map((id) => [id, fact]))),
    sourceId: fc.constant('test-source'),
    otherSourceIds: fc.constant([]),
    asOf: fc.constantFrom('2024', '2026-02'),
    assuredOn: maybe(fc.constantFrom('2025', '2025-06', '2026-01-31')),
  })
  .map((fields) =>
    Listing.parse({ ...buildListing(), ...fields, state: fields.scope === 'national' ? null : fields.state }),
  )

const exported = (listing: Listing, language: 'en' | 'es') =>
  toService({ listing: listing, source: buildSource(), status: 'live', reportsDiffer: [] }, texts[language], new Map())

/** The draft a listing must produce; only values that were never facts about the listing may be missing. */
function expectedDraft(listing: Listing, language: 'en' | 'es'): ImportDraft {
  const exact = listing.position?.precision === 'exact' ? listing.position : null
  return {
    rowNumber: 1,
    externalId: toListingUuid('service_at_location', listing.id),
    name: listing.name,
    organization: listing.organization === listing.name ? null : listing.organization,
    categoryHint: listing.category,
    serviceNames: listing.services,
    description: listing.note?.[language] ?? null,
    scope: listing.scope,
    kind: listing.kind ?? null,
    ...(listing.serves && listing.scope !== 'national' && { serves: listing.serves }),
    street: listing.street,
    city: listing.city,
    state: listing.state,
    zip: listing.zip,
    county: listing.countyFips,
    lat: exact?.lat ?? null,
    lon: exact?.lon ?? null,
    phones: listing.phones,
    website: listing.website,
    hours: expectedHours(listing),
    languages: listing.languages,
    cost: listing.cost,
    requiredDocuments: listing.requiredDocuments,
    facts: Object.fromEntries(
      reentryFacts.flatMap((id) => {
        const listingFact = listing.facts[id]
        return listingFact ? [[id, listingFact.value]] : []
      }),
    ),
    assuredOn: listing.assuredOn,
    problems: [],
  }
}

function expectedHours({ hours: listingHours }: Listing): Listing['hours'] {
  if (listingHours?.kind !== 'weekly') return listingHours
  const key = (time: object) => JSON.stringify(time)
  return { kind: 'weekly', times: listingHours.times.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)) }
}

const language = fc.constantFrom('en' as const, 'es' as const)

test('a listing keeps every fact on its way through HSDS JSON', () => {
  fc.assert(
    fc.property(anyListing, language, (listing, spoken) => {
      const service: unknown = JSON.parse(JSON.stringify(exported(listing, spoken)))
      HsdsService.parse(service)
      expect(fromHsds([service])).toEqual([expectedDraft(listing, spoken)])
    }),
    { numRuns: 300 },
  )
})

test('a listing keeps every fact on its way through the tables, where every cell is text', () => {
  fc.assert(
    fc.property(anyListing, language, (listing, spoken) => {
      const flat = toTables([exported(listing, spoken)], texts[spoken])
      const files = Object.fromEntries(
        (Object.keys(flat) as TableName[]).map((name) => [
          `hsds/${tables[name].path}`,
          flat[name].map((row) =>
            Object.fromEntries(tables[name].fields.map((field) => [field.name, String(row[field.name] ?? '')])),
          ),
        ]),
      )
      expect(fromTables(files)).toEqual([expectedDraft(listing, spoken)])
    }),
    { numRuns: 200 },
  )
})
