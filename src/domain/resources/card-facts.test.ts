import { expect, test } from 'vitest'
import { reportListing } from '#contracts/listing-reports.ts'
import { listStatedFacts } from './acceptance.ts'
import { buildFullResource, type buildResource } from '#testing/builders/resource.ts'
import {
  canBeReported,
  listDoubtedFields,
  listGeneralDoubts,
  sanitizeResource,
  sanitizeText,
  acceptsRecord,
  toWholeMiles,
} from './card-facts.ts'

const statedFact = { value: 'yes', source: 'A list', asOf: '2026' } as const
const buildFacts = (record: NonNullable<ReturnType<typeof buildResource>['facts']>['servesRecord']) =>
  ({
    servesRecord: record,
    servesSupervision: { value: 'unknown' },
    noIdNeeded: statedFact,
    walkIn: statedFact,
  }) as const

test.each([
  [statedFact, true],
  [{ ...statedFact, reportsDiffer: true }, false],
  [{ ...statedFact, value: 'no' }, false],
  [{ value: 'unknown' }, false],
] as const)('a record told as %o is surely taken: %s', (record, isSure) => {
  expect(acceptsRecord({ facts: buildFacts(record) })).toBe(isSure)
  expect(acceptsRecord({})).toBe(false)
})

test('doubts stand beside their field or above the card; facts and unknown words are neither', () => {
  const resource = { reportsDiffer: ['phone', 'open', 'walkIn', 'access', 'whatever', 'hours'] }
  expect([...listDoubtedFields(resource)]).toEqual(['phone', 'hours'])
  expect(listGeneralDoubts(resource)).toEqual(['open', 'access'])
  expect([listDoubtedFields({}).size, listGeneralDoubts({}).length]).toEqual([0, 0])
})

test.each([
  [null, null],
  [0, 0],
  [0.7, 0],
  [0.9, 1],
  [6.4, 4],
  [80.5, 50],
])('%s km are %s miles', (km, miles) => {
  expect(toWholeMiles(km)).toBe(miles)
})

test.each([
  ['ca-food-1', undefined, true],
  ['ca-food-1', true, false],
  ['live-hrsa-1f', undefined, false],
  ['web-1f2e', undefined, false],
  ['A/..', undefined, false],
])('%s (unchecked: %s) can be reported: %s', (id, isUnchecked, can) => {
  expect(canBeReported({ id, ...(isUnchecked && { isUnchecked }) })).toBe(can)
  if (can) expect(reportListing.params.safeParse({ id }).success).toBe(true)
})

test('what cannot be seen is taken out of text from outside, line breaks and accents stay', () => {
  const hidden = [0, 7, 0x200b, 0x202e, 0x2066, 0xfeff].map((code) => String.fromCharCode(code)).join('')
  expect(sanitizeText(`${hidden} Ca${hidden}sa\nEsperanza ${hidden}`)).toBe('Casa\nEsperanza')
  expect(sanitizeText(hidden)).toBeNull()
  expect([sanitizeText(''), sanitizeText(null), sanitizeText(undefined)]).toEqual([null, null, null])
})

test('every text of a place that a card shows is cleaned, and nothing else changes', () => {
  const turned = (text: string) => `${String.fromCharCode(0x202e)}${text}`
  const dirty = buildFullResource({
    name: turned('A'),
    organization: turned('B'),
    description: turned('C'),
    address: turned('D'),
    hours: { general: turned('9–5') },
    phone: turned('211'),
    website: turned('a.example'),
    services: [turned('E'), ' '],
    requiredDocuments: [turned('F')],
    alsoListedBy: [turned('G')],
    source: { publisher: turned('H') },
  })
  const clean = sanitizeResource(dirty)
  expect(JSON.stringify(clean)).not.toContain(String.fromCharCode(0x202e))
  expect(clean.services).toEqual(['E'])
  expect(clean.hours).toBe('9–5')
  expect(clean).toMatchObject({
    id: dirty.id,
    phones: dirty.phones,
    schedule: dirty.schedule,
    position: dirty.position,
  })
  expect(listStatedFacts(clean)).toEqual(listStatedFacts(dirty))
})
