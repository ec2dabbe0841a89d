import { expect, test } from 'vitest'
import { interpretNeeds } from '#domain/needs/interpret-needs.ts'
import {
  type ResourceFilter,
  countActiveFilters,
  distanceChoices,
  filterResources,
  toMiles,
  listNeedChoices,
  noFilter,
  findUsefulSwitches,
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
    phones: [{ number: '(213) 555-0100', kind: 'voice', language: 'es' }],
  },
].map((listing) => Resource.parse(listing))

const monday = { day: 1, minutes: 10 * 60 }

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
  expect(listFilteredIds({ isOpenNow: true }, { day: 2, minutes: 10 * 60 })).toEqual(['line'])
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

test('needs are offered by priority with their counts, then those asked for, none that would be empty', () => {
  expect(listNeedChoices(listings.slice(0, 2), ['food-assistance'])).toEqual([
    { need: 'housing', count: 1 },
    { need: 'employment', count: 1 },
    { need: 'job-training', count: 1 },
  ])
  const all = listNeedChoices(listings, ['food-assistance']).map(({ need }) => need)
  expect(all).toEqual([
    'housing',
    'employment',
    'job-training',
    'legal',
    'healthcare',
    'education',
    'transportation',
    'restorative-justice',
    'sobriety',
    'food-assistance',
  ])
})

test('a switch that cannot help is not offered', () => {
  expect(findUsefulSwitches(listings, { now: monday, from: here })).toEqual({
    maxMiles: true,
    isOpenNow: true,
    speaksSpanish: true,
    takesRecord: true,
  })
  expect(findUsefulSwitches([Resource.parse({ id: 'a', name: 'A' })], { now: monday, from: here })).toEqual({
    maxMiles: false,
    isOpenNow: false,
    speaksSpanish: false,
    takesRecord: false,
  })
})

test('without a point of the person there is no distance to filter by', () => {
  expect(findUsefulSwitches(listings, { now: monday, from: null }).maxMiles).toBe(false)
})

test('the parts of a filter that are set are counted', () => {
  expect(countActiveFilters({ ...noFilter, text: ' ' })).toBe(0)
  expect(
    countActiveFilters({ ...noFilter, needs: ['legal', 'housing'], maxMiles: 5, takesRecord: true, text: 'a' }),
  ).toBe(5)
})
