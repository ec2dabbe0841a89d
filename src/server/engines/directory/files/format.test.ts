import { expect, test } from 'vitest'
import { Listing } from '#domain/directory/listing.ts'
import { DataFileError } from './data-file-error.ts'
import { decodeSection, encodeSection, toRowKind, rowFormat } from './format.ts'
import { readLines } from './lines.ts'
import { computeListingId } from './listing-id.ts'

const services = ['primary-care', 'sliding-fee', 'justice-program', 'spanish-spoken'] as const

const address = { street: '12 Main St', city: 'Barstow', state: 'CA' as const }
const identity = { ...address, name: 'Casa Añil – Clinic', sourceId: 'hrsa-sites' }
const clinic: Listing = {
  ...identity,
  id: computeListingId(identity),
  organization: null,
  category: 'healthcare',
  kind: 'health-center',
  scope: 'site',
  services: ['primary-care', 'sliding-fee', 'justice-program'],
  note: null,
  zip: '92311',
  countyFips: '06071',
  position: { lat: 34.8958, lon: -117.0173, precision: 'exact' },
  phones: [
    { number: '(760) 555-0100', extension: '12', kind: 'voice', language: null, isSwitchboard: true },
    { number: '211', extension: null, kind: 'text', language: 'es', isSwitchboard: false },
  ],
  website: 'https://example.org/a?b=c',
  hours: { kind: 'weekly', times: [{ day: 6, opens: '09:00', closes: '12:00' }] },
  languages: [],
  cost: 'sliding',
  requiredDocuments: [],
  facts: { servesRecord: { value: 'yes', sourceId: 'hrsa-sites', asOf: '2023' } },
  otherSourceIds: ['hud-list'],
  asOf: '2023',
  assuredOn: '2026-01',
}
const office: Listing = {
  ...clinic,
  id: 'ca-id-agency',
  name: 'State office',
  kind: 'id-office',
  services: ['driver-license', 'state-id'],
  scope: 'state',
  street: null,
  city: null,
  zip: null,
  countyFips: null,
  position: null,
  phones: [],
  hours: { kind: 'text', text: '1st Monday, 9 to 12' },
  languages: ['es', 'so'],
  cost: null,
  requiredDocuments: ['Proof of address'],
  note: { en: 'Ask first.', es: 'Pregunte antes.' },
  organization: 'State of California',
  facts: { noIdNeeded: { value: 'no', sourceId: 'hud-list', asOf: '2022-05' } },
}
const atCounty: Listing = { ...clinic, position: { lat: 34.8401, lon: -116.1784, precision: 'county' } }
const regional: Listing = {
  ...clinic,
  serves: ['06027', '06065', '06067', '06069', '06071', '32003'],
  phones: [
    {
      number: '(760) 555-0101',
      extension: null,
      kind: 'voice',
      language: null,
      isSwitchboard: true,
      whose: 'state-line',
    },
    { number: '(760) 555-0102', extension: '4', kind: 'voice', language: 'es', isSwitchboard: false, whose: 'program' },
  ],
}
const atZip: Listing = { ...clinic, position: { lat: 34.9, lon: -117, precision: 'zip' } }

const format = rowFormat(
  { services: [...services], kinds: [toRowKind(clinic), toRowKind(office)] },
  new Map([['06071', { lat: 34.8401, lon: -116.1784 }]]),
)

function decode(text: string, section = encodeSection(clinic)): Listing {
  const lines = readLines('states/CA.tsv', `${section}\n${text}\n`)
  const decodedSection = decodeSection(lines.next().value ?? expect.fail())
  return format.decode(lines.next().value ?? expect.fail(), 'CA', decodedSection)
}

test.each([clinic, office, atCounty, atZip, regional])('$name comes back as it was written', (listing) => {
  const decoded = decode(format.encode(listing), encodeSection(listing))
  expect(decoded).toEqual(listing)
  expect(Listing.parse(decoded)).toEqual(listing)
})

test('counties in a row take the room of two', () => {
  expect(format.encode(regional)).toContain('"serves":"06:027,065-071 32:003"')
})

test('an id, facts, cost and languages that follow from the rest take no room', () => {
  expect(format.encode({ ...clinic, hours: null }).split('\t')).toHaveLength(8)
})

test('an id stays what it was when data is compiled again', () => {
  expect(computeListingId(identity)).toBe(
    computeListingId({ ...identity, name: 'CASA ANIL - clinic', street: '12  main st.' }),
  )
  expect(computeListingId({ ...identity, sourceId: 'hrsa-other-edition' })).toBe(clinic.id)
  expect(clinic.id).toMatch(/^l[0-9a-v]{11}$/)
})

test('a text with a tab cannot be written', () => {
  expect(() => format.encode({ ...clinic, street: '1\tMain' })).toThrow('tab')
})

test.each([
  ['x\t1\tName', 'no kind "x"'],
  ['0\t~\tName', 'no set of services'],
  ['0\tzzzz\tName', 'no set of services'],
  ['0\t=flying\tName', 'no set of services'],
  ['0\t1', '3 to 9 columns'],
  ['0\t1\t', 'needs a name'],
  ['0\t1\tName\tStreet\t9231', 'no ZIP code'],
  ['0\t1\tName\tStreet\t92311\t12', 'no phone'],
  ['0\t1\tName\tStreet\t92311\t7605550100q', 'no phone'],
  ['0\t1\tName\tStreet\t92311\t\t348958', 'no position'],
  ['0\t1\tName\tStreet\t92311\t\t948958,-1170173', 'no position'],
  ['0\t1\tName\tStreet\t92311\t\t348958,-1170173q', 'no position'],
  ['0\t1\tName\tStreet\t92311\t\t\tjavascript:alert(1)', 'no web address'],
  ['0\t1\tName\tStreet\t92311\t\t\t\t{"hours":"7 09:00-12:00"}', 'says no hours'],
  ['0\t1\tName\tStreet\t92311\t\t\t\t{"serves":"06:071,065"}', 'no list of counties'],
  ['0\t1\tName\tStreet\t92311\t\t\t\t{"serves":"CA"}', 'no list of counties'],
  ['0\t1\tName\tStreet\t92311\t\t\t\t{"hours"', 'last column'],
  ['0\t1\tName\tStreet\t92311\t\t\t\t{"color":"red"}', 'last column'],
])('the row %j is refused with its file and line', (row, problem) => {
  expect(() => decode(row)).toThrow(DataFileError)
  expect(() => decode(row)).toThrow(/^states\/CA\.tsv, line 2: /)
  expect(() => decode(row)).toThrow(problem)
})

test('a county center needs a county that is known', () => {
  expect(() => decode('0\t1\tName\tStreet\t92311\t\tk', '@06999\tNowhere')).toThrow('is no position')
})

test('a file cut off in the middle of a line is refused', () => {
  expect(() => [...readLines('a.tsv', 'one\ntw')]).toThrow('a.tsv, line 2: the file ends in the middle of a line')
})
