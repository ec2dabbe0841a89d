import { describe, expect, test } from 'vitest'
import { audiences, coreFacts, type ReentryFact, reentryFactRules, reentryFacts } from '../directory/reentry-facts.ts'
import { serviceIds } from '../services/services.ts'
import { buildFullResource, buildResource } from '#testing/builders/resource.ts'
import {
  judgeAcceptance,
  judgeFit,
  listFactsToAsk,
  listRefusals,
  listStatedFacts,
  listUnknownFacts,
} from './acceptance.ts'
import type { Resource } from './resource.ts'

const build = (changes: Partial<Resource>): Resource => ({
  id: 'r',
  name: 'Harbor House',
  category: 'housing',
  services: [],
  ...changes,
})

const unknown = { value: 'unknown' as const }
const nothingSaid = { servesRecord: unknown, servesSupervision: unknown, noIdNeeded: unknown, walkIn: unknown }
const shelter = (changes: Partial<NonNullable<Resource['facts']>> = {}) =>
  build({ kind: 'emergency-shelter', facts: { ...nothingSaid, ...changes } })

describe('the table', () => {
  test('has what places decide by, each once, with its own column', () => {
    expect(reentryFacts.toSorted()).toEqual(
      [
        'arsonCharge',
        'families',
        'medicationTreatment',
        'men',
        'noIdNeeded',
        'olderAdults',
        'openWarrant',
        'pets',
        'registry',
        'servesRecord',
        'servesSupervision',
        'violentCharge',
        'walkIn',
        'women',
        'youngPeople',
      ].toSorted(),
    )
    const columns = reentryFacts.map((fact) => reentryFactRules[fact].column)
    expect(new Set(columns).size).toBe(columns.length)
  })

  test('names only services that we have', () => {
    const services: readonly string[] = reentryFacts.flatMap((fact) => reentryFactRules[fact].services ?? [])
    expect(services.filter((one) => !(serviceIds as readonly string[]).includes(one))).toEqual([])
  })

  test('asks every place only the four everyday questions', () => {
    expect(coreFacts).toEqual(['servesRecord', 'servesSupervision', 'noIdNeeded', 'walkIn'])
  })
})

test.each([
  ["Hope Women's Shelter", ['women']],
  ['Trilogy Center for Women', ['women']],
  ['Casa de Mujeres', ['women']],
  ['Providence Center – Recovery Program/Mens', ['men']],
  ['Shelter for Men', ['men']],
  ['Men and Women for Human Excellence', ['women', 'men']],
  ["Wellspring – Women and Children's", ['women', 'families']],
  ['Eastside Family Shelter', ['families']],
  ['Bayfront Youth Services', ['youngPeople']],
  ['Oak Street Senior Apartments', ['olderAdults']],
  ['Omni Family Health', []],
  ['Martinez Health Center – Family Medicine', []],
  ['Women, Infants and Children Clinic', []],
  ['Mental Health Systems', []],
  ["Woman's Club Pantry", []],
  ['Amen Ministries', []],
  ['Harbor House', []],
])('%s is named for %j', (name, expected) => {
  expect(audiences.filter((audience) => judgeAcceptance(build({ name }), audience) === 'yes')).toEqual(expected)
})

test('kind and services say it where the name does not', () => {
  expect(judgeAcceptance(build({ kind: 'youth-program' }), 'youngPeople')).toBe('yes')
  expect(judgeAcceptance(build({ serviceIds: ['youth-line'] }), 'youngPeople')).toBe('yes')
  expect(judgeAcceptance(build({ serviceIds: ['hot-meals'] }), 'youngPeople')).toBe('unknown')
})

test('only a house named for the others is known not to take them', () => {
  const men = build({ name: 'Shelter for Men' })
  expect(audiences.map((audience) => judgeAcceptance(men, audience))).toEqual([
    'no',
    'yes',
    'unknown',
    'unknown',
    'unknown',
  ])
  expect(judgeAcceptance(build({ name: 'Men and Women Together' }), 'women')).toBe('yes')
})

test('a clinic with a program for pregnant women does not turn men away', () => {
  const clinic = build({ kind: 'outpatient-treatment', serviceIds: ['pregnancy-program'] })
  expect([judgeAcceptance(clinic, 'women'), judgeAcceptance(clinic, 'men')]).toEqual(['yes', 'unknown'])
})

test('what is stated counts before a name, and nothing is made of silence', () => {
  const house = build({
    name: "Hope Women's Shelter",
    facts: { ...nothingSaid, men: { value: 'ask', source: 'Oak Group', asOf: '2026' } },
  })
  expect(judgeAcceptance(house, 'men')).toBe('ask')
  expect(reentryFacts.filter((fact) => judgeAcceptance(shelter(), fact) !== 'unknown')).toEqual([])
})

test('known facts say who told them, unknown ones are for asking, and no everyday one is in both or lost', () => {
  const resource = buildFullResource()
  const statedFacts = listStatedFacts(resource)
  expect(statedFacts[0]).toEqual({
    fact: 'servesRecord',
    value: 'yes',
    source: 'A public list',
    asOf: '2026-01',
    reportsDiffer: false,
  })
  expect(listUnknownFacts(resource)).toEqual(['servesSupervision'])
  const all: string[] = [...statedFacts.map(({ fact }) => fact), ...listUnknownFacts(resource)]
  expect(all.toSorted()).toEqual(coreFacts.toSorted())
})

test('a place nothing was asked about has nothing known and nothing to ask', () => {
  expect(listStatedFacts(buildResource())).toEqual([])
  expect(listUnknownFacts(buildResource())).toEqual([])
})

describe('what a person has to ask', () => {
  const own: ReentryFact[] = ['arsonCharge', 'servesRecord', 'registry', 'pets']

  test('is exactly what they said of themselves and the place left open', () => {
    const place = shelter({
      servesRecord: { value: 'yes' },
      arsonCharge: { value: 'ask' },
      registry: { value: 'no' },
      openWarrant: { value: 'ask' },
    })
    expect(listFactsToAsk(place, own)).toEqual(['arsonCharge', 'pets'])
    expect(listRefusals(place, own)).toEqual(['registry'])
    expect(judgeFit(place, own)).toBe('no')
  })

  test('is asked again where visitors were told otherwise', () => {
    expect(listFactsToAsk(shelter({ servesRecord: { value: 'yes', reportsDiffer: true } }), ['servesRecord'])).toEqual([
      'servesRecord',
    ])
  })

  test('is nothing where everything is answered, or nothing was said', () => {
    expect(judgeFit(shelter({ pets: { value: 'yes' } }), ['pets'])).toBe('yes')
    expect(judgeFit(shelter(), [])).toBe('yes')
    expect(judgeFit(shelter(), ['pets'])).toBe('unknown')
  })

  test('leaves out pets, kids and gender where nobody stays', () => {
    const pantry = build({ kind: 'food-pantry', facts: nothingSaid })
    expect(listFactsToAsk(pantry, ['pets', 'women', 'families', 'noIdNeeded'])).toEqual(['noIdNeeded'])
  })
})
