import { expect, test } from 'vitest'
import { FreshRow, freshLists, toDatasetRows } from './fresh-rows.ts'

function read(file: string, ...rows: Partial<FreshRow>[]) {
  const list = freshLists.find((one) => one.file === file) ?? expect.fail()
  const parsed = rows.map((row) =>
    FreshRow.parse({
      name: 'Office',
      kind: 'money-help',
      category: 'money',
      services: [],
      address: '1 Main Street',
      city: 'Macon',
      state: 'GA',
      zip: '31201',
      countyFips: '13021',
      lat: 32.84,
      lon: -83.63,
      geo: 'exact',
      scope: 'site',
      phone: '(478) 255-0100',
      serves: [],
      sourceName: 'A list',
      asOf: '2026-07-19',
      ...row,
    }),
  )
  return toDatasetRows(list, parsed)
}

test('a number of many rows says whose line it is', () => {
  const one = { phone: '(478) 255-0100' }
  expect(read('liheap_local_offices_2026', one, one, one).map(({ whose }) => whose)).toEqual(Array(3).fill(undefined))
  expect(read('liheap_local_offices_2026', one, one, one, one)[0]?.whose).toBe('regional-office')
  const counties = Array.from({ length: 21 }, (_, index) => ({ ...one, countyFips: String(13_001 + 2 * index) }))
  expect(read('liheap_local_offices_2026', ...counties)[0]?.whose).toBe('state-line')
  expect(read('county_benefits_offices_2026', { phoneNote: 'statewide line' })[0]).toMatchObject({
    kind: 'benefits-office',
    whose: 'state-line',
  })
})

test('a Head Start program is one line for each county, in the town of most classrooms', () => {
  const site = { operator: 'Example Head Start', category: 'family' }
  const rows = read(
    'head_start_2026',
    { ...site, name: 'A School', city: 'Byron', phone: '(478) 255-0101' },
    { ...site, name: 'B School' },
    { ...site, name: 'C School' },
    { ...site, name: 'D School', countyFips: '13153' },
  )
  expect(rows).toMatchObject([
    {
      name: 'Example Head Start',
      city: 'Macon',
      address: null,
      geo: 'city',
      phone: '(478) 255-0100',
      whose: 'program',
    },
    { name: 'Example Head Start', countyFips: '13153', address: '1 Main Street' },
  ])
  expect(rows).toHaveLength(2)
})

test('classrooms with numbers of their own: no number is said to be the program, and one typed twice is not chosen', () => {
  const site = { operator: 'Example Head Start', category: 'family' }
  const [row] = read(
    'head_start_2026',
    { ...site, name: 'A School', phone: '(203) 203-4848' },
    { ...site, name: 'B School', phone: '(203) 869-4848' },
  )
  expect(row?.phone).toBe('(203) 869-4848')
  expect(row?.whose).toBeUndefined()
})

test('a house for young people tells a town and a number only', () => {
  const services = ['Basic Center Program (emergency youth shelter); Street Outreach Program (street-based outreach).']
  expect(read('youth_shelters_rhy_2026', { services }, { services, phone: null })).toMatchObject([
    {
      kind: 'youth-program',
      address: null,
      zip: null,
      geo: 'none',
      services: ['Basic Center Program (emergency youth shelter)', 'Street Outreach Program (street-based outreach)'],
    },
  ])
})

test.each([
  ['Example Recovery Center', [], ['Substance use treatment']],
  ['Example Behavioral Health', [], ['Mental health treatment']],
  ['Example Group', ['Residential detoxification'], ['Substance use treatment']],
  ['Example Group', ['Outpatient'], []],
])('what %j with %j treats', (name, services, treats) => {
  const [row] = read('samhsa_findtreatment_2026', { name, services, category: 'recovery' })
  expect(row?.services).toEqual([...treats, ...services])
})
