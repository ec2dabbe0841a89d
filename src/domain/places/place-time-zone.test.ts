import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getPlaceTimeZone } from './place-time-zone.ts'

const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'

const at = (state: string, countyFips: string, city: string | null = 'Somewhere') =>
  getPlaceTimeZone({ state, countyFips, city })

test.each([
  ['El Paso TX', 'TX', '48141', mountain],
  ['Hudspeth TX', 'TX', '48229', mountain],
  ['Culberson TX', 'TX', '48109', central],
  ['Harris TX', 'TX', '48201', central],
  ['Bay FL', 'FL', '12005', central],
  ['Gulf FL', 'FL', '12045', eastern],
  ['Calhoun FL', 'FL', '12013', central],
  ['Leon FL', 'FL', '12073', eastern],
  ['Malheur OR', 'OR', '41045', mountain],
  ['Baker OR', 'OR', '41001', pacific],
  ['Perry IN', 'IN', '18123', central],
  ['Pulaski IN', 'IN', '18131', eastern],
  ['Lake IN', 'IN', '18089', central],
  ['Kootenai ID', 'ID', '16055', pacific],
  ['Ada ID', 'ID', '16001', mountain],
  ['Sherman KS', 'KS', '20181', mountain],
  ['Wallace KS', 'KS', '20199', mountain],
  ['Thomas KS', 'KS', '20193', central],
  ['Dickinson MI', 'MI', '26043', central],
  ['Marquette MI', 'MI', '26103', eastern],
  ['Wayne KY', 'KY', '21231', eastern],
  ['Daviess KY', 'KY', '21059', central],
  ['Jefferson KY', 'KY', '21111', eastern],
  ['Knox TN', 'TN', '47093', eastern],
  ['Hamilton TN', 'TN', '47065', eastern],
  ['Marion TN', 'TN', '47115', central],
  ['Davidson TN', 'TN', '47037', central],
  ['Scotts Bluff NE', 'NE', '31157', mountain],
  ['Lincoln NE', 'NE', '31111', central],
  ['Pennington SD', 'SD', '46103', mountain],
  ['Hughes SD', 'SD', '46065', central],
  ['Stark ND', 'ND', '38089', mountain],
  ['Mercer ND', 'ND', '38057', central],
  ['Clark NV', 'NV', '32003', pacific],
  ['Maricopa AZ', 'AZ', '04013', 'America/Phoenix'],
  ['Anchorage AK', 'AK', '02020', 'America/Anchorage'],
  ['Honolulu HI', 'HI', '15003', 'Pacific/Honolulu'],
  ['Kern CA', 'CA', '06029', pacific],
])('%s', (_, state, fips, zone) => {
  expect(at(state, fips)).toBe(zone)
})

test.each([
  ['TX', '48109', 'Salt Flat', mountain],
  ['FL', '12045', 'Wewahitchka', central],
  ['FL', '12045', 'Port Saint Joe', eastern],
  ['ID', '16049', 'RIGGINS', mountain],
  ['ID', '16049', 'Grangeville', pacific],
  ['NV', '32007', 'West Wendover', mountain],
  ['NV', '32007', 'Elko', pacific],
  ['AZ', '04001', 'Window Rock', mountain],
  ['AZ', '04001', 'Saint Johns', 'America/Phoenix'],
  ['AZ', '04005', 'Flagstaff', 'America/Phoenix'],
  ['AZ', '04005', 'Tuba City', mountain],
  ['AK', '02016', 'Adak', 'America/Adak'],
  ['AK', '02016', 'Unalaska', 'America/Anchorage'],
  ['AL', '01113', 'Phenix City', eastern],
  ['AL', '01113', 'Seale', central],
  ['NE', '31031', 'Valentine', central],
  ['NE', '31031', 'Merriman', mountain],
])('in a divided county the town decides: %s %s %s', (state, fips, city, zone) => {
  expect(at(state, fips, city)).toBe(zone)
})

test.each([
  ['a nationwide service', { state: null, countyFips: null, city: null }],
  ['a service of a whole state with two zones', { state: 'TX', countyFips: null, city: null }],
  ['a place in a divided county without a town', { state: 'AZ', countyFips: '04001', city: null }],
  ['a town whose people do not keep the legal time', { state: 'SD', countyFips: '46117', city: 'Fort Pierre' }],
  ['a state nobody knows', { state: 'ZZ', countyFips: '99001', city: 'Nowhere' }],
])('%s has no known zone', (_, place) => {
  expect(getPlaceTimeZone(place)).toBeNull()
})

test('a service of a whole state with one zone keeps it', () => {
  expect(getPlaceTimeZone({ state: 'LA', countyFips: null, city: null })).toBe(central)
})

test('every county has a zone', () => {
  const file = new URL('../../../data/directory/counties.tsv', import.meta.url)
  const counties = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  const byZone = new Map<string, number>()
  for (const [fips = '', state = ''] of counties) {
    const zone = at(state, fips) ?? 'none'
    byZone.set(zone, (byZone.get(zone) ?? 0) + 1)
  }
  // As many as by the boundaries of the time zone database at the towns of each county, but for three divided counties.
  expect(Object.fromEntries(byZone)).toEqual({
    'America/Anchorage': 30,
    'America/Chicago': 1494,
    'America/Denver': 288,
    'America/Los_Angeles': 159,
    'America/New_York': 1152,
    'America/Phoenix': 15,
    'Pacific/Honolulu': 5,
  })
  const divided = counties.filter(([fips = '', state = '']) => at(state, fips, null) === null)
  expect(divided.length).toBe(14)
})
