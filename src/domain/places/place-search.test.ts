import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type County, parseCountyName } from './county.ts'
import { createPlaceSearch } from './place-search.ts'
import type { StateCode } from './states.ts'
import { createZipIndex } from './zip-index.ts'

const names: [fips: string, state: StateCode, name: string][] = [
  ['51159', 'VA', 'Richmond County'],
  ['51760', 'VA', 'Richmond city'],
  ['22071', 'LA', 'Orleans Parish'],
  ['22093', 'LA', 'St. James Parish'],
  ['29189', 'MO', 'St. Louis County'],
  ['29510', 'MO', 'St. Louis city'],
  ['35013', 'NM', 'Doña Ana County'],
  ['06029', 'CA', 'Kern County'],
  ['06037', 'CA', 'Los Angeles County'],
  ['06059', 'CA', 'Orange County'],
  ['12095', 'FL', 'Orange County'],
  ['36047', 'NY', 'Kings County'],
  ['06031', 'CA', 'Kings County'],
  ['24033', 'MD', "Prince George's County"],
  ['30063', 'MT', 'Missoula County'],
  ['45075', 'SC', 'Orangeburg County'],
]
const counties = names.map(([fips, state, name]): County => ({
  fips,
  state,
  name,
  ...parseCountyName(name),
  lat: 0,
  lon: 0,
}))
const zips = createZipIndex(counties, [
  { zip: '93203', fips: '06029', share: 1, isPrimary: true },
  { zip: '93243', fips: '06029', share: 0.4, isPrimary: false },
  { zip: '93243', fips: '06037', share: 0.6, isPrimary: true },
])
const search = createPlaceSearch(counties, zips)
const found = (query: string, limit = 10, state?: StateCode) =>
  search(query, limit, state).map((hit) => {
    const name = `${hit.county.name} ${hit.county.state}`
    return hit.kind === 'zip' ? `${hit.zip} ${name}` : name
  })

test.each([
  ['kern ca', ['Kern County CA']],
  ['ca kern', ['Kern County CA']],
  ['Kern County, California', ['Kern County CA']],
  ['kern cali', ['Kern County CA']],
  ['los ang', ['Los Angeles County CA']],
  ['angeles', ['Los Angeles County CA']],
  ['condado de los áng', ['Los Angeles County CA']],
  ['la county', ['Los Angeles County CA']],
  ['dona', ['Doña Ana County NM']],
  ['doña ana nuevo méx', ['Doña Ana County NM']],
  ['prince geo', ["Prince George's County MD"]],
  ['brook', ['Kings County NY']],
  ['kings', ['Kings County CA', 'Kings County NY']],
  ['missoula mt', ['Missoula County MT']],
  ['richmond city', ['Richmond city VA']],
  ['los angelas', ['Los Angeles County CA']],
])('"%s" finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected)
})

test('a whole name comes before the start of a longer one, and equals stand by state', () => {
  expect(found('orange')).toEqual(['Orange County CA', 'Orange County FL', 'Orangeburg County SC'])
})

test('the start of a name comes before a state that is only begun', () => {
  expect(found('st lou')).toEqual(['St. Louis County MO', 'St. Louis city MO', 'St. James Parish LA'])
})

test('a state alone lists its counties', () => {
  expect(found('Luisiana')).toEqual(['Orleans Parish LA', 'St. James Parish LA'])
})

test('a ZIP code is found from its third digit on', () => {
  expect(found('93')).toEqual([])
  expect(found('932')).toEqual(['93203 Kern County CA', '93243 Los Angeles County CA'])
  expect(found('93203-1234')).toEqual(['93203 Kern County CA'])
})

test('a ZIP code that spans counties gives the choice, the largest part first', () => {
  const [hit] = search('93243', 5)
  expect(hit?.kind === 'zip' && hit.choices.map(({ shortName }) => shortName)).toEqual(['Los Angeles', 'Kern'])
})

test('the limit and the state are kept', () => {
  expect(found('o', 2)).toHaveLength(2)
  expect(found('kings', 10, 'NY')).toEqual(['Kings County NY'])
  expect(found('932', 10, 'NY')).toEqual([])
})

test.each(['', '   ', '…', 'zzzzzz', '123456'])('"%s" finds nothing', (query) => {
  expect(found(query)).toEqual([])
})

test('whatever is typed, no county is shown twice and the limit holds', () => {
  const typed = fc.string({ unit: 'grapheme', maxLength: 80 })
  fc.assert(
    fc.property(typed, fc.integer({ min: 1, max: 20 }), (query, limit) => {
      const results = found(query, limit)
      expect(results.length).toBeLessThanOrEqual(limit)
      expect(new Set(results).size).toBe(results.length)
    }),
  )
})
