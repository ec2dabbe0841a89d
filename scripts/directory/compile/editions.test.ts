import { expect, test } from 'vitest'
import type { Listing } from '#domain/directory/listing.ts'
import { computeListingId } from '#server/engines/directory/files/listing-id.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { replaceEditions } from './editions.ts'
import type { Tally } from './tally.ts'

const phone = (number: string): Listing['phones'] => {
  return [{ number, extension: null, kind: 'voice', language: null, isSwitchboard: false }]
}
function build(changes: Partial<Listing>): Listing {
  const listing = buildListing(changes)
  return { ...listing, id: computeListingId(listing) }
}

const oldCenter = build({
  name: 'Vista Clinic',
  sourceId: 'hrsa-health-centers',
  services: ['health-center'],
  asOf: '2020',
})
const newCenter = build({
  ...oldCenter,
  name: 'Vista Community Clinic',
  phones: phone('(213) 555-0199'),
  asOf: '2026-07-19',
})

test('the same place keeps its id under its new name, and has the number of the new list only', () => {
  const tally: Tally = new Map()
  const [center, ...rest] = replaceEditions([oldCenter, newCenter], tally)
  expect(rest).toEqual([])
  expect(newCenter.id).not.toBe(oldCenter.id)
  expect(center).toEqual({ ...newCenter, id: oldCenter.id })
  expect([...tally]).toContainEqual(['edition of health centers: places of the old list in the new one', 1])
})

test('a place that the new list does not have is left out, and a school’s own clinic is not added', () => {
  const closed = build({ ...oldCenter, name: 'Closed Clinic', street: '9 Other Street', phones: [] })
  const school = build({
    ...newCenter,
    name: 'Example Elementary School Clinic',
    category: 'healthcare',
    street: '4 School Street',
    phones: [],
  })
  const library = build({ name: 'Example Library', sourceId: 'imls-libraries', asOf: '2022' })
  expect(replaceEditions([oldCenter, closed, newCenter, school, library], new Map()).map(({ name }) => name)).toEqual([
    'Example Library',
    'Vista Community Clinic',
  ])
})

const treatment: Partial<Listing> = { category: 'recovery-support', sourceId: 'samhsa-substance-use', asOf: '2023' }
const oldHouse = build({
  ...treatment,
  name: 'Desert House',
  services: ['substance-use-treatment', 'methadone'],
  languages: ['es'],
  facts: { servesRecord: { value: 'yes', sourceId: 'samhsa-substance-use', asOf: '2023' } },
})
const newHouse = build({
  ...oldHouse,
  sourceId: 'samhsa-findtreatment',
  services: ['outpatient-treatment'],
  languages: [],
  facts: {},
  asOf: '2026-07-19',
})

test('a treatment center keeps the services and facts of the old list, with their date', () => {
  expect(replaceEditions([oldHouse, newHouse], new Map())).toEqual([
    {
      ...newHouse,
      id: oldHouse.id,
      services: ['substance-use-treatment', 'outpatient-treatment', 'methadone'],
      languages: ['es'],
      facts: oldHouse.facts,
      asOf: '2023',
      assuredOn: '2026-07-19',
    },
  ])
})

test('a place that moved is known by its own number, not by one that others have too', () => {
  const moved = build({ ...newHouse, name: 'New Name', street: '77 Far Road', city: 'Elsewhere' })
  expect(replaceEditions([oldHouse, moved], new Map())).toMatchObject([{ id: oldHouse.id, name: 'New Name' }])

  const others = ['A', 'B'].map((name) =>
    build({ ...moved, name: `${name} Recovery`, services: ['substance-use-treatment'] }),
  )
  const listed = replaceEditions([oldHouse, ...others], new Map())
  expect(listed.find(({ id }) => id === oldHouse.id)?.name).toBe('Desert House')
})

test('whose treatment nobody tells is not listed', () => {
  const silent = build({ ...newHouse, name: 'Example Group', street: '5 Quiet Way', phones: [] })
  expect(replaceEditions([oldHouse, newHouse, silent], new Map())).toHaveLength(1)
})

test('a treatment center that the new list does not have stays only where no other is near', () => {
  const gone = build({ ...oldHouse, name: 'Near House', street: '2 Near Street', phones: [] })
  const lonely = build({ ...gone, name: 'Far House', position: { lat: 36.2, lon: -116, precision: 'exact' } })
  const names = replaceEditions([oldHouse, gone, lonely, newHouse], new Map()).map(({ name, assuredOn }) => [
    name,
    assuredOn,
  ])
  expect(names).toEqual([
    ['Far House', null],
    ['Desert House', '2026-07-19'],
  ])
})

test('without a new list the old one stays', () => {
  expect(replaceEditions([oldCenter, oldHouse], new Map())).toEqual([oldCenter, oldHouse])
})
