import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lineServices, parseLinePhone, StateLinesFile, toDigits } from '#domain/facts/state-lines.ts'
import { StatesFile } from '#domain/facts/facts.ts'
import { states } from '#domain/places/states.ts'
import { compileStateLines, GatheredFile, type GatheredLine } from './state-lines.ts'

const gathered = (own: Partial<GatheredLine> = {}): GatheredLine => ({
  state: 'AL',
  service: 'snap',
  agency: 'Department of Human Services',
  phone: '+13342421700',
  site: 'https://example.gov/',
  source: 'A list',
  sourceDate: '2026',
  confidence: 'corroborated',
  ...own,
})
const compile = (...lines: Partial<GatheredLine>[]) => compileStateLines('2026-11-19', lines.map(gathered))
const snapOf = (...lines: Partial<GatheredLine>[]) =>
  compile(...lines).states.AL.filter(({ service }) => service === 'snap')

test('a number is the office’s own when a page of the state or two lists say so', () => {
  expect(snapOf({})).toMatchObject([{ trust: 'listed', phone: '334-242-1700' }])
  expect(snapOf({ agreeing: 2 })).toMatchObject([{ trust: 'own' }])
  expect(snapOf({ alsoIn: 1 })).toMatchObject([{ trust: 'own' }])
  expect(snapOf({ confidence: 'verified' })).toMatchObject([{ trust: 'own' }])
})

test('a number that lists disagree on, or that comes from a doubtful list, is not shown', () => {
  const trust = (own: Partial<GatheredLine>) => snapOf(own)[0]?.trust
  expect(trust({ conflict: true, agreeing: 1 })).toBe('never')
  expect(trust({ confidence: 'uncertain' })).toBe('never')
  expect(trust({ note: 'Another list gives 334-242-1310' })).toBe('never')
  expect(trust({ note: 'Another list gives 334-242-1310', alsoIn: 1 })).toBe('own')
})

test('the best number is shown, and only doubtful ones wait beside it', () => {
  const lines = snapOf(
    { phone: '+13342421701', confidence: 'uncertain', rank: 1 },
    { phone: '+13342421702', rank: 1 },
    { phone: '+13342421703', rank: 2, alsoIn: 1 },
  )
  expect(lines.map(({ phone, trust }) => [phone, trust])).toEqual([
    ['334-242-1703', 'own'],
    ['334-242-1701', 'never'],
  ])
})

test('no source is no number, a part of a state is not the state, and Puerto Rico is not in the product', () => {
  const table = compile(
    { phone: null, source: null, confidence: null },
    { state: 'PR' },
    { state: 'GA', coverage: 'region' },
  )
  expect(table.states.AL[0]).toMatchObject({ phone: null, trust: null, agency: 'Department of Human Services' })
  expect(table.states.GA[0]).toMatchObject({ phone: null, trust: null, agency: null })
  expect(Object.keys(table.states)).toHaveLength(51)
})

test('a payment line says so, and old dates keep their year', () => {
  const [line] = snapOf({ note: 'Payments line; seen in one list only', sourceDate: 'undated (about 2010)' })
  expect(line).toMatchObject({ purpose: 'payments', sourceDate: '2010' })
  expect(snapOf({ agency: 'State Payment Center' })).toMatchObject([{ purpose: 'payments' }])
})

test('an impossible number or an unknown service stops the compilation', () => {
  expect(() => compile({ phone: '+13345550142' })).toThrow('impossible')
  expect(() => compile({ service: 'circus' })).toThrow('"circus"')
})

test('the same material gives the same table, whatever order its lines come in', () => {
  const lines = [{ source: 'B' }, { state: 'GA', source: 'A' }, { service: 'wic', source: 'C' }]
  expect(compile(...lines.toReversed())).toEqual(compile(...lines))
})

test('gathered files that do not parse are refused', () => {
  expect(GatheredFile.safeParse({ meta: { asOf: '2026-11-19' }, lines: [{ state: 'AL' }] }).success).toBe(false)
})

const read = (name: string): unknown => JSON.parse(readFileSync(`data/facts/${name}`, 'utf8'))
const table = StateLinesFile.parse(read('state-lines.json'))

test('the table has every service of every state, and each number can be dialed', () => {
  expect(Object.keys(table.states).toSorted()).toEqual(states.map(({ code }) => code).toSorted())
  for (const lines of Object.values(table.states)) {
    expect([...new Set(lines.map(({ service }) => service))]).toEqual([...lineServices])
    for (const { phone, trust, source } of lines) {
      expect(phone === null, String(phone)).toBe(trust === null)
      if (phone === null) continue
      expect(parseLinePhone(phone)).toBe(phone)
      expect(table.sources).toHaveProperty(source ?? '')
    }
  }
})

test('the offices that a phone keeps have no number but the table’s own', () => {
  const offices = StatesFile.parse(read('states.json')).states
  const wrong = states.flatMap(({ code }) => {
    const own = new Set(
      table.states[code].flatMap(({ phone, trust }) => (phone && trust === 'own' ? [toDigits(phone)] : [])),
    )
    const { idOffice, vitalRecords, corrections, legalAid } = offices[code]
    return [idOffice, vitalRecords, corrections, legalAid].flatMap((office) =>
      office?.phone && !own.has(toDigits(office.phone)) ? [`${code} ${office.phone}`] : [],
    )
  })
  expect(wrong).toEqual([])
})
