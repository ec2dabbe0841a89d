import { expect, test } from 'vitest'
import type { Listing } from '#domain/directory/listing.ts'
import type { StateLine, StateLines } from '#domain/facts/state-lines.ts'
import { compileDirectory, compilePart } from './compile.ts'
import {
  buildMaterial,
  mentalHealth,
  buildNationalFact,
  buildDatasetRow,
  buildStateFacts,
  buildVotingFacts,
} from './fixture.ts'
import type { DatasetRow } from './dataset-row.ts'
import { formatQualityReport } from './report.ts'
import { toNationalServices } from './national-services.ts'
import { toStateServices } from './state-services.ts'

const compileRows = (...rows: Partial<DatasetRow>[]): Listing[] => {
  return compileDirectory(buildMaterial(rows.map((row) => buildDatasetRow(row)))).listings.filter(
    ({ scope }) => scope === 'site',
  )
}

test('the same material gives the same bytes, whatever order its rows come in', () => {
  const rows = [
    buildDatasetRow(),
    buildDatasetRow({ name: 'B House', address: '2 A St' }),
    buildDatasetRow(mentalHealth),
    buildDatasetRow({ ...mentalHealth, address: '3 C St' }),
  ]
  const first = compileDirectory(buildMaterial(rows))
  const again = compileDirectory(buildMaterial(rows.toReversed()))
  expect([...again.files]).toEqual([...first.files])
  expect(formatQualityReport(again)).toBe(formatQualityReport(first))
  expect(again.manifest.version).toBe(first.manifest.version)
})

test('another phone is another version', () => {
  const version = (phone: string) => compileDirectory(buildMaterial([buildDatasetRow({ phone })])).manifest.version
  expect(version('(760) 216-0100')).not.toBe(version('(760) 216-0101'))
})

test('the two treatment lists make one card at one address, each fact with its source', () => {
  const services = ['Mental health treatment', 'Court-ordered outpatient treatment', 'Spanish spoken']
  const [card, ...rest] = compileRows(
    { services: ['Substance use treatment', 'Program for criminal-justice clients'] },
    { ...mentalHealth, services, name: 'Desert House – Clinic', address: '12 MAIN ST', phone: '(760) 216-0199' },
  )
  expect(rest).toEqual([])
  expect(card).toMatchObject({
    name: 'Desert House',
    category: 'recovery-support',
    sourceId: 'samhsa-substance-use',
    otherSourceIds: ['samhsa-mental-health'],
    languages: ['es'],
    facts: {
      servesRecord: { value: 'yes', sourceId: 'samhsa-substance-use', asOf: '2023' },
      servesSupervision: { value: 'yes', sourceId: 'samhsa-mental-health', asOf: '2023' },
    },
  })
  expect(card?.phones.map(({ number }) => number)).toEqual(['(760) 216-0100', '(760) 216-0199'])
  expect(card?.services).toContain('mental-health-treatment')
})

test('two strangers in one building stay two cards', () => {
  expect(compileRows({}, { ...mentalHealth, name: 'Karuna Therapists', phone: '(760) 216-0199' })).toHaveLength(2)
})

test('another suite is another address, and an agreed one is not', () => {
  const inSuite = (address: string) => compileRows({ address: '12 Main Street, Suite 5' }, { ...mentalHealth, address })
  expect(inSuite('12 Main St #5')).toHaveLength(1)
  expect(inSuite('12 Main St Ste 6')).toHaveLength(2)
})

test('a health center joins the treatment card only when name and address agree', () => {
  const center: Partial<DatasetRow> = {
    category: 'healthcare',
    services: ['Primary care'],
    sourceName: 'HRSA Health Center Program service delivery sites (via GeoDa OEPS)',
    asOf: '2020; still in HRSA list 2026-01',
  }
  const dated = { asOf: '2023', assuredOn: '2026-01' }
  expect(compileRows({}, center)).toMatchObject([{ otherSourceIds: ['hrsa-health-centers'], ...dated }])
  expect(compileRows({}, { ...center, name: 'Barstow Clinic' })).toHaveLength(2)
})

test('a health center that is for teeth by its name is found by whoever looks for a dentist', () => {
  const center: Partial<DatasetRow> = {
    category: 'healthcare',
    services: ['Primary care'],
    sourceName: 'HRSA Health Center Program service delivery sites (via GeoDa OEPS)',
  }
  const [dental] = compileRows({ ...center, name: 'Barstow Dental Center' })
  const [clinic] = compileRows({ ...center, name: 'Barstow Clinic' })
  expect(dental?.services).toContain('dental-care')
  expect(clinic?.services).not.toContain('dental-care')
})

test('the same place twice in one list is one card', () => {
  expect(compileRows({}, { address: '12 Main St.' })).toHaveLength(1)
})

test('a number of three addresses is a switchboard, of two it is not', () => {
  const at = (count: number) =>
    compileRows(...[1, 2, 3].slice(0, count).map((houseNumber) => ({ address: `${houseNumber} Main St` })))
  expect(at(3).every(({ phones }) => phones[0]?.isSwitchboard)).toBe(true)
  expect(at(2).some(({ phones }) => phones[0]?.isSwitchboard)).toBe(false)
})

test('an office that serves nobody is left out and counted', () => {
  const { listings, tally } = compileDirectory(
    buildMaterial([
      buildDatasetRow({ name: 'Adams Sys Admin Unit' }),
      buildDatasetRow({ name: 'Clinic - Admin Only' }),
      buildDatasetRow({ name: 'Feeding Everybody Headquarters', services: ['Food bank'] }),
      buildDatasetRow({ name: 'Hall County Library - Headquarters' }),
    ]),
  )
  expect(listings.filter(({ scope }) => scope === 'site').map(({ name }) => name)).toEqual([
    'Hall County Library - Headquarters',
  ])
  expect(tally.get('left out: an office that serves nobody')).toBe(3)
})

test('places that hold people, and places without a county, are left out and counted', () => {
  const { listings, tally } = compileDirectory(
    buildMaterial([
      buildDatasetRow({ name: 'Barstow Detention Center' }),
      buildDatasetRow({ countyFips: null, phone: null }),
    ]),
  )
  expect(listings.filter(({ scope }) => scope === 'site')).toEqual([])
  expect(tally.get('left out: a place that holds people')).toBe(1)
  expect(tally.get('left out: no county (without a phone)')).toBe(1)
})

test('a withheld street is not told by coordinates either', () => {
  const [hidden] = compileRows({ address: '- - -' })
  expect(hidden).toMatchObject({ street: null, position: { lat: 34.8401, precision: 'county' } })
})

test('an agency of USA.gov joins our card of the same office; its other services stay', () => {
  const usagov: Partial<DatasetRow> = { countyFips: null, scope: 'state', sourceName: 'USA.gov state directory' }
  const { listings } = compileDirectory(
    buildMaterial([
      buildDatasetRow({
        ...usagov,
        name: 'California DMV',
        category: 'other',
        services: ['State ID card', 'Driver license'],
      }),
      buildDatasetRow({
        ...usagov,
        name: 'California services',
        services: ['SNAP', 'TANF cash assistance', 'Medicaid'],
      }),
    ]),
  )
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  expect(byId.get('ca-id-agency')).toMatchObject({ name: 'CA office', otherSourceIds: ['usagov-states'] })
  expect(byId.get('ca-social-services')?.services).toEqual(['cash-assistance'])
})

const stateLine = (own: Partial<StateLine> = {}): StateLine => ({
  service: 'snap',
  agency: 'CA office',
  site: 'https://example.gov/',
  phone: '916-445-2684',
  trust: 'own',
  source: null,
  sourceDate: '2026',
  ...own,
})
/** The statewide listings of California with these lines, by the end of their ids. */
const compileOffices = (...lines: Partial<StateLine>[]) => {
  const table = { asOf: '2026-11-19', sources: {}, states: { CA: lines.map(stateLine) } } as unknown as StateLines
  const listings = toStateServices([buildStateFacts('CA')], [buildVotingFacts('CA')], table)
  return new Map(listings.map((listing) => [listing.id.slice('ca-'.length), listing]))
}

test('a state office has its phone from the table, and never one that waits for a call', () => {
  const offices = compileOffices({}, { service: 'medicaid', trust: 'never' }, { service: 'id-office', trust: 'listed' })
  expect(offices.get('snap')?.phones).toMatchObject([{ number: '(916) 445-2684' }])
  expect(offices.get('snap')?.phones[0]).not.toHaveProperty('isListedOnly')
  expect(offices.get('medicaid')?.phones).toEqual([])
  expect(offices.get('id-agency')?.phones).toMatchObject([{ isListedOnly: true }])
})

test('a service without an office among the facts gets a listing of its own, with its site while no number may be shown', () => {
  const offices = compileOffices(
    { service: 'child-support', agency: 'Payment Unit', purpose: 'payments' },
    { service: 'cash-aid', trust: 'never' },
    { service: 'wic', phone: null, trust: null, site: null },
  )
  expect(offices.get('child-support')).toMatchObject({
    name: 'CA child support office',
    nameEs: 'Oficina de manutención de menores de CA',
    organization: 'Payment Unit',
    kind: 'child-support-office',
    scope: 'state',
  })
  expect(offices.get('child-support')?.note?.en).toContain("can't change an order")
  expect(offices.get('cash-aid')).toMatchObject({ phones: [], website: 'https://example.gov/' })
  expect(offices.has('wic')).toBe(false)
})

test('the number of one legal aid organization does not stand on the card of another', () => {
  const offices = (agency: string) => compileOffices({ service: 'legal-aid', agency }).get('legal-aid')
  expect(offices('CA office, Inc.')?.phones).toHaveLength(1)
  expect(offices('Somebody else')?.phones).toEqual([])
})

test('a number of an older year makes its card as old', () => {
  expect(compileOffices({ sourceDate: '2010' }).get('snap')?.asOf).toBe('2010')
  expect(compileOffices({}).get('snap')?.asOf).toBe('2026-11-14')
})

test('a phone of the election office is shown only when somebody vouched for it, and a candidate never', () => {
  const phoneCandidate = '1-800-345-8683'
  const elections = (own: object) =>
    toStateServices([buildStateFacts('CA')], [buildVotingFacts('CA', { phoneCandidate, ...own })]).find(
      ({ id }) => id === 'ca-elections',
    )
  expect(elections({ phone: '916-445-2684', phoneConfidence: null })?.phones).toEqual([])
  expect(elections({ phone: '916-445-2684', phoneConfidence: 'corroborated' })?.phones).toHaveLength(1)
  expect(JSON.stringify(elections({}))).not.toContain('345-8683')
})

test('the social services agency of USA.gov joins our card for cash aid', () => {
  const table = { asOf: '2026-11-19', sources: {}, states: { CA: [stateLine({ service: 'cash-aid' })] } }
  const agency = buildDatasetRow({
    countyFips: null,
    scope: 'state',
    sourceName: 'USA.gov state directory',
    name: 'California services',
    phone: null,
    services: ['SNAP', 'TANF cash assistance', 'Medicaid'],
  })
  const { listings } = compileDirectory(buildMaterial([agency]), [], table as unknown as StateLines)
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  expect(byId.has('ca-social-services')).toBe(false)
  expect(byId.get('ca-cash-aid')).toMatchObject({
    services: ['cash-assistance'],
    otherSourceIds: ['usagov-states'],
    phones: [{ number: '(916) 445-2684' }],
  })
})

test('national services that are not active are left out; words to text are no number', () => {
  const facts = [
    buildNationalFact({ id: 'wotc', status: 'paused' }),
    buildNationalFact({ id: 'crisistext', sms: 'Text HOME to 741741', languages: ['en', 'es'], hours: '24/7' }),
    buildNationalFact({ id: '988', phone: '988', sms: '988', phoneSpanish: '988, oprima 2' }),
    buildNationalFact({ id: 'vote866', phone: '1-866-687-8683', phoneSpanish: '1-888-839-8682' }),
  ]
  const [text, crisis, vote, ...rest] = toNationalServices(facts, new Map(), new Map())
  expect(rest).toEqual([])
  expect(text).toMatchObject({ id: 'us-crisistext', phones: [], hours: { kind: 'always' }, languages: ['es'] })
  expect(text?.note?.en).toContain('Text HOME to 741741')
  expect(crisis?.phones.map(({ number, kind }) => [number, kind])).toEqual([
    ['988', 'voice'],
    ['988', 'text'],
  ])
  expect(vote?.phones.map(({ number, language }) => [number, language])).toEqual([
    ['1-866-687-8683', null],
    ['1-888-839-8682', 'es'],
  ])
})

test('a national service nobody mapped, or one whose words changed, stops the compilation', () => {
  const compile = (own: object) => () => toNationalServices([buildNationalFact(own)], new Map(), new Map())
  expect(compile({ id: 'brandnew' })).toThrow('"brandnew"')
  expect(compile({ id: 'crisistext', sms: 'Text HELLO to 741741' })).toThrow('no longer say')
})

test('a New York organization is not offered to the whole country', () => {
  const centers = new Map([['36061', { lat: 40.7, lon: -73.9 }]])
  const [fortune] = toNationalServices([buildNationalFact({ id: 'fortune' })], centers, new Map())
  expect(fortune).toMatchObject({ scope: 'region', state: 'NY', countyFips: '36061' })
})

test('the part adds its rows and changes nothing in the directory', () => {
  const material = buildMaterial([buildDatasetRow()])
  const alone = compileDirectory(material)
  const given = {
    address: '9 Oak St',
    city: 'Barstow',
    state: 'CA',
    countyFips: '06071',
    geo: 'none',
    scope: 'site',
  } as const
  const row = {
    ...given,
    name: 'Desert Clinic',
    kind: 'health-center' as const,
    services: ['Free or charitable clinic'],
    phone: '(760) 216-0177',
    sourceName: 'National Association of Free and Charitable Clinics, find a clinic',
    asOf: '2026-07-21',
  }
  material.lists.part.push({ file: 'free_clinics_2026', row })
  const directory = compileDirectory(material)
  expect([...directory.files]).toEqual([...alone.files])

  const part = compilePart(material, directory)
  expect(part.listings).toMatchObject([{ name: 'Desert Clinic', sourceId: 'succurro-free-clinics' }])
  expect(part.files.has('counties.tsv')).toBe(false)
  expect(part.manifest.sources.map(({ publisher }) => publisher)).toEqual([
    'National Association of Free and Charitable Clinics (SUCCURRO, CC BY-NC 4.0)',
  ])
})
