import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CityRow, createCityIndex } from './city-index.ts'
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
const search = createPlaceSearch(counties, zips, createCityIndex(counties, []))
const found = (query: string, limit = 10, state?: StateCode) =>
  search(query, limit, state).map((hit) => {
    const name = `${hit.county.name} ${hit.county.state}`
    if (hit.kind === 'city') return `${hit.city.name} ${hit.county.state}`
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

const town = (name: string, fips: string, population: number): CityRow => ({
  name,
  fips,
  lat: 35.5,
  lon: -100.25,
  population,
  isSeat: false,
})
const towns = createCityIndex(counties, [
  town('Los Angeles', '06037', 3_971_900),
  town('Bakersfield', '06029', 373_600),
  town('Kernville', '06029', 1400),
  town('Orange', '06059', 141_000),
  town('Orange', '12095', 0),
  town('St. Louis', '29510', 315_700),
  town('Richmond', '51760', 220_300),
  town('Cañada', '35013', 900),
  town('Brooklyn', '36047', 2_300_700),
  town('Brooklyn', '30063', 0),
])
const searchTowns = createPlaceSearch(counties, zips, towns)
const namesFound = (query: string, limit = 10, state?: StateCode) =>
  searchTowns(query, limit, state).map(({ county, ...hit }) =>
    hit.kind === 'city' ? `${hit.city.name}, ${county.state}` : `${county.name} ${county.state}`,
  )

test.each([
  ['bakersfield', 'Bakersfield, CA'],
  ['bakersf', 'Bakersfield, CA'],
  ['bakersfeild', 'Bakersfield, CA'],
  ['bakersfeild ca', 'Bakersfield, CA'],
  ['bakersfei', 'Bakersfield, CA'],
  ['vakersfield', 'Bakersfield, CA'],
  ['st louis', 'St. Louis, MO'],
  ['Saint Louis, Missouri', 'St. Louis, MO'],
  ['los angeles ca', 'Los Angeles, CA'],
  ['Los Ángeles, California', 'Los Angeles, CA'],
  ['angeles', 'Los Angeles, CA'],
  ['la', 'Los Angeles, CA'],
  ['L.A., California', 'Los Angeles, CA'],
  ['stl', 'St. Louis, MO'],
  ['canada nuevo méxico', 'Cañada, NM'],
  ['Los Angeles County', 'Los Angeles County CA'],
  ['condado de los angeles', 'Los Angeles County CA'],
  ['richmond', 'Richmond, VA'],
  ['Richmond County', 'Richmond County VA'],
])('"%s" finds %s first', (query, expected) => {
  expect(namesFound(query)[0]).toBe(expected)
})

test('a city comes before the county of the same name, the larger city first', () => {
  expect(namesFound('los ang')).toEqual(['Los Angeles, CA', 'Los Angeles County CA'])
  expect(namesFound('brooklyn').slice(0, 1)).toEqual(['Brooklyn, NY'])
})

test('two cities of one name are both offered, each with its state', () => {
  expect(namesFound('orange')).toEqual(expect.arrayContaining(['Orange, CA', 'Orange, FL']))
  expect(namesFound('orange florida')[0]).toBe('Orange, FL')
})

test('a state limits cities as it limits counties', () => {
  expect(namesFound('brooklyn', 10, 'MT')).toEqual(['Brooklyn, MT'])
})

test('a city has a point, to measure distances from', () => {
  const [hit] = searchTowns('bakersfield', 1)
  expect(hit?.kind === 'city' && hit.city.point).toEqual({ lat: 35.5, lon: -100.25 })
})
