import { expect, test } from 'vitest'
import type { ListingKind } from '#domain/directory/kinds.ts'
import { computeSearchColumns } from '#domain/directory/search-columns.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type { County } from '#domain/places/county.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { needByFirstDaysKind } from './absence.ts'
import { findNearestOffice, firstDaysRules, listAbsentKinds, toAbsences } from './absent-kinds.ts'

const candidate = (kind: ListingKind, changes: Partial<Listing> = {}) => ({
  id: kind,
  ...computeSearchColumns(buildListing({ kind, ...changes })),
})
const listKinds = (needs: NeedKey[], candidates: ReturnType<typeof candidate>[], count = 0) =>
  listAbsentKinds(needs, candidates, new Map(needs.map((need) => [need, count])), 'CA').map(({ kind }) => kind)

test('every first-days kind that is not listed near is told', () => {
  const kinds = Object.keys(needByFirstDaysKind)
  expect(listKinds(Object.values(needByFirstDaysKind), [])).toEqual(kinds)
  expect(Object.fromEntries(firstDaysRules.map(({ kind, need }) => [kind, need]))).toEqual(needByFirstDaysKind)
})

test('a shelter near ends the notice, a housing authority does not', () => {
  expect(listKinds(['housing'], [candidate('housing-authority')])).toEqual(['shelter'])
  expect(listKinds(['housing'], [candidate('emergency-shelter')])).toEqual([])
})

test('the agency of the state is no office near; legal aid of the state that people can call is near enough', () => {
  expect(listKinds(['id-documentation'], [candidate('id-office', { scope: 'state' })])).toEqual(['id-office'])
  expect(listKinds(['legal'], [candidate('legal-aid', { scope: 'state' })])).toEqual([])
  expect(listKinds(['legal'], [candidate('legal-aid', { scope: 'state', phones: [] })])).toEqual(['legal-help'])
})

test('benefits of the state that people can call are near enough, a bus line of the state is not', () => {
  expect(listKinds(['financial-assistance'], [candidate('benefits-office', { scope: 'state' })], 1)).toEqual([])
  expect(listKinds(['family-child-support'], [candidate('child-support-office', { scope: 'state' })], 1)).toEqual([])
  expect(listKinds(['transportation'], [candidate('transit-agency', { scope: 'state' })])).toEqual(['ride'])
  expect(listKinds(['transportation'], [candidate('ride-program')], 1)).toEqual([])
  // An office near that is no answer to what was asked.
  expect(listKinds(['financial-assistance'], [candidate('benefits-office')])).toEqual(['other-help'])
})

test('who knows about rides is the line of the state, and 2-1-1 where it has none to call', () => {
  const listContacts = (candidates: ReturnType<typeof candidate>[]) =>
    listAbsentKinds(['transportation'], candidates, new Map(), 'CA')[0]?.contactIds[0]
  expect(listContacts([candidate('transit-agency', { scope: 'state' })])).toBe('transit-agency')
  expect(listContacts([candidate('transit-agency', { scope: 'state', phones: [] })])).toBe('us-211')
  expect(listContacts([])).toBe('us-211')
})

test('a bus that nobody can call is no answer to who has a ride', () => {
  expect(listKinds(['transportation'], [candidate('transit-agency', { phones: [] })], 1)).toEqual(['ride'])
  expect(listKinds(['transportation'], [candidate('transit-agency')], 1)).toEqual([])
})

test('who divides the state among offices is asked at the closest one of the state that can be called', () => {
  const office = (id: string, lat: number, own: Partial<Listing> = {}) => ({
    ...candidate('legal-aid', { countyFips: '06071', position: { lat, lon: -116, precision: 'exact' }, ...own }),
    id,
  })
  const county = { fips: '06027', lat: 36.5, lon: -117.4 } as County
  const found = findNearestOffice(
    [
      office('far', 33),
      office('near', 36),
      office('silent', 36.4, { phones: [] }),
      office('abroad', 36.4, { countyFips: '32003' }),
      { ...office('of others', 36.4), serving: 'elsewhere' },
    ],
    county,
    'legal-aid',
  )
  expect(found?.id).toBe('near')
})

test('a number that nobody called is told where no other is', () => {
  const absent = listAbsentKinds(['family-child-support'], [], new Map(), 'CA')
  const find = (id: string) => ({
    name: id,
    phone: null,
    website: null,
    ...(id === 'ca-family-office' && { uncalledPhone: '916-651-8848' }),
  })
  expect(toAbsences(absent, find)[0]?.contact.name).toBe('ca-family-office')
})

test('another need without any answer is told as well', () => {
  expect(listKinds(['restorative-justice'], [])).toEqual(['other-help'])
  expect(listKinds(['restorative-justice'], [], 1)).toEqual([])
})

test('the contact is the first one in the directory', () => {
  const absent = listAbsentKinds(['id-documentation'], [], new Map(), 'CA')
  const contact = { name: '211', phone: '211', website: null }
  expect(absent[0]?.contactIds).toEqual(['ca-id-agency', 'us-211'])
  expect(toAbsences(absent, (id) => (id === 'us-211' ? contact : null))).toEqual([{ kind: 'id-office', contact }])
  expect(toAbsences(absent, () => null)).toEqual([])
})

test('an office of the state is the way on when it can be called, else the next one with a number', () => {
  const absent = listAbsentKinds(['employment'], [], new Map(), 'CA')
  expect(absent[0]?.contactIds).toEqual(['ca-jobs', 'us-careeronestop', 'us-211'])
  const office = (phone: string | null) => ({ name: 'Job service', phone, website: 'https://example.gov/' })
  const nation = { name: 'CareerOneStop', phone: '1-877-872-5627', website: null }
  const find = (phone: string | null) => (id: string) => (id === 'ca-jobs' ? office(phone) : nation)
  expect(toAbsences(absent, find('916-445-2684'))[0]?.contact.name).toBe('Job service')
  expect(toAbsences(absent, find(null))[0]?.contact.name).toBe('CareerOneStop')
  expect(toAbsences(absent, (id) => (id === 'ca-jobs' ? office(null) : null))[0]?.contact.name).toBe('Job service')
})
