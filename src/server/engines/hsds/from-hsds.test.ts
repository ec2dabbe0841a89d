import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromHsds } from './from-hsds.ts'
import { fromTables } from './from-tables.ts'

const service = {
  id: 's1',
  name: 'Free lunch',
  status: 'active',
  description: '<p>Lunch</p>',
  url: 'https://lunch.example',
  organization: {
    id: 'o1',
    name: 'Second Start',
    description: 'A charity',
    phones: [{ id: 'p9', number: '(213) 555-0109' }],
  },
  attributes: [{ id: 'a1', taxonomy_term: { id: 't1', code: 'BD-1800', name: 'Food Pantries', description: 'Food' } }],
}
const location = (id: string, city: string) => ({
  id,
  location_type: 'physical',
  latitude: '34.2',
  longitude: -118.2,
  addresses: [
    { id: 'x', address_type: 'postal', address_1: 'PO Box 1', city: 'Elsewhere', state_province: 'CA' },
    {
      id: 'y',
      address_type: 'physical',
      address_1: '1 Example Street',
      address_2: 'Floor 2',
      city,
      region: 'Los Angeles County',
      state_province: 'CA',
      postal_code: '90012-1234',
      country: 'US',
    },
  ],
})
const buildServiceLocation = (id: string, city: string) => ({ id, location: location(`l-${id}`, city) })

test('another directory’s words stay its words: terms by name, the description as written, no facts made up', () => {
  expect(fromHsds([{ ...service, service_at_locations: [buildServiceLocation('sal1', 'Los Angeles')] }])).toEqual([
    {
      rowNumber: 1,
      externalId: 'sal1',
      name: 'Free lunch',
      organization: 'Second Start',
      categoryHint: null,
      serviceNames: ['Food Pantries'],
      description: '<p>Lunch</p>',
      scope: null,
      kind: null,
      street: '1 Example Street, Floor 2',
      city: 'Los Angeles',
      state: 'CA',
      zip: '90012-1234',
      county: 'Los Angeles County',
      lat: 34.2,
      lon: -118.2,
      phones: [{ number: '(213) 555-0109', extension: null, kind: 'voice', language: null, isSwitchboard: false }],
      website: 'https://lunch.example',
      hours: null,
      languages: [],
      cost: null,
      requiredDocuments: [],
      facts: {},
      assuredOn: null,
      problems: [],
    },
  ])
})

test('a service at two places is two drafts with numbers and ids of their own', () => {
  const drafts = fromHsds({
    ...service,
    service_at_locations: [buildServiceLocation('sal1', 'Reno'), buildServiceLocation('sal2', 'Elko')],
  })

  expect(drafts.map(({ rowNumber, externalId, city }) => [rowNumber, externalId, city])).toEqual([
    [1, 'sal1', 'Reno'],
    [2, 'sal2', 'Elko'],
  ])
})

test.each([
  ['a list of services', [service]],
  ['one service', service],
  ['a page of an API', { total_items: 1, contents: [service] }],
  ['an object with services', { services: [service] }],
  ['an organization with services', [{ ...service.organization, services: [{ ...service, organization: undefined }] }]],
  ['a service at a location', [{ ...buildServiceLocation('sal1', 'Reno'), service }]],
])('%s is read', (_, input) => {
  expect(fromHsds(input)).toMatchObject([{ name: 'Free lunch', serviceNames: ['Food Pantries'], problems: [] }])
})

test('fax lines are left out, doubles once, and the organization’s line only where there is no other', () => {
  const phones = [
    { id: '1', number: '"(213) 555-0101"', type: 'voice', extension: 12, languages: [{ id: 'l', code: 'spa' }] },
    { id: '2', number: '(213) 555-0101', type: 'Voice', extension: '12' },
    { id: '3', number: '(213) 555-0102', type: 'fax' },
    { id: '4', number: '(213) 555-0103', type: 'sms' },
    { id: '5' },
  ]

  expect(fromHsds({ ...service, phones })[0]?.phones).toEqual([
    { number: '(213) 555-0101', extension: '12', kind: 'voice', language: 'es', isSwitchboard: false },
    { number: '(213) 555-0103', extension: null, kind: 'text', language: null, isSwitchboard: false },
  ])
})

test.each([
  [{ cost_options: [{ id: 'c', amount: 0 }] }, 'free'],
  [{ cost_options: [{ id: 'c', option: 'Sliding scale', amount: 0 }] }, 'sliding'],
  [{ cost_options: [{ id: 'c', amount: '15.00' }] }, 'fee'],
  [{ fees_description: 'No cost to you' }, 'free'],
  [{ fees_description: 'Ask about a fee waiver; some classes are not free' }, null],
])('what it costs is read from %o as %s', (more, cost) => {
  expect(fromHsds({ ...service, ...more })[0]?.cost).toBe(cost)
})

test('languages are codes as short as they come, without English', () => {
  const codes = ['eng', 'spa', 'pt-BR'].map((code) => ({ code }))
  const languages = [...codes, { name: 'Vietnamese' }, { name: 'Español' }, {}]

  expect(fromHsds({ ...service, languages })[0]?.languages).toEqual(['es', 'pt', 'vi'])
})

test('hours at the place win over hours of the service, and hours that have ended are not hours', () => {
  const week = { id: 'w', freq: 'WEEKLY', byday: 'TU', opens_at: '10:00', closes_at: '11:00' }
  const ended = { ...week, byday: 'FR', valid_to: '2026-01-01' }
  const serviceLocations = [{ id: 'x', schedules: [week, ended] }]
  const input = { ...service, schedules: [{ ...week, byday: 'MO' }], service_at_locations: serviceLocations }

  expect(fromHsds(input, { today: '2026-11-15' })[0]?.hours).toEqual({
    kind: 'weekly',
    times: [{ day: 2, opens: '10:00', closes: '11:00' }],
  })
  expect(fromHsds({ ...service, schedules: [ended] }, { today: '2026-11-15' })[0]).toMatchObject({
    hours: null,
    problems: [{ code: 'schedule_not_weekly', field: 'hours' }],
  })
})

test('what does not fit is named: closed services, words for numbers, items that are no objects', () => {
  const broken = { id: 'x', location: { latitude: 'north', longitude: {} } }
  const [closed, text] = fromHsds([{ ...service, status: 'defunct', service_at_locations: [broken] }, 'nonsense'])

  expect(closed?.problems).toEqual([
    { code: 'not_active', field: 'status' },
    { code: 'not_a_number', field: 'lat' },
    { code: 'not_a_number', field: 'lon' },
  ])
  expect(text).toMatchObject({ rowNumber: 2, name: '', problems: [{ code: 'not_an_object', field: 'row' }] })
})

test('no input whatever makes the readers throw', () => {
  const lists = 'services contents service_at_locations addresses phones schedules languages attributes'.split(' ')
  const others = 'id name service location taxonomy_term code number organization latitude opens_at byday'.split(' ')
  const key = fc.constantFrom(...lists, ...others)
  const anything = fc.anything({ key, maxDepth: 5, withBigInt: true, withDate: true })

  fc.assert(
    fc.property(anything, (input) => {
      expect(Array.isArray(fromHsds(input))).toBe(true)
      const files = { 'services.csv': [{ id: input, name: input }], 'phones.csv': [{ service_id: input }] }
      expect(Array.isArray(fromTables(files))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('a tie to an organization that is not in the package is a problem of that row', () => {
  const rows = [{ id: 's1', organization_id: 'gone', name: 'Free lunch', status: 'active' }]

  expect(fromTables({ 'services.csv': rows })[0]?.problems).toEqual([
    { code: 'unknown_reference', field: 'organization' },
  ])
  expect(
    fromTables({ 'data/service.CSV': rows, 'organizations.csv': [{ id: 'GONE', name: 'Found' }] })[0],
  ).toMatchObject({ organization: 'Found', problems: [] })
})
