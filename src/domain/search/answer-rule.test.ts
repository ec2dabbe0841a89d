import { expect, test } from 'vitest'
import type { ListingKind } from '#domain/directory/kinds.ts'
import { computeSearchColumns } from '#domain/directory/search-columns.ts'
import { fromNeedsMask } from '#domain/needs/needs-mask.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { ServiceId } from '#domain/services/services.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { createAnswerRule, createLaterRule } from './answer-rule.ts'

interface Case {
  need: NeedKey
  kind: ListingKind
  services?: ServiceId[]
  /** Services that the person named. */
  named?: ServiceId[]
  /** The person chose nothing and only wrote. */
  isTextOnly?: true
}

function isAnswer({ need, kind, services = [], named = [], isTextOnly }: Case): boolean {
  const columns = computeSearchColumns(buildListing({ kind, services }))
  const rule = createAnswerRule(
    { needs: [isTextOnly ? 'other' : need], text: { needs: [], services: named, terms: [] } },
    [{ need, weight: 1 }],
  )
  const namedServices = services.filter((id) => named.includes(id)).length
  const answered = rule({ id: 'a', ...columns, services }, columns.needs, { namedServices, grade: 0 })
  return fromNeedsMask(answered).includes(need)
}

test.each<[string, Case]>([
  ['a shelter answers housing', { need: 'housing', kind: 'emergency-shelter' }],
  ['the office that runs homeless services answers housing', { need: 'housing', kind: 'homeless-office' }],
  [
    'Head Start answers those who name child care',
    { need: 'family-child-support', kind: 'head-start', services: ['child-care'], named: ['child-care'] },
  ],
  [
    'a WIC clinic answers those who name a pregnancy',
    { need: 'food-assistance', kind: 'wic-clinic', named: ['pregnancy-program'] },
  ],
  [
    'a center for independent living answers those who name a disability',
    { need: 'housing', kind: 'independent-living', services: ['housing-services'], named: ['ssi-benefits'] },
  ],
  ['a job center answers employment', { need: 'employment', kind: 'job-center' }],
  [
    'a benefits office with food benefits answers food',
    { need: 'food-assistance', kind: 'benefits-office', services: ['snap'] },
  ],
  [
    'a methadone clinic answers health care for those who name methadone',
    { need: 'healthcare', kind: 'opioid-treatment-program', services: ['methadone'], named: ['methadone'] },
  ],
  [
    'a housing program for veterans answers veterans',
    { need: 'housing', kind: 'veterans-housing', services: ['homeless-veterans'], named: ['homeless-veterans'] },
  ],
  ['a housing authority answers a general search for housing', { need: 'housing', kind: 'housing-authority' }],
  [
    'a housing authority answers those who ask for a voucher',
    { need: 'housing', kind: 'housing-authority', services: ['housing-voucher'], named: ['housing-voucher'] },
  ],
  [
    'a reentry program that has the named service',
    { need: 'housing', kind: 'community-program', services: ['rent-help'], named: ['rent-help'] },
  ],
  [
    'the hotline for survivors answers a survivor who looks for housing',
    { need: 'housing', kind: 'help-line', services: ['domestic-violence-help'], named: ['domestic-violence-help'] },
  ],
  [
    'a treatment program with a sober home answers those who write that they look for one',
    {
      need: 'housing',
      kind: 'residential-treatment',
      services: ['sober-living', 'substance-use-treatment'],
      named: ['sober-living'],
      isTextOnly: true,
    },
  ],
  [
    'a treatment center with anger classes answers those who look for them',
    {
      need: 'mental-health',
      kind: 'outpatient-treatment',
      services: ['anger-management'],
      named: ['anger-management'],
      isTextOnly: true,
    },
  ],
])('%s', (_, example) => {
  expect(isAnswer(example)).toBe(true)
})

test.each<[string, Case]>([
  [
    'a public defender is no answer to an eviction',
    { need: 'legal', kind: 'public-defender', services: ['public-defender'], named: ['legal-housing'] },
  ],
  [
    'the office that runs homeless services is no answer to who fears somebody at home',
    { need: 'housing', kind: 'homeless-office', named: ['domestic-violence-help'] },
  ],
  [
    'the office that runs homeless services is no answer to who looks for a place to rent',
    { need: 'housing', kind: 'homeless-office', named: ['rent-help'] },
  ],
  ['Head Start does not answer every parent', { need: 'family-child-support', kind: 'head-start' }],
  ['a WIC clinic does not answer food for everybody', { need: 'food-assistance', kind: 'wic-clinic' }],
  [
    'a center for independent living does not answer housing for everybody',
    { need: 'housing', kind: 'independent-living', services: ['housing-services'] },
  ],
  [
    'a treatment center with job help is no answer to employment',
    { need: 'employment', kind: 'outpatient-treatment', services: ['job-search-help'] },
  ],
  [
    'nor for those who name job help',
    { need: 'employment', kind: 'outpatient-treatment', services: ['job-search-help'], named: ['job-search-help'] },
  ],
  [
    'a benefits office without food benefits is no answer to food',
    { need: 'food-assistance', kind: 'benefits-office', services: ['medicaid'] },
  ],
  [
    'a clinic without methadone is no answer to those who name it',
    { need: 'recovery-support', kind: 'outpatient-treatment', services: ['buprenorphine'], named: ['methadone'] },
  ],
  [
    'a housing program for veterans is no answer to everybody',
    { need: 'housing', kind: 'veterans-housing', services: ['homeless-veterans'] },
  ],
  [
    'tribal legal aid is no answer to everybody',
    { need: 'legal', kind: 'tribal-legal-aid', services: ['civil-legal-aid'] },
  ],
  [
    'a waiting list is no answer to a bed tonight',
    { need: 'housing', kind: 'housing-authority', named: ['emergency-shelter'], isTextOnly: true },
  ],
  [
    'an unknown kind answers nothing',
    { need: 'housing', kind: 'unknown', services: ['emergency-shelter'], named: ['emergency-shelter'] },
  ],
  [
    'a school clinic is no answer to health care',
    { need: 'healthcare', kind: 'youth-program', services: ['primary-care'] },
  ],
  [
    'a treatment center for pregnant women does not answer a pregnant woman who needs a doctor',
    {
      need: 'healthcare',
      kind: 'outpatient-treatment',
      services: ['pregnancy-program'],
      named: ['pregnancy-program'],
      isTextOnly: true,
    },
  ],
  [
    'the child support office does not answer a question about custody',
    { need: 'family-child-support', kind: 'child-support-office', named: ['legal-family'] },
  ],
])('%s', (_, example) => {
  expect(isAnswer(example)).toBe(false)
})

test.each<[string, NeedKey[], ServiceId[], ListingKind, boolean]>([
  ['whoever chose housing', ['housing'], [], 'housing-authority', true],
  ['whoever chose housing and food', ['housing', 'food-assistance'], [], 'affordable-housing', true],
  ['whoever writes that it is for tonight', ['housing'], ['emergency-shelter'], 'housing-counselor', true],
  ['whoever only wrote, for tonight', ['other'], ['emergency-shelter'], 'housing-authority', true],
  ['whoever only wrote, of rent', ['other'], ['rent-help'], 'housing-counselor', false],
  ['whoever chose housing and asks for a voucher', ['housing'], ['housing-voucher'], 'housing-authority', false],
  ['whoever chose food', ['food-assistance'], [], 'housing-authority', false],
])('for %s a waiting list or advice stands apart: %j %j %s %s', (_, needs, services, kind, isApart) => {
  const isLater = createLaterRule({ needs, text: { needs: [], services, terms: [] } })
  expect(isLater(kind)).toBe(isApart)
  expect(isLater('emergency-shelter')).toBe(false)
  expect(isLater('coordinated-entry')).toBe(false)
})

test.each<[string, ServiceId[], string[], boolean]>([
  ['us-vcl', [], [], false],
  ['us-vcl', ['vet-center'], [], true],
  ['us-translifeline', [], [], false],
  ['us-translifeline', [], ['trans-care-shelter'], true],
  ['us-neverusealone', [], [], false],
  ['us-stronghearts', ['tribal-services'], [], true],
])('the line %s answers who asks for %j %j: %s', (id, named, guides, expected) => {
  const columns = computeSearchColumns(buildListing({ id, kind: 'help-line', services: ['crisis-line'] }))
  const rule = createAnswerRule(
    {
      needs: ['other'],
      text: {
        needs: [],
        services: named,
        terms: [],
        subjects: guides.map((guideId) => ({ guideId, probability: 1 })),
      },
    },
    [{ need: 'mental-health', weight: 1 }],
  )
  const answered = rule({ id, ...columns, services: named }, columns.needs, { namedServices: named.length, grade: 3 })
  expect(answered !== 0).toBe(expected)
})
