import { expect, test } from 'vitest'
import { listingFlags } from '#domain/directory/search-columns.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { getOpportunityKind, toListedOpportunity } from './from-directory.ts'
import { ListedOpportunity } from './opportunity.ts'

type ListingInput = Parameters<typeof getOpportunityKind>[0]
const college: ListingInput = {
  coreNeeds: toNeedsMask(['education', 'job-training']),
  flags: 0,
  scope: 'site',
  services: ['community-college'],
  name: 'A college',
}

test.each<[why: string, change: Partial<ListingInput>, kind: string | null]>([
  ['a college', {}, 'training'],
  ['a job center', { services: ['job-center'] }, 'training'],
  ['a vocational rehabilitation office', { services: ['vocational-rehab'] }, 'training'],
  [
    'a clinic that trains its patients',
    { coreNeeds: toNeedsMask(['healthcare']), services: ['vocational-rehab'] },
    null,
  ],
  ['a school that only teaches reading', { services: ['adult-education'] }, null],
  ['by its name an apprenticeship', { name: 'Roofers Apprenticeship Center' }, 'apprenticeship'],
  ['by its name for those who start something', { name: 'County Small Business Center' }, 'venture'],
  ['for children', { flags: listingFlags.forChildren }, null],
  ['a place that turns people with a record away', { flags: listingFlags.refusesRecord }, null],
  ['a program of the whole country', { scope: 'national' }, null],
])('%s: %j is %s', (_why, change, kind) => {
  expect(getOpportunityKind({ ...college, ...change })).toBe(kind)
})

const card = (change: Partial<Resource> = {}): Resource => ({
  id: 'l0college',
  name: 'A college',
  category: 'education',
  services: [],
  description: 'It teaches.',
  state: 'CA',
  county: 'Kern County',
  address: '1 Example Street, Bakersfield, CA',
  position: { lat: 35.4, lon: -119 },
  phones: [{ number: '(661) 555-0100', kind: 'voice' }],
  website: 'https://college.example/',
  source: { publisher: 'NCES', url: 'https://nces.example/' },
  asOf: '2024-09',
  ...change,
})
const both = (change: Partial<Resource> = {}) => ({ en: card(change), es: card({ ...change, name: 'Un colegio' }) })

test('a place keeps its source, its date, its phone and how far it is', () => {
  const made = ListedOpportunity.parse(toListedOpportunity('training', both(), 3.2))
  expect(made).toMatchObject({
    id: 'l0college',
    title: { en: 'A college', es: 'Un colegio' },
    miles: 3.2,
    source: { name: 'NCES' },
    checkedOn: '2024-09',
    apply: { how: 'call', phone: '(661) 555-0100', url: 'https://college.example/' },
    pay: null,
    isPosted: false,
    fairChance: { hiresRecords: null, checkWhen: null },
  })
})

test('when it was confirmed since, that day counts', () => {
  expect(toListedOpportunity('training', both({ assuredOn: '2026-10-01' }), null)?.checkedOn).toBe('2026-10-01')
})

test('words that are too long are cut, never refused', () => {
  const long = both({ name: 'x'.repeat(300), description: 'y'.repeat(4000) })
  expect(ListedOpportunity.safeParse(toListedOpportunity('training', long, null)).success).toBe(true)
})

test('nobody is sent to a place without a phone or a page', () => {
  expect(toListedOpportunity('training', both({ phones: [], website: null }), null)).toBeNull()
})
