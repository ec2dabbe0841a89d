import { expect, test } from 'vitest'
import type { Resource } from '#domain/resources/resource.ts'
import { mergeResources } from './merge.ts'

const resource = (parts: Partial<Resource>): Resource => ({
  id: 'a',
  name: 'Hope House',
  category: 'housing',
  services: [],
  city: 'Fresno',
  state: 'CA',
  ...parts,
})
const listed = (publisher: string) => ({ publisher, dataset: null, url: null, licence: null })
const directory = (parts: Partial<Resource> = {}) => resource({ id: 'dir', source: listed('HUD'), ...parts })
const live = (parts: Partial<Resource> = {}) => resource({ id: 'live', source: listed('HRSA'), ...parts })
const web = (parts: Partial<Resource> = {}) =>
  resource({ id: 'web', source: listed('help.example'), isUnchecked: true, reasons: ['web_unchecked'], ...parts })
const ids = (...lists: Resource[][]) => mergeResources(lists).map(({ id }) => id)

test.each([
  ['the same phone', { phone: '(559) 555-0142' }, { phone: '1-559-555-0142', name: 'Hope House Shelter', city: null }],
  [
    'the same address written otherwise',
    { address: '100 N Main St', zip: '93701' },
    { address: '100 North Main Street, Suite 2, Fresno, CA 93701', name: 'Hope House Inc' },
  ],
  ['the same name in the same city', {}, { name: 'HOPE HOUSE, INC.' }],
  [
    'the same phone and address under another name',
    { address: '1 Oak Ave', phone: '5595550142' },
    { address: '1 Oak Avenue', phone: '559-555-0142', name: 'Fresno Shelter' },
  ],
] satisfies [string, Partial<Resource>, Partial<Resource>][])('%s is one place', (_, first, second) => {
  expect(ids([directory(first)], [live(second)])).toEqual(['dir'])
})

test.each([
  [
    'two addresses of one organization',
    { address: '100 Main St', zip: '93701', phone: '5595550142' },
    { address: '900 Oak Ave', zip: '93701', phone: '5595550142' },
  ],
  [
    'two organizations in one building',
    { address: '100 Main St', zip: '93701' },
    { address: '100 Main St', zip: '93701', name: 'Legal Aid Office' },
  ],
  ['one name in two cities', {}, { city: 'Clovis' }],
  ['a help line two programs share', { phone: '211' }, { phone: '211', name: 'Food Bank', city: null }],
  [
    'a switchboard',
    { phones: [{ number: '5595550142', kind: 'voice', isSwitchboard: true }], city: null },
    { phone: '5595550142' },
  ],
  ['numbered sites', { name: 'Clinic 1' }, { name: 'Clinic 2' }],
] satisfies [string, Partial<Resource>, Partial<Resource>][])('%s are two places', (_, first, second) => {
  expect(ids([directory(first)], [live(second)])).toEqual(['dir', 'live'])
})

test('the first list wins, gains what it lacked and says who else lists it', () => {
  const facts = (value: 'yes' | 'unknown') => ({
    servesRecord: { value, source: value === 'yes' ? 'HRSA' : null },
    servesSupervision: { value: 'unknown' as const },
    noIdNeeded: { value: 'unknown' as const },
    walkIn: { value: 'no' as const, source: 'HUD' },
  })
  const [merged, ...others] = mergeResources([
    [
      directory({
        phone: null,
        website: 'https://hope.example/',
        serviceIds: ['emergency-shelter'],
        facts: facts('unknown'),
      }),
    ],
    [
      live({
        name: 'Hope House Inc',
        phone: '(559) 555-0142',
        website: 'https://other.example/',
        serviceIds: ['hot-meals'],
        needs: ['housing'],
        facts: facts('yes'),
      }),
    ],
  ])

  expect(others).toEqual([])
  expect(merged).toMatchObject({
    id: 'dir',
    name: 'Hope House',
    phone: '(559) 555-0142',
    website: 'https://hope.example/',
    source: { publisher: 'HUD' },
    alsoListedBy: ['HRSA'],
    serviceIds: ['emergency-shelter', 'hot-meals'],
    needs: ['housing'],
    facts: { servesRecord: { value: 'yes', source: 'HRSA' }, walkIn: { value: 'no', source: 'HUD' } },
  })
})

test('what nobody checked loses even when it comes first, and adds nothing but its name', () => {
  const [merged] = mergeResources([[web({ phone: '(559) 555-0199' })], [directory({ phone: null })]])

  expect(merged).toMatchObject({ id: 'dir', phone: null, alsoListedBy: ['help.example'] })
  expect(merged?.isUnchecked).toBeUndefined()
})

test('a find on the web that nobody else has stays, marked', () => {
  expect(mergeResources([[directory()], [web({ name: 'Night Kitchen' })]])[1]).toMatchObject({
    id: 'web',
    isUnchecked: true,
    reasons: ['web_unchecked'],
    source: { publisher: 'help.example' },
  })
})

test('one list is not folded into itself, and two of its places do not fall into one record', () => {
  const [first, second] = [directory({ id: 'd1' }), directory({ id: 'd2' })]
  expect(ids([first, second])).toEqual(['d1', 'd2'])
  expect(ids([first], [live({ id: 'l1' }), live({ id: 'l2' })])).toEqual(['d1', 'l2'])
})

test('the inputs stay as they are, and an empty merge is empty', () => {
  const first = directory({ phone: null })
  mergeResources([[first], [live({ phone: '(559) 555-0142' })]])

  expect(first.phone).toBeNull()
  expect(mergeResources([])).toEqual([])
})
