import { expect, test } from 'vitest'
import { arrangeSteps } from './open-steps.ts'
import type { PlanPhase, PlanStep } from './plan-step.ts'
import type { StoredPlan } from './stored-plan.ts'

const step = (task: string, phase: PlanPhase): PlanStep => ({
  task,
  phase,
  title: task,
  detail: '',
  category: 'housing',
  priority: 'high',
  dueOn: '2026-11-16',
  place: null,
  script: null,
})
const steps = [
  step('d', 'week2'),
  step('a', 'now'),
  step('b', 'now'),
  step('c', 'week1'),
  step('e', 'week3'),
  step('f', 'week4'),
]
const arranged = (feedback: StoredPlan['feedback'] = {}, plan = steps) => {
  const { open, later, settled } = arrangeSteps({ steps: plan, feedback })
  return [open, later, settled].map((list) => list.map(({ task }) => task).join(''))
}

test('the first week is open, in order, and the rest comes later', () => {
  expect(arranged()).toEqual(['abc', 'def', ''])
})

test.each<[string, StoredPlan['feedback'], string[]]>([
  ['what is done makes room for the next', { a: 'done' }, ['bcd', 'ef', 'a']],
  ['so does what is not for the person', { b: 'not-for-me' }, ['acd', 'ef', 'b']],
  ['a later step can be done first', { e: 'done' }, ['abc', 'df', 'e']],
  ['near the end fewer than three are left', { a: 'done', b: 'done', c: 'done', d: 'done' }, ['ef', '', 'abcd']],
  ['what did not work comes after the next one', { a: 'did-not-work' }, ['bac', 'def', '']],
  ['also when one was done before', { b: 'done', a: 'did-not-work' }, ['cad', 'ef', 'b']],
  ['and has its turn again once another is done', { a: 'did-not-work', b: 'done' }, ['acd', 'ef', 'b']],
  ['two that did not work stay in order', { a: 'did-not-work', b: 'did-not-work' }, ['cab', 'def', '']],
  ['the last open step has no next one', { c: 'did-not-work' }, ['abc', 'def', '']],
  ['feedback on a step that is not in the plan changes nothing', { x: 'done' }, ['abc', 'def', '']],
])('%s', (_name, feedback, lists) => {
  expect(arranged(feedback)).toEqual(lists)
})

test('a first week of more than three steps shrinks to three before later steps open', () => {
  const busy = [...steps, step('g', 'week1'), step('h', 'week1')]
  expect(arranged({}, busy)).toEqual(['abcgh', 'def', ''])
  expect(arranged({ a: 'done', b: 'done' }, busy)).toEqual(['cgh', 'def', 'ab'])
  expect(arranged({ a: 'done', b: 'done', c: 'done' }, busy)).toEqual(['ghd', 'ef', 'abc'])
})

test('nothing is open when everything is settled', () => {
  expect(arranged(Object.fromEntries(steps.map(({ task }) => [task, 'done'])))).toEqual(['', '', 'abcdef'])
})
