import { expect, test } from 'vitest'
import { interpretNeeds } from '#domain/needs/interpret-needs.ts'
import {
  type ResourceFilter,
  countActiveFilters,
  countLikely,
  distanceChoices,
  filterResources,
  toMiles,
  listNeedChoices,
  noFilter,
  countUnknown,
  findUsefulFilters,
} from './filter.ts'
import { Resource } from './resource.ts'

const buildFacts = (value: 'yes' | 'no' | 'unknown') => ({
  servesRecord: { value },
  servesSupervision: { value },
  noIdNeeded: { value },
  walkIn: { value },
})

const here = { lat: 34, lon: -118 }
/** Due north of the person. */
const atDistanceKm = (km: number) => ({ lat: here.lat + km / 111.195, lon: here.lon })

const listings = [
  {
    id: 'house',
    name: 'Harbor House',
    category: 'housing',
    position: atDistanceKm(3),
    facts: buildFacts('yes'),
    services: ['Shelter'],
  },
  {
    id: 'work',
    name: 'Job Center',
    category: 'employment',
    position: atDistanceKm(20),
    facts: buildFacts('no'),
    languages: ['es'],
  },
  {
    id: 'school',
    name: 'Adult School',
    category: 'education',
    position: atDistanceKm(60),
    address: '1 Example Street, Pasadena',
  },
  {
    id: 'clinic',
    name: 'Clínica del Valle',
    category: 'healthcare',
    facts: buildFacts('unknown'),
    serviceIds: ['health-center'],
  },
  { id: 'line', name: '211', category: 'other', scope: 'national', isAlwaysOpen: true, phone: '211' },
  {
    id: 'pantry',
    name: 'A pantry',
    category: 'community-services',
    position: atDistanceKm(8),
    needs: ['food-assistance'],
    serviceIds: ['food-pantry'],
    schedule: [{ day: 1, opens: '09:00', closes: '12:00' }],
    timeZone: 'America/Los_Angeles',
    phones: [{ number: '(213) 555-0100', kind: 'voice', language: 'es' }],
  },
].map((listing) => Resource.parse(listing))

/** A Monday at ten in Los Angeles. */
const monday = Date.UTC(2026, 10, 16, 18)
const tuesday = Date.UTC(2026, 10, 17, 18)

function listFilteredIds(change: Partial<ResourceFilter>, now = monday): string[] {
  const filter = { ...noFilter, ...change }
  return filterResources(listings, filter, { now, understood: interpretNeeds(filter.text), from: here }).map(
    ({ id }) => id,
  )
}

test('without a filter the list is as the search gave it', () => {
  expect(listFilteredIds({})).toEqual(listings.map(({ id }) => id))
})

test.each([
  ['housing', ['house', 'line']],
  ['job-training', ['work', 'school', 'line']],
  ['healthcare', ['clinic', 'line']],
  ['sobriety', ['clinic', 'line']],
  ['restorative-justice', ['pantry', 'line']],
  ['food-assistance', ['pantry', 'line']],
] as const)('under %s stand %j, those of no category last', (need, ids) => {
  expect(listFilteredIds({ needs: [need] })).toEqual(ids)
})

test('several needs show the places for any of them', () => {
  expect(listFilteredIds({ needs: ['housing', 'education'] })).toEqual(['house', 'school', 'line'])
})

test('each choice of distance shows at least what the shorter one shows', () => {
  const counts = distanceChoices.map((maxMiles) => listFilteredIds({ maxMiles }).length)
  expect(counts).toEqual([3, 3, 4, 5])
  expect(toMiles(16.09344)).toBeCloseTo(10)
})

test.each([
  [5, ['house', 'line', 'pantry']],
  [25, ['house', 'work', 'line', 'pantry']],
  [50, ['house', 'work', 'school', 'line', 'pantry']],
])('within %i miles stand the places known to be there and the lines for everybody', (maxMiles, ids) => {
  expect(listFilteredIds({ maxMiles })).toEqual(ids)
})

test.each([
  [{ isOpenNow: true }, ['line', 'pantry']],
  [{ speaksSpanish: true }, ['work', 'pantry']],
  [{ takesRecord: true }, ['house']],
  [{ speaksSpanish: true, maxMiles: 5 }, ['pantry']],
  [{ takesRecord: true, speaksSpanish: true }, []],
])('%j shows %j', (change, ids) => {
  expect(listFilteredIds(change)).toEqual(ids)
})

test('open now follows the clock', () => {
  expect(listFilteredIds({ isOpenNow: true }, tuesday)).toEqual(['line'])
})

test.each([
  ['harbor', ['house']],
  ['HARB', ['house']],
  ['clinica', ['clinic']],
  ['clínica valle', ['clinic']],
  ['shelters', ['house']],
  ['pasadena', ['school']],
  ['  ', ['house', 'work', 'school', 'clinic', 'line', 'pantry']],
  ['zzzzqqq', []],
])('the words %j find %j', (text, ids) => {
  expect(listFilteredIds({ text })).toEqual(ids)
})

test.each([
  ['I am hungry', 'pantry'],
  ['tengo hambre', 'pantry'],
  ['I need a place to sleep', 'house'],
  ['busco trabajo', 'work'],
  ['necesito un doctor', 'clinic'],
])('what is meant by %j is found: %s', (text, id) => {
  expect(listFilteredIds({ text })[0]).toBe(id)
})

test('of the places that are meant, those in the place that is named come first', () => {
  const shelter = (id: string, address: string) =>
    Resource.parse({ id, name: id, address, category: 'housing', serviceIds: ['emergency-shelter'] })
  const text = 'a shelter in Pasadena'
  const list = [shelter('far', '1 Main St, Glendale'), shelter('there', '2 Main St, Pasadena')]
  const found = filterResources(
    list,
    { ...noFilter, text },
    { now: monday, understood: interpretNeeds(text), from: null },
  )
  expect(found.map(({ id }) => id)).toEqual(['there', 'far'])
})

test('while the meaning is not loaded the words themselves still count', () => {
  const context = { now: monday, understood: null, from: null }
  const found = (text: string) => filterResources(listings, { ...noFilter, text }, context).map(({ id }) => id)
  expect(found('harbor')).toEqual(['house'])
  expect(found('tengo hambre')).toEqual([])
})

test('of several chosen needs those with an answer are offered, by priority and with their counts', () => {
  expect(listNeedChoices(listings, ['food-assistance', 'housing', 'legal'])).toEqual([
    { need: 'housing', count: 2 },
    { need: 'legal', count: 1 },
    { need: 'food-assistance', count: 2 },
  ])
  expect(listNeedChoices(listings.slice(0, 1), ['food-assistance', 'housing'])).toEqual([{ need: 'housing', count: 1 }])
})

test('one need is no choice; where the needs are not known the nine are offered', () => {
  expect(listNeedChoices(listings, ['housing'])).toEqual([])
  expect(listNeedChoices(listings, []).map(({ need }) => need)).toEqual([
    'housing',
    'employment',
    'job-training',
    'legal',
    'healthcare',
    'education',
    'transportation',
    'restorative-justice',
    'sobriety',
  ])
})

test('what the search found a place for decides, not all that it offers', () => {
  const center = Resource.parse({
    id: 'center',
    name: 'A center',
    category: 'recovery-support',
    needs: ['recovery-support', 'employment'],
    answers: ['recovery-support'],
  })
  const context = { now: monday, understood: null, from: null }
  const find = (need: 'employment' | 'recovery-support') =>
    filterResources([center], { ...noFilter, needs: [need] }, context).length
  expect([find('employment'), find('recovery-support')]).toEqual([0, 1])
})

test.each([
  [{ takesRecord: true }, 1, 4],
  [{ speaksSpanish: true }, 2, 4],
  [{ isOpenNow: true }, 2, 4],
  [{ maxMiles: 5 }, 3, 1],
  [{ takesRecord: true, needs: ['housing'] as const }, 1, 1],
  [{}, 6, 0],
])('with %j %i places pass, and of %i nobody knows', (change, passing, unknown) => {
  const filter = { ...noFilter, ...change }
  const context = { now: monday, understood: null, from: here }
  expect(filterResources(listings, filter, context)).toHaveLength(passing)
  expect(countUnknown(listings, filter, context)).toBe(unknown)
  expect(filterResources(listings, { ...filter, showsUnknown: true }, context)).toHaveLength(passing + unknown)
})

test('a shelter for men is hidden from women, one that says nothing is only not known', () => {
  const named = ["Hope Women's Shelter", "Men's Mission", 'Harbor House'].map((name) =>
    Resource.parse({ id: name, name }),
  )
  const context = { now: monday, understood: null, from: null }
  const filter: ResourceFilter = { ...noFilter, audiences: ['women'] }
  expect(filterResources(named, filter, context).map(({ id }) => id)).toEqual(["Hope Women's Shelter"])
  expect(countUnknown(named, filter, context)).toBe(1)
  expect(findUsefulFilters(named, context).audiences).toEqual(['women', 'men'])
})

test('a filter that cannot help is not offered', () => {
  expect(findUsefulFilters(listings, { now: monday, from: here })).toEqual({
    audiences: [],
    maxMiles: true,
    isOpenNow: true,
    speaksSpanish: true,
    takesRecord: true,
  })
  expect(findUsefulFilters([Resource.parse({ id: 'a', name: 'A' })], { now: monday, from: here })).toEqual({
    audiences: [],
    maxMiles: false,
    isOpenNow: false,
    speaksSpanish: false,
    takesRecord: false,
  })
})

test('without a point of the person there is no distance to filter by', () => {
  expect(findUsefulFilters(listings, { now: monday, from: null }).maxMiles).toBe(false)
})

test('the parts of a filter that are set are counted', () => {
  expect(countActiveFilters({ ...noFilter, text: ' ' })).toBe(0)
  expect(
    countActiveFilters({ ...noFilter, needs: ['legal', 'housing'], maxMiles: 5, takesRecord: true, text: 'a' }),
  ).toBe(5)
  expect(countActiveFilters({ ...noFilter, audiences: ['men'], showsUnknown: true })).toBe(1)
})

test('what says no to the person is hidden, what says nothing stays, and both are counted', () => {
  const context = { now: monday, understood: null, from: here, own: ['servesRecord'] as const }
  const filter: ResourceFilter = { ...noFilter, isLikely: true }
  expect(filterResources(listings, filter, context).map(({ id }) => id)).toEqual([
    'house',
    'school',
    'clinic',
    'line',
    'pantry',
  ])
  expect(countLikely(listings, filter, context)).toEqual({ no: 1, unknown: 4 })
  expect(countActiveFilters(filter)).toBe(1)
})

test('without a word of the person the filter hides nothing', () => {
  expect(listFilteredIds({ isLikely: true })).toEqual(listings.map(({ id }) => id))
})
