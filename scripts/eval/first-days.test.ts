import { expect, test } from 'vitest'
import type { County } from '../../src/domain/places/county.ts'
import { buildListing } from '../../src/testing/builders/listing.ts'
import { countFirstDaysNear } from './first-days.ts'

const county = (fips: string, lat: number): County => ({
  fips,
  state: 'CA',
  name: `County ${fips}`,
  shortName: fips,
  kind: 'county',
  lat,
  lon: -118,
})
const counties = [county('06001', 34), county('06003', 34.4), county('06005', 36)]
const shelter = buildListing({
  kind: 'emergency-shelter',
  countyFips: '06001',
  position: { lat: 34, lon: -118, precision: 'exact' },
})

test('a shelter counts for its county and for centers within 30 miles', () => {
  expect(countFirstDaysNear(counties, [shelter]).get('shelter')).toBe(2)
  expect(countFirstDaysNear(counties, [{ ...shelter, position: null }]).get('shelter')).toBe(1)
})

test('a service of the whole state and a listing of another kind are not near', () => {
  expect(countFirstDaysNear(counties, [{ ...shelter, scope: 'state' }]).get('shelter')).toBe(0)
  expect(countFirstDaysNear(counties, [{ ...shelter, kind: 'housing-authority' }]).get('shelter')).toBe(0)
})
