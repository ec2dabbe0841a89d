import { expect, test } from 'vitest'
import { listStatesBefore } from './transitions.ts'
import {
  type IntroductionActor,
  type IntroductionStep,
  canMove,
  isFinal,
  getListedStatus,
  listNextStates,
  getIntroductionTab,
} from './state-machine.ts'
import { IntroductionState } from './states.ts'

const steps: readonly IntroductionStep[] = ['draft', ...IntroductionState.options]
const answers = ['needs_you', 'accepted', 'declined']
const outcomes = ['got_help', 'not_got_help']

const table: [IntroductionStep, Record<IntroductionActor, string[]>][] = [
  ['draft', { person: ['sent'], partner: [], system: [] }],
  ['sent', { person: ['withdrawn'], partner: ['opened', ...answers], system: ['delivery_failed'] }],
  ['delivery_failed', { person: ['sent', 'withdrawn'], partner: ['opened', ...answers], system: ['sent'] }],
  ['opened', { person: ['withdrawn'], partner: answers, system: ['sent'] }],
  ['needs_you', { person: [...outcomes, 'withdrawn'], partner: ['accepted', 'declined', ...outcomes], system: [] }],
  ['accepted', { person: [...outcomes, 'withdrawn'], partner: ['needs_you', 'declined', ...outcomes], system: [] }],
  ['declined', { person: [...outcomes, 'withdrawn'], partner: outcomes, system: [] }],
  ['got_help', { person: ['not_got_help', 'withdrawn'], partner: ['not_got_help'], system: [] }],
  ['not_got_help', { person: ['got_help', 'withdrawn'], partner: ['got_help'], system: [] }],
  ['withdrawn', { person: [], partner: [], system: [] }],
]

test.each(table)('from %s each goes only where they may', (from, allowed) => {
  for (const actor of ['person', 'partner', 'system'] as const) {
    expect(listNextStates(from, actor), actor).toEqual(allowed[actor])
    for (const to of IntroductionState.options) expect(canMove(from, to, actor)).toBe(allowed[actor].includes(to))
  }
})

test('the table speaks about every step', () => {
  expect(table.map(([step]) => step)).toEqual(steps)
})

test('an answer and an outcome are possible wherever the server takes them', () => {
  const answerable = steps.filter((step) => listNextStates(step, 'partner').some((to) => answers.includes(to)))
  const closable = steps.filter((step) => listNextStates(step, 'person').some((to) => outcomes.includes(to)))
  expect(answerable).toEqual(listStatesBefore('accepted', 'partner'))
  expect(closable).toEqual(listStatesBefore('got_help', 'person'))
})

test('the status is pending until an answer and completed after; drafts and withdrawals have none (R-6.4)', () => {
  expect(Object.fromEntries(steps.map((step) => [step, getListedStatus(step)]))).toEqual({
    draft: null,
    sent: 'pending',
    delivery_failed: 'pending',
    opened: 'pending',
    needs_you: 'completed',
    accepted: 'completed',
    declined: 'completed',
    got_help: 'completed',
    not_got_help: 'completed',
    withdrawn: null,
  })
})

test('a no, an outcome and a withdrawal are final', () => {
  expect(IntroductionState.options.filter(isFinal)).toEqual(['declined', 'got_help', 'not_got_help', 'withdrawn'])
})

test('every state has its tab', () => {
  expect(IntroductionState.options.map(getIntroductionTab)).toEqual([
    'waiting',
    'needsMe',
    'waiting',
    'needsMe',
    'answered',
    'closed',
    'closed',
    'closed',
    'closed',
  ])
})
