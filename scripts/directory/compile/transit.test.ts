import { expect, test } from 'vitest'
import { toCounties } from './counties.ts'
import { buildDatasetRow } from './fixture.ts'
import type { DatasetRow } from './dataset-row.ts'
import type { Tally } from './tally.ts'
import { checkTransit } from './transit.ts'

const counties = toCounties([
  { fips: '18089', state: 'IN', name: 'Lake County', lat: 41.4, lon: -87.4 },
  { fips: '25003', state: 'MA', name: 'Berkshire County', lat: 42.4, lon: -73.2 },
])
const agency = (own: Partial<DatasetRow>) =>
  buildDatasetRow({
    category: 'transportation',
    services: ['Public transit'],
    sourceName: 'MobilityData catalog',
    name: 'Valparaiso Transit',
    state: 'IN',
    countyFips: '18089',
    lat: 41.5,
    lon: -87.1,
    ...own,
  })
const check = (...rows: DatasetRow[]) => checkTransit(rows, counties, new Map() as Tally)

test('a bus agency in another country is left out', () => {
  expect(check(agency({ lat: 48.86, lon: 2.35 }), agency({})).map(({ lat }) => lat)).toEqual([41.5])
})

test('an agency with the short name of another does not get its website', () => {
  const [row] = check(agency({ name: 'SMART', website: 'http://www.smartbusmn.org' }))
  expect(row?.website).toBeNull()
})

test('of agencies with one website the one it is named after keeps it', () => {
  const website = 'http://berkshirerta.com/'
  const rows = check(
    agency({ name: 'Berkshire Regional Transit Authority', state: 'MA', countyFips: '25003', website }),
    agency({ name: 'Cape Ann Transportation Authority', state: 'MA', countyFips: '25003', website }),
  )
  expect(rows.map((row) => row.website)).toEqual([website, null])
})

test('a site of its own stays', () => {
  const website = 'http://www.ci.valparaiso.in.us/1722/Valpo-Transit'
  expect(check(agency({ website }))[0]?.website).toBe(website)
})
