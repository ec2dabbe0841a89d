import { expect, test } from 'vitest'
import type { County, ZipCounty } from './county.ts'
import { createZipIndex } from './zip-index.ts'

const county = (fips: string): County => ({
  fips,
  state: 'CA',
  name: `${fips} County`,
  shortName: fips,
  kind: 'county',
  lat: 0,
  lon: 0,
})
const zip = (code: string, fips: string, share = 1, isPrimary = true): ZipCounty => ({
  zip: code,
  fips,
  share,
  isPrimary,
})

const index = createZipIndex(['06001', '06003', '06005'].map(county), [
  zip('93243', '06003', 0.2, false),
  zip('93243', '06001', 0.1, false),
  zip('93243', '06005', 0.7),
  zip('00501', '06001'),
  zip('93244', '06001', 0, true),
  zip('93244', '06003', 1, false),
  zip('99999', '06003'),
  zip('93245', '99001'),
])
const listFips = (code: string) => index.counties(code).map(({ fips }) => fips)

test('the counties of a ZIP code come with the largest part first', () => {
  expect(listFips('93243')).toEqual(['06005', '06003', '06001'])
})

test('the primary county comes first even where nobody lives', () => {
  expect(listFips('93244')).toEqual(['06001', '06003'])
})

test('leading zeros and the last code there can be are found', () => {
  expect(listFips('00501')).toEqual(['06001'])
  expect(listFips('99999')).toEqual(['06003'])
})

test.each(['', '501', '93246', '932430', 'abcde', '93 43', '-1000', '93245'])('"%s" is nowhere', (code) => {
  expect(listFips(code)).toEqual([])
})

test('codes are listed by their first digits, each once, in order, up to the limit', () => {
  expect(index.starting('932', 10)).toEqual(['93243', '93244'])
  expect(index.starting('932', 1)).toEqual(['93243'])
  expect(index.starting('005', 10)).toEqual(['00501'])
  expect(index.starting('93244', 10)).toEqual(['93244'])
  expect(index.starting('12', 10)).toEqual([])
  expect(index.starting('x', 10)).toEqual([])
})
