import { expect, test } from 'vitest'
import type { Listing } from '#domain/directory/listing.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { dropKnownPlaces, dropReplacedStale, mergePlaces } from './merge-places.ts'

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

const shelter = buildListing({
  id: 'shelter',
  name: 'Example Shelter',
  category: 'housing',
  kind: 'emergency-shelter',
  services: ['emergency-shelter'],
  sourceId: 'guide-jjp',
})

test('two shelters in one street stay two, and one under two numbers of its own is one', () => {
  const other: Listing = { ...shelter, id: 'other', name: 'Hope Lodge', phones: phone('(213) 555-0122') }
  expect(mergePlaces([shelter, other], new Map())).toHaveLength(2)
  const again: Listing = { ...shelter, id: 'again', name: 'The Example Shelter', asOf: '2025' }
  expect(mergePlaces([shelter, again], new Map())).toHaveLength(1)
})

test('a shelter is not lost in the pantry at its door', () => {
  const pantry = buildListing({
    id: 'pantry',
    name: 'Example Shelter',
    kind: 'food-pantry',
    sourceId: 'haarrrvest-toledo',
  })
  expect(mergePlaces([pantry, shelter], new Map()).map(({ id }) => id)).toEqual(['pantry', 'shelter'])
})

test('of a part goes what the directory has, but not the only number, beds, or a line for survivors it lacks', () => {
  const known = buildListing({
    id: 'known',
    name: 'First Church',
    kind: 'food-pantry',
    phones: phone('(213) 555-0133'),
  })
  const silent = buildListing({
    id: 'silent',
    name: 'Second Church',
    kind: 'food-pantry',
    street: '2 Elm St',
    phones: [],
  })
  const survivors = buildListing({
    id: 'line',
    kind: 'survivor-program',
    street: null,
    phones: phone('(213) 555-0144'),
  })
  const ofPart = (listing: Listing, own: Partial<Listing> = {}): Listing => {
    return { ...listing, id: `part-${listing.id}`, sourceId: 'succurro-food', ...own }
  }
  const part = [
    ofPart(known),
    ofPart(silent, { phones: phone('(213) 555-0155') }),
    ofPart(known, { id: 'beds', kind: 'emergency-shelter' }),
    ofPart(survivors),
    ofPart(survivors, { id: 'new-line', phones: phone('(213) 555-0166') }),
  ]
  const kept = dropKnownPlaces(part, [known, silent, survivors], new Map())
  expect(kept.map(({ id }) => id)).toEqual(['part-silent', 'beds', 'new-line'])
})
