import { expect, test } from 'vitest'
import { fromNeedsMask } from '#domain/needs/needs-mask.ts'
import { getCell, nationalCell, getStateCell } from './cells.ts'
import type { Listing } from './listing.ts'
import { listingFlags, computeSearchColumns, decodeYear } from './search-columns.ts'

const baseListing: Listing = {
  id: 'test-place',
  name: 'A place',
  organization: null,
  category: 'employment',
  scope: 'site',
  services: [],
  note: null,
  street: '1 Main Street',
  city: 'Springfield',
  state: 'IL',
  zip: null,
  countyFips: '17167',
  position: { lat: 39.8, lon: -89.6, precision: 'exact' },
  phones: [],
  website: null,
  hours: null,
  languages: [],
  cost: null,
  requiredDocuments: [],
  facts: {},
  sourceId: 'test-source',
  otherSourceIds: [],
  asOf: '2023',
  assuredOn: null,
}
const columns = (overrides: Partial<Listing>) => computeSearchColumns({ ...baseListing, ...overrides })
const has = (flags: number, name: keyof typeof listingFlags) => (flags & listingFlags[name]) !== 0

test('needs come from services and from the kind; what only the category suggests is weak', () => {
  const { needs, weakNeeds } = columns({ kind: 'library', services: ['job-search-help', 'state-id'] })

  expect(fromNeedsMask(needs)).toEqual(['employment', 'education', 'technology-digital-literacy', 'id-documentation'])
  expect(fromNeedsMask(weakNeeds)).toEqual(['job-training'])
})

test('the branches of an organization have one owner, however a list writes its name', () => {
  const findOwner = (name: string) => columns({ name }).owner
  const owner = findOwner('Oak Street Legal Aid')
  const written = ['Oak Street Legal Aid, Inc.', 'Oak Street Legal Aid, Inc. - North', 'OAK STREET LEGAL AID – South']
  expect(written.map(findOwner)).toEqual(written.map(() => owner))
  expect(findOwner('Oak Street Legal Clinic')).not.toBe(owner)
})

test('the category other suggests nothing', () => {
  expect(columns({ category: 'other' }).weakNeeds).toBe(0)
})

test.each<[string, Partial<Listing>, number]>([
  ['a place stands in its square of the map', {}, getCell(39.8, -89.6)],
  ['a regional service too', { scope: 'region' }, getCell(39.8, -89.6)],
  [
    'a statewide service stands in the cell of its state, wherever its office is',
    { scope: 'state' },
    getStateCell('IL'),
  ],
  ['a national service in the cell of the nation', { scope: 'national', state: null }, nationalCell],
  ['a place without position or county in that of its state', { position: null, countyFips: null }, getStateCell('IL')],
])('%s', (_, overrides, cell) => {
  expect(columns(overrides).cell).toBe(cell)
})

test('places without a position share a cell with their county only', () => {
  const cells = ['17167', '17115', '01001', '56045'].map((countyFips) => columns({ position: null, countyFips }).cell)

  expect(new Set(cells).size).toBe(4)
  expect(Math.max(...cells)).toBeLessThan(nationalCell)
})

test('flags tell what is known, and a refusal is not an unknown', () => {
  const yes = { value: 'yes', sourceId: 's', asOf: '2024' } as const
  const { flags } = columns({
    facts: { servesRecord: { ...yes, value: 'no' }, walkIn: yes },
    languages: ['es'],
    cost: 'sliding',
    hours: { kind: 'always' },
  })

  const set = Object.keys(listingFlags).filter((name) => has(flags, name as keyof typeof listingFlags))
  expect(set.toSorted()).toEqual(['alwaysOpen', 'exactPosition', 'refusesRecord', 'sliding', 'spanish', 'walkIn'])
})

test('the year is that of the data, or of a later confirmation', () => {
  expect(decodeYear(columns({ asOf: '2023' }).flags)).toBe(2023)
  expect(decodeYear(columns({ asOf: '2023-05', assuredOn: '2026-01-31' }).flags)).toBe(2026)
  expect(decodeYear(columns({ asOf: '1971' }).flags)).toBe(1990)
})

test('a phone, a fresh date and a welcome raise the quality; turning people away lowers it', () => {
  const phones: Listing['phones'] = [
    { number: '(217) 555-0100', extension: null, kind: 'voice', language: null, isSwitchboard: false },
  ]
  const factSource = { sourceId: 's', asOf: '2024' }
  const { quality } = columns({})

  expect(columns({ phones }).quality).toBeGreaterThan(quality)
  expect(columns({ assuredOn: '2026' }).quality).toBeGreaterThan(quality)
  expect(columns({ facts: { servesRecord: { value: 'yes', ...factSource } } }).quality).toBeGreaterThan(quality)
  expect(columns({ facts: { servesRecord: { value: 'no', ...factSource } } }).quality).toBeLessThan(quality)
})
