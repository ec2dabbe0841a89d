import { expect, test } from 'vitest'
import type { Listing } from '#domain/directory/listing.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { dropReplacedStale, mergePlaces } from './merge-places.ts'
import { parsePantryHours } from './pantry-hours.ts'

const phone = (number: string): Listing['phones'] => {
  return [{ number, extension: null, kind: 'voice', language: null, isSwitchboard: false }]
}
const library = buildListing({
  id: 'library',
  name: 'Example Public Library',
  services: ['public-library'],
  sourceId: 'imls-libraries',
  street: '100 North Main Street',
  zip: null,
  phones: [],
  asOf: '2022',
})

test('a library keeps its newer name and takes phone and ZIP code from the branch list', () => {
  const outlet: Listing = {
    ...library,
    id: 'outlet',
    name: 'Example Library',
    sourceId: 'imls-outlets',
    street: '100 N. Main St.',
    zip: '90012',
    phones: phone('(213) 555-0111'),
    asOf: '2019',
  }
  const [merged, ...rest] = mergePlaces([library, outlet], new Map())
  expect(rest).toEqual([])
  expect(merged).toMatchObject({ id: 'library', name: 'Example Public Library', zip: '90012', asOf: '2022' })
  expect(merged?.phones).toEqual(outlet.phones)
})

test('the VA names its own site and the services of the older card stay, with its id', () => {
  const clinic = buildListing({
    id: 'clinic',
    name: 'Example VA Mental Health',
    category: 'mental-health',
    services: ['mental-health-treatment'],
    sourceId: 'samhsa-mental-health',
    asOf: '2023',
  })
  const site: Listing = {
    ...clinic,
    id: 'site',
    name: 'Example VA Clinic',
    services: ['veterans-health'],
    sourceId: 'va-facilities',
    asOf: '2020-05',
  }
  expect(mergePlaces([clinic, site], new Map())).toMatchObject([
    { id: 'clinic', name: 'Example VA Clinic', services: ['mental-health-treatment', 'veterans-health'] },
  ])
})

test('strangers at one street stay two cards', () => {
  const shelter = buildListing({
    id: 'shelter',
    name: 'Night Haven',
    street: library.street,
    kind: 'emergency-shelter',
    sourceId: 'guide-denver',
  })
  expect(mergePlaces([library, shelter], new Map())).toHaveLength(2)
})

test('a phone of many rows does not make them one place', () => {
  const rows = [1, 2, 3, 4].map((number) => {
    return buildListing({ id: `row-${number}`, name: `Site ${number}`, street: null, sourceId: 'guide-denver' })
  })
  expect(mergePlaces(rows, new Map())).toHaveLength(4)
})

test('a survivor program never takes the street of another list', () => {
  const withStreet = buildListing({ id: 'with-street', name: 'Example House' })
  const survivor = buildListing({
    id: 'survivor',
    name: 'Example House',
    street: null,
    kind: 'survivor-program',
    sourceId: 'guide-portland',
  })
  expect(mergePlaces([withStreet, survivor], new Map())).toEqual([withStreet, survivor])
})

test('a stale row is only kept where nothing newer of its kind is near', () => {
  const newer = buildListing({ id: 'newer', kind: 'food-pantry' })
  const near = buildListing({ id: 'near', kind: 'food-pantry', sourceId: 'guide-seattle' })
  const other = buildListing({ id: 'other', kind: 'job-center', sourceId: 'guide-seattle' })
  const far: Listing = { ...near, id: 'far', position: { lat: 36.2, lon: -118.26, precision: 'exact' } }
  const kept = dropReplacedStale([newer, near, other, far], new Map())
  expect(kept.map(({ id }) => id)).toEqual(['newer', 'other', 'far'])
})

test('a range of days becomes weekly hours', () => {
  expect(parsePantryHours('Mon-Wed 9:00 AM-4:00 PM; Thu-Fri closed')).toEqual({
    kind: 'weekly',
    times: [1, 2, 3].map((day) => ({ day, opens: '09:00', closes: '16:00' })),
  })
})
