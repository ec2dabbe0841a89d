import path from 'node:path'
import { expect, test } from 'vitest'
import { packCounties, unpackCounties } from '#domain/places/county-list.ts'
import type { County } from '#domain/places/county.ts'
import { loadPlaces } from './places.ts'

const places = loadPlaces(path.resolve('data/directory'))
const getCounty = (fips: string) => {
  const county = places.byFips(fips)
  if (!county) throw new Error(`no county ${fips}`)
  return county
}
const unmatched = (write: (county: County) => { state: string; county: string }) =>
  places.counties
    .filter((county) => places.findCounty(write(county)) !== county)
    .map(({ name, state }) => `${name} ${state}`)
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

test('there are 3,143 counties in fifty states and the District of Columbia', () => {
  expect(places.counties).toHaveLength(3143)
  expect(new Set(places.counties.map(({ state }) => state)).size).toBe(51)
  expect(places.inState('DC').map(({ name }) => name)).toEqual(['District of Columbia'])
})

test.each([
  ['its listed name', (name: string) => name],
  ['capital letters', (name: string) => name.toUpperCase()],
  ['small letters without accents', (name: string) => withoutAccents(name.toLowerCase())],
  ['no punctuation', (name: string) => name.replace(/[.'-]/g, ' ')],
  ['saints written out', (name: string) => name.replace(/\bSte?\./, 'Saint')],
])('every county is found by %s', (_how, write) => {
  expect(unmatched(({ state, name }) => ({ state, county: write(name) }))).toEqual([])
})

test('every county is found by its name with the state behind it', () => {
  expect(unmatched(({ state, name }) => ({ state: state.toLowerCase(), county: `${name}, ${state}` }))).toEqual([])
})

test('the short name finds the county; the six names that two places share tell the other one', () => {
  const shared = places.counties.flatMap((county) => {
    const match = places.match({ state: county.state, county: county.shortName })
    if (match.kind !== 'found') return [`${county.name}: ${match.kind}`]
    if (match.county === county) return []
    return match.others.includes(county) ? [`${county.name} ${county.state}`] : [`${county.name}: lost`]
  })
  expect(shared).toEqual([
    'Baltimore city MD',
    'St. Louis city MO',
    'Richmond County VA',
    'Fairfax city VA',
    'Franklin city VA',
    'Roanoke city VA',
  ])
})

test('with one letter dropped the county is still found or offered', () => {
  const lost = places.counties
    .filter((county) => county.shortName.length > 6)
    .filter((county) => {
      const dropped = county.shortName.slice(0, 3) + county.shortName.slice(4)
      const match = places.match({ state: county.state, county: dropped })
      if (match.kind === 'found') return match.county !== county && !match.others.includes(county)
      return match.kind === 'none' || !match.choices.includes(county)
    })
  expect(lost.map(({ name, state }) => `${name} ${state}`)).toEqual([])
})

test('type-ahead shows a county among the first three for its name and state', () => {
  const some = places.counties.filter((_county, at) => at % 7 === 0)
  const missing = some.filter(
    ({ name, state, fips }) => !places.search(`${name} ${state}`, 3).some((hit) => hit.county.fips === fips),
  )
  expect(missing.map(({ name, state }) => `${name} ${state}`)).toEqual([])
})

test('every center is nearest to its own county', () => {
  expect(places.counties.filter((county) => places.nearest(county) !== county)).toEqual([])
})

test.each([
  ['downtown Los Angeles', 34.0522, -118.2437, '06037'],
  ['Anchorage', 61.2181, -149.9003, '02020'],
  ['New Orleans', 29.9511, -90.0715, '22071'],
  ['Washington', 38.9072, -77.0369, '11001'],
  ['Honolulu', 21.3069, -157.8583, '15003'],
])('%s lies in its county', (_place, lat, lon, fips) => {
  expect(places.nearest({ lat, lon })?.fips).toBe(fips)
})

test('the middle of the ocean and another continent have no county', () => {
  expect(places.nearest({ lat: 35, lon: -40 })).toBeNull()
  expect(places.nearest({ lat: 48.85, lon: 2.35 })).toBeNull()
})

test('a ZIP code in one county gives that county and its center', () => {
  const { lat, lon } = getCounty('06037')
  expect(places.zip('90012')).toEqual({
    counties: [getCounty('06037')],
    center: { lat, lon },
    point: { lat: expect.closeTo(34.06, 1), lon: expect.closeTo(-118.24, 1) },
  })
})

test('a ZIP code that spans counties gives each of them once, the largest part first', () => {
  const { counties, center } = places.zip('02467')
  expect(counties.map(({ shortName }) => shortName)).toEqual(['Norfolk', 'Middlesex', 'Suffolk'])
  expect(center).toEqual({ lat: counties[0]?.lat, lon: counties[0]?.lon })
})

test.each(['00000', '9001', 'abcde', ''])('ZIP code "%s" is nowhere', (zip) => {
  expect(places.zip(zip)).toEqual({ counties: [], center: null, point: null })
})

test('the packed list the page downloads gives back every name, kind and number', () => {
  const names = ({ fips, state, name, shortName, kind }: County) => ({ fips, state, name, shortName, kind })
  expect(unpackCounties(packCounties(places.counties)).map(names)).toEqual(places.counties.map(names))
})

const findFirst = (query: string) => {
  const [hit] = places.search(query, 8)
  if (!hit) return null
  return `${hit.kind === 'city' ? `${hit.city.name}, ` : ''}${hit.county.name} ${hit.county.state}`
}

test.each([
  ['bakersfeild', 'Bakersfield, Kern County CA'],
  ['albuqerque', 'Albuquerque, Bernalillo County NM'],
  ['albuquerqe nm', 'Albuquerque, Bernalillo County NM'],
  ['st louis', 'St. Louis, St. Louis city MO'],
  ['Ft Worth', 'Fort Worth, Tarrant County TX'],
  ['los angeles ca', 'Los Angeles, Los Angeles County CA'],
  ['Los Ángeles', 'Los Angeles, Los Angeles County CA'],
  ['Houston, Texas', 'Houston, Harris County TX'],
  ['houston tejas', 'Houston, Harris County TX'],
  ['houst', 'Houston, Harris County TX'],
  ['Harris County', 'Harris County TX'],
  ['condado de Harris', 'Harris County TX'],
  ['new york', 'New York, New York County NY'],
  ['new york city', 'New York, New York County NY'],
  ['brooklyn', 'Brooklyn, Kings County NY'],
  ['washington dc', 'Washington, District of Columbia DC'],
  ['orange', 'Orange, Orange County CA'],
  ['Orange County', 'Orange County CA'],
  ['vegas', 'Las Vegas, Clark County NV'],
  ['phenix city al', 'Phenix City, Russell County AL'],
  ['bethel alaska', 'Bethel, Bethel Census Area AK'],
  ['pheonix', 'Phoenix, Maricopa County AZ'],
  ['philidelphia', 'Philadelphia, Philadelphia County PA'],
  ['cincinatti ohio', 'Cincinnati, Hamilton County OH'],
  ['san fransisco', 'San Francisco, San Francisco County CA'],
])('“%s” offers %s first', (query, expected) => {
  expect(findFirst(query)).toBe(expected)
})

test('cities of one name are offered with their states, the largest first', () => {
  const found = places.search('springfield', 8).flatMap((hit) => (hit.kind === 'city' ? [hit.county.state] : []))
  expect(new Set(found).size).toBeGreaterThan(4)
  expect(found.slice(0, 3)).toEqual(expect.arrayContaining(['MO', 'MA']))
})

test.each(['xqzzvw', 'nowhereville zz', '!!!'])('nothing is offered for “%s”', (query) => {
  expect(places.search(query, 8)).toEqual([])
})

test('at least 33,000 cities and the points of 98% of all ZIP codes are known', () => {
  const zips = Array.from({ length: 100_000 }, (_, code) => places.zip(String(code).padStart(5, '0')))
  const known = zips.filter(({ counties }) => counties.length > 0)
  expect(places.cities.size).toBeGreaterThan(33_000)
  expect(known.filter(({ point }) => point !== null).length / known.length).toBeGreaterThan(0.98)
})
