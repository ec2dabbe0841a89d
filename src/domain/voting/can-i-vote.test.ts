import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type VotingEligibility, VotingFile, type VotingRule } from '../facts/facts.ts'
import { type StateCode, states } from '../places/states.ts'
import {
  isOutOfDate,
  ruleLines,
  supervisions,
  getVotingAnswer,
  type VotingAnswerKind,
  votingConditions,
  type VotingSituation,
} from './can-i-vote.ts'

const facts = VotingFile.parse(JSON.parse(readFileSync('data/facts/voting.json', 'utf8')))
const now = Date.parse('2026-11-15')
const out = (supervision: (typeof supervisions)[number]): VotingSituation => ({ where: 'out', supervision })
const situations: VotingSituation[] = [{ where: 'prison' }, { where: 'jail' }, ...supervisions.map(out)]
const kindIn = (code: StateCode, situation: VotingSituation, at = now) =>
  getVotingAnswer(situation, facts.states[code], at).kind

/** The data of the file itself, read without the code under test. */
const lineBySupervision = { parole: 'onParole', probation: 'onProbation', done: 'afterFullSentence' } as const
const permits = (may: VotingEligibility) => may === true || may === 'yes'

/**
 * One letter each for prison, parole, probation, sentence done: likely, Not now, Depends, must Apply, must Pay, Check
 * first.
 */
const letters: Record<string, VotingAnswerKind> = {
  l: 'likely',
  n: 'notNow',
  d: 'depends',
  a: 'mustApply',
  p: 'mustPay',
  c: 'checkFirst',
}
const afterRelease = 'CA CO CT HI IL IN MD MA MI MN MT NV NH NJ NM NY ND OH OR PA RI UT WA'
const table: readonly (readonly [string, string])[] = [
  ['ME VT DC', 'llll'],
  [afterRelease, 'nlll'],
  ['GA ID KS MO NE NC OK SC TX WV WI', 'nnnl'],
  ['AR SD', 'nnnp'],
  ['AK LA', 'nddl'],
  ['AZ DE FL IA KY WY', 'nnnd'],
  ['TN', 'nnna'],
  ['AL MS', 'ddda'],
  ['VA', 'cccc'],
]

describe.each(table.flatMap(([codes, kinds]) => codes.split(' ').map((code) => [code as StateCode, kinds] as const)))(
  '%s',
  (code, kinds) => {
    test('prison, parole, probation and a finished sentence each get the answer of the law on file', () => {
      const found = [{ where: 'prison' } as const, out('parole'), out('probation'), out('done')].map((situation) =>
        kindIn(code, situation),
      )
      expect(found).toEqual([...kinds].map((letter) => letters[letter]))
    })
  },
)

test('the table above speaks of all 51', () => {
  expect(table.flatMap(([codes]) => codes.split(' ')).toSorted()).toEqual(states.map(({ code }) => code).toSorted())
})

test('“likely” is said only where every line of the file that may apply says yes', () => {
  for (const { code } of states) {
    const { canVote } = facts.states[code]
    for (const situation of situations) {
      if (kindIn(code, situation) !== 'likely') continue
      const relevantLines =
        situation.where !== 'out'
          ? (['inPrisonForFelony'] as const)
          : situation.supervision === 'both'
            ? (['onParole', 'onProbation'] as const)
            : situation.supervision === 'notSure'
              ? (['onParole', 'onProbation', 'afterFullSentence'] as const)
              : [lineBySupervision[situation.supervision]]
      expect(
        relevantLines.map((line) => permits(canVote[line])),
        `${code} ${JSON.stringify(situation)}`,
      ).toEqual(relevantLines.map(() => true))
    }
  }
})

test('Virginia says “check first” to everyone', () => {
  expect(new Set(situations.map((situation) => kindIn('VA', situation)))).toEqual(new Set(['checkFirst']))
})

test('in jail one must check, except where the vote is never lost', () => {
  const allowed = states.filter(({ code }) => kindIn(code, { where: 'jail' }) !== 'checkFirst').map(({ code }) => code)
  expect(allowed.toSorted()).toEqual(['DC', 'ME', 'VT'])
})

test('who is not sure hears “likely” only where nothing depends on it', () => {
  expect(kindIn('CA', out('notSure'))).toBe('likely')
  expect(kindIn('TX', out('notSure'))).toBe('checkFirst')
  expect(kindIn('TX', out('both'))).toBe('notNow')
})

test('a condition of the rule comes with the answer; two different ones leave it to the rule’s own words', () => {
  expect(getVotingAnswer(out('parole'), facts.states.AK, now)).toEqual({ kind: 'depends', condition: 'notTurpitude' })
  expect(getVotingAnswer({ where: 'prison' }, facts.states.AL, now)).toEqual({
    kind: 'depends',
    condition: 'notOnList',
  })
  expect(getVotingAnswer(out('both'), facts.states.LA, now)).toEqual({ kind: 'depends', condition: null })
})

test('a rule looked at 180 days ago still counts, one day later only the state can tell', () => {
  expect(kindIn('CA', out('done'), Date.parse('2027-05-13'))).toBe('likely')
  for (const { code } of states) {
    const kinds = situations.map((situation) => kindIn(code, situation, Date.parse('2027-05-14')))
    expect(new Set(kinds)).toEqual(new Set(['checkState']))
  }
})

test('a clock that stands before the day we looked, or at none, is not trusted', () => {
  expect(isOutOfDate(facts.states.CA, Date.parse('2026-11-13T12:00:00Z'))).toBe(false)
  expect(isOutOfDate(facts.states.CA, 0)).toBe(true)
  expect(isOutOfDate(facts.states.CA, Number.NaN)).toBe(true)
})

const mayVote = fc.constantFrom<VotingEligibility>(
  true,
  false,
  'yes',
  'depends',
  'unknown: ask',
  ...(Object.keys(votingConditions) as (keyof typeof votingConditions)[]),
)
const anyRule = fc.record({
  canVote: fc.record({
    inPrisonForFelony: mayVote,
    onParole: mayVote,
    onProbation: mayVote,
    afterFullSentence: mayVote,
  }),
  automatic: fc.constantFrom('true', 'false', 'mixed'),
  moneyMustBePaid: fc.constantFrom('yes', 'partly', 'no', 'unknown'),
  caution: fc.constantFrom('normal', 'high', 'critical'),
  group: fc.constantFrom('neverLost', 'afterRelease', 'actionNeeded'),
  confidence: fc.constantFrom('verified', 'corroborated', 'general', 'uncertain'),
  checkedOn: fc.constant('2026-11-14'),
}) as fc.Arbitrary<VotingRule>

test('whatever a rule says, “likely” never stands where it is a no, a maybe, unknown, changing or old', () => {
  fc.assert(
    fc.property(
      anyRule,
      fc.constantFrom(...situations),
      fc.integer({ min: -400, max: 400 }),
      (rule, situation, days) => {
        if (getVotingAnswer(situation, rule, now + days * 86_400_000).kind !== 'likely') return
        const may =
          situation.where !== 'out'
            ? rule.canVote.inPrisonForFelony
            : situation.supervision === 'probation'
              ? rule.canVote.onProbation
              : situation.supervision === 'done'
                ? rule.canVote.afterFullSentence
                : rule.canVote.onParole
        expect(permits(may)).toBe(true)
        expect([rule.caution === 'critical', rule.confidence === 'uncertain', days > 180]).toEqual([
          false,
          false,
          false,
        ])
      },
    ),
    { numRuns: 2000 },
  )
})

test('every source of a rule has a name in both languages, and every line of a rule is shown', () => {
  const used = Object.values(facts.states).flatMap((rule) => rule.sources)
  expect(used.filter((key) => !facts.sources[key])).toEqual([])
  expect([...ruleLines].toSorted()).toEqual(Object.keys(facts.states.TX.canVote).toSorted())
})
