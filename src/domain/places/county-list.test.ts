import { expect, test } from 'vitest'
import { PackedState, packCounties, unpackCounties } from './county-list.ts'
import type { County } from './county.ts'

const californian = { state: 'CA', kind: 'county' } as const
const counties: County[] = [
  { ...californian, fips: '06001', name: 'Alameda County', shortName: 'Alameda', lat: 37.6504, lon: -121.9176 },
  { ...californian, fips: '06037', name: 'Los Angeles County', shortName: 'Los Angeles', lat: 34.32, lon: -118.22 },
  { fips: '32510', state: 'NV', name: 'Carson City', shortName: 'Carson City', kind: 'city', lat: 39.15, lon: -119.74 },
]

test('the packed list holds every county, its center to a thousandth of a degree', () => {
  const [alameda, ...others] = counties
  expect(unpackCounties(packCounties(counties))).toEqual([{ ...alameda, lat: 37.65, lon: -121.918 }, ...others])
})

test('what is packed is what the page accepts', () => {
  for (const state of packCounties(counties)) expect(PackedState.parse(state)).toEqual(state)
})
