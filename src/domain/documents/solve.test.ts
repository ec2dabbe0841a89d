import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DocumentsFile, StatesFile } from '../facts/facts.ts'
import { type Goal, goals, otherBirthplaces, type PersonalDocument, personalDocuments } from './personal-documents.ts'
import type { DocumentPath, DocumentQuestion, PathStep } from './path.ts'
import { type DocumentFacts, DocumentRulesFile } from './rules.ts'
import { solveDocuments } from './solve.ts'

const read = (file: string) => readFileSync(`data/facts/${file}.json`, 'utf8')
const facts: DocumentFacts = {
  guides: DocumentsFile.parse(JSON.parse(read('documents'))),
  offices: StatesFile.parse(JSON.parse(read('states'))).states,
  rules: DocumentRulesFile.parse(JSON.parse(read('document-rules'))),
}

const ask = (heldDocuments: readonly PersonalDocument[], more: Partial<DocumentQuestion> = {}): DocumentPath =>
  solveDocuments({ heldDocuments, birthState: 'OH', homeState: 'CA', goal: 'state-id', ...more }, facts)
const order = ({ steps }: DocumentPath) => steps.map(({ way }) => way)
const stepFor = (path: DocumentPath, gives: PersonalDocument): PathStep => {
  const step = path.steps.find((candidate) => candidate.gives === gives)
  if (!step) throw new Error(`no step for ${gives}`)
  return step
}

/** All sets of up to this many documents. */
function setsUpTo(size: number, from: readonly PersonalDocument[] = personalDocuments): PersonalDocument[][] {
  if (size === 0) return [[]]
  return [
    [],
    ...from.flatMap((document, i) => setsUpTo(size - 1, from.slice(i + 1)).map((rest) => [document, ...rest])),
  ]
}
const documentSets = setsUpTo(3)
const pairSets = setsUpTo(2)

/** Follows a path as the person would: nothing may be used before it is available. Returns the faults found. */
function findFaults({ steps, goal, alreadyHeld }: DocumentPath, heldDocuments: readonly PersonalDocument[]): string[] {
  const inHand = new Set(heldDocuments)
  const faults = steps.flatMap(({ number, gives, way, bring, after }, index) => {
    const needs = facts.rules.rules.find((rule) => rule.way === way)?.needs ?? []
    const brought = bring.flatMap(({ documents: some }) => some)
    const rules = {
      'is numbered in order': number === index + 1,
      'brings something new': !inHand.has(gives),
      'has what its rule needs': needs.every(
        ({ of, count }) => of.filter((document) => inHand.has(document)).length >= count,
      ),
      'names enough papers': bring.every(({ count, documents: some }) => some.length >= count),
      'brings only what is in hand': brought.every(({ paper }) => inHand.has(paper)),
      'knows where each comes from': brought.every(({ paper, fromStep }) =>
        fromStep === null ? heldDocuments.includes(paper) : steps[fromStep - 1]?.gives === paper,
      ),
      'waits only for earlier steps': after.every((before) => before < number),
    }
    inHand.add(gives)
    return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [`${way} ${rule}`]))
  })
  const hasEnd = alreadyHeld ? steps.length === 0 : steps.at(-1)?.gives === goal
  return hasEnd ? faults : [...faults, 'does not end at the goal']
}

describe('the shortest path', () => {
  test('with only prison papers the loop breaks by other papers, a health record and a letter', () => {
    const path = ask(['prison-id', 'release-papers'])

    expect(order(path)).toEqual([
      'birth-certificate-papers',
      'health-record',
      'social-security-record',
      'address-papers',
      'state-id',
    ])
    expect(path.steps.map(({ after }) => after)).toEqual([[], [], [2], [], [1, 3, 4]])
  })

  test('with nothing at all someone else can order the birth certificate', () => {
    expect(order(ask([]))[0]).toBe('birth-certificate-helper')
  })

  test('a passport makes the birth certificate needless and proves identity to Social Security', () => {
    expect(order(ask(['passport', 'address-papers']))).toEqual(['social-security-photo', 'state-id'])
  })

  test('with all three papers there is one trip left', () => {
    const path = ask(['birth-certificate', 'social-security-card', 'address-papers'])

    expect(order(path)).toEqual(['state-id'])
    expect(path.steps[0]?.after).toEqual([])
  })

  test('photo ID beats asking when both would do', () => {
    const path = ask(['state-id', 'prison-id', 'release-papers'], { goal: 'birth-certificate' })

    expect(order(path)).toEqual(['birth-certificate-photo'])
  })

  test('a paper in hand is no step: the path says so', () => {
    expect(ask(['state-id'])).toMatchObject({ alreadyHeld: 'state-id', steps: [] })
    expect(ask(['drivers-license'])).toMatchObject({ alreadyHeld: 'drivers-license', steps: [] })
    expect(order(ask(['state-id'], { goal: 'drivers-license' }))).not.toEqual([])
  })

  test('a prison card and a birth certificate are named as no proof for Social Security', () => {
    const path = ask(['prison-id', 'birth-certificate'], { goal: 'social-security-card' })

    expect(stepFor(path, 'social-security-card').notTaken).toEqual(['prison-id', 'birth-certificate'])
  })

  test('an old ID is worth a call first, but only for another ID', () => {
    expect(ask(['expired-id']).canAskToRenew).toBe(true)
    expect(ask(['expired-id'], { goal: 'birth-certificate' }).canAskToRenew).toBe(false)
    expect(ask(['expired-id', 'state-id']).canAskToRenew).toBe(false)
  })

  test('every set of up to three papers reaches every goal, and no step uses what is not there', () => {
    const faults = documentSets.flatMap((heldDocuments) =>
      goals.flatMap((goal) => findFaults(ask(heldDocuments, { goal }), heldDocuments)),
    )

    expect(documentSets).toHaveLength(1 + 12 + 66 + 220)
    expect(faults).toEqual([])
  })

  test('one more paper in hand never makes the path longer', () => {
    const longer = pairSets.filter((heldDocuments) =>
      goals.some((goal) => {
        const { length } = ask(heldDocuments, { goal }).steps
        return personalDocuments.some((more) => ask([...heldDocuments, more], { goal }).steps.length > length)
      }),
    )

    expect(longer).toEqual([])
  })

  test('no shorter chain exists: every chain of fewer rules was tried by hand', () => {
    const rules = facts.rules.rules
    const reaches = (heldDocuments: ReadonlySet<PersonalDocument>, goal: Goal, depth: number): boolean =>
      heldDocuments.has(goal) ||
      (depth > 0 &&
        rules.some(
          (rule) =>
            !heldDocuments.has(rule.gives) &&
            rule.needs.every(({ of, count }) => of.filter((document) => heldDocuments.has(document)).length >= count) &&
            reaches(new Set([...heldDocuments, rule.gives]), goal, depth - 1),
        ))
    const beaten = pairSets.filter((heldDocuments) =>
      goals.some((goal) => {
        const { steps, alreadyHeld } = ask(heldDocuments, { goal })
        return !alreadyHeld && reaches(new Set(heldDocuments), goal, steps.length - 1)
      }),
    )

    expect(beaten).toEqual([])
  })
})

test.each(otherBirthplaces)('born in a place of the kind "%s": 2-1-1 knows, and no state is named', (birthState) => {
  const birth = stepFor(ask([], { birthState }), 'birth-certificate')

  expect(birth.state).toBeNull()
  expect(birth.isChecked).toBe(false)
  expect(birth.office).toMatchObject({ phone: '211' })
})

test('a rule checked in one state stands in place of the usual ones there, and only there', () => {
  const usual = facts.rules.rules.find(({ way }) => way === 'state-id')
  if (!usual) throw new Error('no rule for the state ID')
  const own = {
    ...usual,
    state: 'TX' as const,
    confidence: 'verified' as const,
    needs: [{ of: ['prison-id' as const], count: 1 }],
  }
  const more = { ...facts, rules: { ...facts.rules, rules: [...facts.rules.rules, own] } }
  const at = (homeState: 'TX' | 'CA') =>
    solveDocuments({ heldDocuments: ['prison-id'], birthState: 'TX', homeState, goal: 'state-id' }, more)

  expect(at('TX').steps).toMatchObject([{ way: 'state-id', isChecked: true, state: 'TX' }])
  expect(at('TX').uncheckedStates).toEqual([])
  expect(at('CA').steps.length).toBeGreaterThan(1)
})
