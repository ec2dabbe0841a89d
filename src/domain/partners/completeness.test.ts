import { expect, test } from 'vitest'
import type { Listing } from '#domain/directory/listing.ts'
import { computeCompleteness } from './completeness.ts'
import { defaultPartnerDetails } from './partner-details.ts'

const empty: Listing = {
  id: 'one-1',
  name: 'A place',
  organization: null,
  category: 'other',
  scope: 'site',
  services: [],
  note: null,
  street: null,
  city: null,
  state: 'CA',
  zip: null,
  countyFips: null,
  position: null,
  phones: [],
  website: null,
  hours: null,
  languages: [],
  cost: null,
  requiredDocuments: [],
  facts: {},
  sourceId: 'x',
  otherSourceIds: [],
  asOf: '2026',
  assuredOn: null,
}
const fact = { value: 'yes', sourceId: 'x', asOf: '2026' } as const
const whole: Listing = {
  ...empty,
  services: ['food-pantry'],
  note: { en: 'a', es: 'b' },
  street: '1 Example Street',
  phones: [{ number: '(213) 555-0100', extension: null, kind: 'voice', language: null, isSwitchboard: false }],
  website: 'https://oak.example',
  hours: { kind: 'always' },
  languages: ['es'],
  cost: 'free',
  requiredDocuments: ['An ID'],
  facts: { servesRecord: fact, servesSupervision: fact, noIdNeeded: fact, walkIn: fact },
}

test('nothing is 0, everything is 100', () => {
  expect(computeCompleteness(empty, defaultPartnerDetails)).toBe(0)
  expect(computeCompleteness(whole, { ...defaultPartnerDetails, howToApply: { en: 'a', es: 'b' } })).toBe(100)
})

test('a phone is worth more than a website', () => {
  const without = (part: Partial<Listing>) => computeCompleteness({ ...whole, ...part }, defaultPartnerDetails)
  expect(without({ phones: [] })).toBeLessThan(without({ website: null }))
})

test('nobody is asked for a door that is secret or does not exist', () => {
  const doorless = { ...whole, street: null }
  const full = computeCompleteness(whole, defaultPartnerDetails)
  expect(computeCompleteness(doorless, defaultPartnerDetails)).toBeLessThan(full)
  expect(computeCompleteness(doorless, { ...defaultPartnerDetails, isConfidential: true })).toBe(full)
  expect(computeCompleteness({ ...doorless, scope: 'state' }, defaultPartnerDetails)).toBe(full)
})
