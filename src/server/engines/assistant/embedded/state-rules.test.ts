import path from 'node:path'
import { expect, test } from 'vitest'
import { readFacts } from '#server/engines/knowledge/load-knowledge.ts'
import { getStateRule } from './state-rules.ts'

const facts = await readFacts(path.resolve(import.meta.dirname, '../../../../../data/facts'))

test.each([
  ['snap-drug-conviction', 'allowed', 'SC', /drug felony/],
  ['medicaid-apply', 'what', 'TX', /adults without children/],
  ['medicaid-apply', 'what', 'WI', /poverty line/],
  ['clear-record', 'what', 'PA', /after 7 years/],
] as const)('%s tells the rule of the state', (guide, facet, state, rule) => {
  expect(getStateRule(guide, facet, state, facts, 'en').join()).toMatch(rule)
  expect(getStateRule(guide, facet, state, facts, 'es')).toHaveLength(1)
})

test('a state without a rule on file, or a question it does not answer, adds nothing', () => {
  expect(getStateRule('snap-drug-conviction', 'allowed', 'TX', facts, 'en')).toEqual([])
  expect(getStateRule('medicaid-apply', 'what', 'CA', facts, 'en')).toEqual([])
  expect(getStateRule('medicaid-apply', 'bring', 'TX', facts, 'en')).toEqual([])
})
