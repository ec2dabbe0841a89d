import { expect, test } from 'vitest'
import type { Tally } from '../tally.ts'
import { parseCorrections } from './corrections.ts'
import type { ListRow } from './list-row.ts'
import { prepareLists } from './prepare-lists.ts'

const buildRow = (own: Partial<ListRow> = {}): ListRow => ({
  name: 'A place',
  kind: 'food-pantry',
  services: [],
  address: '12 Main St',
  city: 'Barstow',
  state: 'CA',
  zip: '92311',
  countyFips: '06071',
  lat: null,
  lon: null,
  geo: 'none',
  scope: 'site',
  phone: '(760) 216-0100',
  website: null,
  hours: null,
  sourceName: 'JJP Resource Directory (southern Missouri and Arkansas counties)',
  asOf: '2026-05',
  phoneNote: null,
  ...own,
})

function prepare(own: Partial<ListRow>, { file = 'mo_ar_county_guide_2026', corrections = '' } = {}) {
  const tally: Tally = new Map()
  const [row] = prepareLists([{ file, row: buildRow(own) }], parseCorrections(corrections), tally)
  return { row, reasons: [...tally.keys()] }
}

test('a row has the kind of its list, with what every place of that kind offers', () => {
  const { row } = prepare({ kind: 'job-center', services: ['Employment'] })
  expect(row).toMatchObject({ kind: 'job-center', category: 'employment', services: ['job-center', 'Employment'] })
})

test('whoever read a row decides: another kind, or none, with a reason', () => {
  const corrections =
    'jjp\tVeteran’s Commission\t\tveterans-benefits\tan office\njjp\tHaven House\tBarstow\t-\tthe wrong number'
  const own = { kind: 'emergency-shelter' } as const
  expect(prepare({ ...own, name: "Veteran's Commission" }, { corrections }).row?.kind).toBe('veterans-benefits')
  expect(prepare({ ...own, name: 'Haven House' }, { corrections }).reasons).toEqual([
    'left out of a list by a reader: the wrong number',
  ])
  expect(prepare({ ...own, name: 'Haven House', city: 'Needles' }, { corrections }).row?.kind).toBe('emergency-shelter')
})

test('a correction that no row has is told', () => {
  const corrections = parseCorrections('jjp\tNobody\t\t-\tgone')
  prepareLists([{ file: 'mo_ar_county_guide_2026', row: buildRow() }], corrections, new Map())
  expect(corrections.listUnused()).toEqual(['jjp\tNobody\t\t-\tgone'])
})

test('the name of an office that only says what it is gets its town', () => {
  expect(prepare({ name: 'License Bureau', kind: 'id-office' }).row?.name).toBe('License Bureau, Barstow')
})

test('a taxi is no ride program, and the bus of a county is a bus', () => {
  expect(prepare({ name: 'Malden Taxi', kind: 'ride-program' }).reasons).toEqual(['left out of a list: a taxi company'])
  expect(prepare({ name: 'New Madrid County Transit', kind: 'ride-program' }).row?.kind).toBe('transit-agency')
})

test('a row without phone and address is left out', () => {
  expect(prepare({ phone: null, address: null }).reasons).toEqual(['left out of a list: neither phone nor address'])
})

const salvationArmy = {
  sourceName: 'The Salvation Army USA, location finder',
  name: 'Salvation Army: LODI, CA: Hope Harbor Center',
} as const

test('of the Salvation Army a cupboard gives no money, and the number of a region is nobody here', () => {
  const file = 'salvation_army_2026'
  const unit = prepare({ ...salvationArmy, kind: 'money-help', services: ['Salvation Army service unit'] }, { file })
  expect(unit.row).toMatchObject({ kind: 'community-program', name: 'Salvation Army Hope Harbor Center' })
  const regional = { ...salvationArmy, kind: 'money-help', phoneNote: 'same number for 72 locations' } as const
  expect(prepare(regional, { file }).row).toBeUndefined()
  const shelter = prepare({ ...regional, kind: 'emergency-shelter' }, { file })
  expect(shelter.row).toMatchObject({ kind: 'emergency-shelter', whose: 'regional-office' })
})

test('a rehabilitation center says for whom it is, in both languages', () => {
  const services = ['Salvation Army adult rehabilitation center']
  const { row } = prepare(
    { ...salvationArmy, kind: 'residential-treatment', services },
    { file: 'salvation_army_2026' },
  )
  expect(row?.note?.en).toContain('men')
  expect(row?.note?.es).toContain('hombres')
  expect(row?.services).toContain('free-of-charge')
})

test('whom a house takes is what its label says, and nobody else is refused', () => {
  const shelter = { kind: 'emergency-shelter' } as const
  expect(prepare({ ...shelter, services: ['For adult shelters: men only'] }).row?.facts).toEqual({
    men: 'yes',
    women: 'no',
  })
  expect(prepare({ ...shelter, services: ['For women and children'] }).row?.facts).toEqual({
    women: 'yes',
    families: 'yes',
  })
  expect(prepare(shelter).row?.facts).toBeUndefined()
})

test('"depends" is to ask, a rule about sexual offenses is to ask about the registry, and only a plain yes is one', () => {
  const homes = (criminalHistory: string, criminalHistoryCriteria: string | null = null) =>
    prepare({ kind: 'affordable-housing', criminalHistory, criminalHistoryCriteria }).row?.facts
  expect(homes('depends', 'Case by case, automatic denial for violent felonies')).toEqual({
    servesRecord: 'ask',
    violentCharge: 'no',
  })
  expect(homes('depends', 'No sexual offenses. Violent crimes must be 10 years old')).toEqual({
    servesRecord: 'ask',
    violentCharge: 'ask',
    registry: 'ask',
  })
  expect([homes('yes'), homes('yes', 'look-back of 7 years'), homes('no')]).toEqual([
    { servesRecord: 'yes' },
    { servesRecord: 'ask' },
    { servesRecord: 'no' },
  ])
})
