import { expect, test } from 'vitest'
import { toCounties } from './counties.ts'
import { computeCityCenters, locate } from './position.ts'
import { toZips, createZipChecker, type ZipRow } from './zips.ts'

const anchorage = { lat: 61.1776, lon: -149.2744 }
const around = { county: anchorage, city: null, isAlaska: true }

test('an exact position stays, also far out in a county as large as the Aleutians', () => {
  const unalaska = { lat: 53.87232, lon: -166.53857, precision: 'exact' as const }
  const aleutians = { county: { lat: 51.9595, lon: 178.3388 }, city: null, isAlaska: true }
  expect(locate(unalaska, aleutians)).toEqual({
    position: { lat: 53.8723, lon: -166.5386, precision: 'exact' },
    isCorrected: false,
  })
})

test('a ZIP center hundreds of kilometers off becomes the city, or else the county', () => {
  const wrong = { lat: 62.0437, lon: -158.1745, precision: 'zip' as const }
  const city = { lat: 61.2, lon: -149.9 }
  expect(locate(wrong, around)).toEqual({ position: { ...anchorage, precision: 'county' }, isCorrected: true })
  expect(locate(wrong, { ...around, city })).toEqual({ position: { ...city, precision: 'city' }, isCorrected: true })
})

const abroad = [
  { lat: 0, lon: 0 },
  { lat: 48.85, lon: 2.35 },
  { lat: 61.2, lon: 149.9 },
]
test.each(abroad)('%o is not in the country', (point) => {
  expect(locate({ ...point, precision: 'exact' }, around).isCorrected).toBe(true)
})

test('no position is the county center, and nothing without a county', () => {
  const nothing = { lat: null, lon: null, precision: null }
  expect(locate(nothing, around).position).toEqual({ ...anchorage, precision: 'county' })
  expect(locate(nothing, { county: null, city: null, isAlaska: false }).position).toBeNull()
})

test('the middle of a city is that of its exact places', () => {
  const at = (lat: number, precision: 'exact' | 'zip') => ({ key: 'x', given: { lat, lon: -100, precision } })
  const centers = computeCityCenters([at(30, 'exact'), at(31, 'exact'), at(32, 'exact'), at(60, 'zip')])
  expect(centers.get('x')).toEqual({ lat: 31, lon: -100 })
})

test.each([
  ['VA', 'Charles City County', 'Charles City', 'county'],
  ['VA', 'Alexandria city', 'Alexandria', 'city'],
  ['NV', 'Carson City', 'Carson City', 'city'],
  ['LA', 'LaSalle Parish', 'LaSalle', 'parish'],
  ['AK', 'Sitka City and Borough', 'Sitka', 'city and borough'],
  ['AK', 'Denali Borough', 'Denali', 'borough'],
  ['AK', 'Nome Census Area', 'Nome', 'census area'],
  ['AK', 'Skagway Municipality', 'Skagway', 'municipality'],
  ['DC', 'District of Columbia', 'District of Columbia', 'district'],
] as const)('%s %s is called %s and is a %s', (state, name, shortName, kind) => {
  expect(toCounties([{ fips: '00001', state, name, lat: 40, lon: -80 }])).toMatchObject([{ shortName, kind }])
})

const zip = (fips: string, homes: number, all: number, primary: '0' | '1', source = 'HUD-USPS 2020Q4'): ZipRow => {
  return { zip: '20135', fips, res_ratio: homes, tot_ratio: all, primary, source }
}

test('a ZIP is shared out by homes, or by all addresses where nobody lives', () => {
  const counties = new Set(['51043', '51061'])
  const { zips } = toZips([zip('51043', 0.6, 0.5, '1'), zip('51061', 0.4, 0.5, '0')], counties)
  expect(zips.map(({ share, isPrimary }) => [share, isPrimary])).toEqual([
    [0.6, true],
    [0.4, false],
  ])
  expect(toZips([zip('51043', 0, 1, '1')], counties).zips).toMatchObject([{ share: 1 }])
})

test('ZIP rows of nobody knows who are left out', () => {
  expect(toZips([zip('51043', 1, 1, '1', 'somebody.csv')], new Set(['51043']))).toEqual({ zips: [], left: 1 })
})

test('a house number is no ZIP code of the state', () => {
  const isZipInState = createZipChecker([zip('51043', 1, 1, '1')], new Map([['51043', { state: 'VA' }]]))
  expect(isZipInState('20135', 'VA')).toBe(true)
  expect(isZipInState('20199', 'VA')).toBe(true)
  expect(isZipInState('20135', 'AL')).toBe(false)
  expect(isZipInState('18464', 'VA')).toBe(false)
})
