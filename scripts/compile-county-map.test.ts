import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createAreaLookup } from '../src/domain/admin-analytics/area.ts'
import { CountyMap } from '../src/domain/admin-analytics/county-map.ts'
import { readCounties } from '../src/server/engines/directory/files/read.ts'
import { compileCountyMap, countyMapFile } from './compile-county-map.ts'

const committed = readFileSync(countyMapFile, 'utf8')
const map = CountyMap.parse(JSON.parse(committed))

test('the committed map of the counties is what the atlas gives', () => {
  expect(map).toEqual(compileCountyMap())
})

test('the map of the counties is no more than 250 KB', () => {
  expect(committed.length).toBeLessThan(250_000)
})

test('every county but the two that are younger than the atlas is drawn, and each outline is closed', () => {
  const drawn = new Set(map.counties.map(([fips]) => fips))
  const missing = readCounties('data/directory')
    .filter(({ fips }) => !drawn.has(fips))
    .map(({ fips }) => fips)
  expect(missing).toEqual(['02063', '02066'])
  const broken = map.counties.filter(
    ([, km2, , path]) => km2 <= 0 || !/^(M-?\d+ \d+l-?\d+[- ]\d+(?:[- ]\d+)*z)+$/.test(path),
  )
  expect(broken.map(([fips]) => fips)).toEqual([])
})

test.each([
  ['Los Angeles', '06037', 'urban'],
  ['Cook, Illinois', '17031', 'urban'],
  ['Manhattan', '36061', 'urban'],
  ['Maricopa, Arizona', '04013', 'urban'],
  ['Baltimore city', '24510', 'urban'],
  ['Denver', '08031', 'urban'],
  ['Falls Church city', '51610', 'urban'],
  ['Loving, Texas', '48301', 'rural'],
  ['Petroleum, Montana', '30069', 'rural'],
  ['McDowell, West Virginia', '54047', 'rural'],
  ['Brewster, Texas', '48043', 'rural'],
  ['Copper River, Alaska', '02066', null],
])('%s (%s) is %s by our measure', (_name, fips, area) => {
  expect(createAreaLookup(map)(fips)).toBe(area)
})
