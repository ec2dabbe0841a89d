import { expect, test } from 'vitest'
import { parseCountyName } from './county.ts'

test.each([
  ['Los Angeles County', 'Los Angeles', 'county'],
  ['Charles City County', 'Charles City', 'county'],
  ['Orleans Parish', 'Orleans', 'parish'],
  ['North Slope Borough', 'North Slope', 'borough'],
  ['Juneau City and Borough', 'Juneau', 'city and borough'],
  ['Yukon-Koyukuk Census Area', 'Yukon-Koyukuk', 'census area'],
  ['Anchorage Municipality', 'Anchorage', 'municipality'],
  ['Fairfax city', 'Fairfax', 'city'],
  ['Carson City', 'Carson City', 'city'],
  ['District of Columbia', 'District of Columbia', 'district'],
])('%s is short for "%s" and is a %s', (name, shortName, kind) => {
  expect(parseCountyName(name)).toEqual({ shortName, kind })
})
