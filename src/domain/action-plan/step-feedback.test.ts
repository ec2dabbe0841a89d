import { expect, test } from 'vitest'
import { keepProgress } from './plan-corrections.ts'
import type { PlanStep } from './plan-step.ts'
import { findStepTask, listAddedTaskIds, withFeedback, withTaskId } from './step-feedback.ts'
import type { StoredPlan } from './stored-plan.ts'

const step = (task: string): PlanStep => ({
  task,
  phase: 'now',
  title: task,
  detail: '',
  category: 'housing',
  priority: 'high',
  dueOn: '2026-11-16',
  place: null,
  script: null,
})
const plan: StoredPlan = {
  text: '',
  steps: [step('bed'), step('id')],
  language: 'en',
  madeAt: 1,
  tasks: [
    { id: '1', isAdded: true },
    { id: '2', isAdded: false },
  ],
  parts: [],
  understood: [],
  questions: [],
  feedback: { id: 'done' },
}

test('feedback is set, changed and taken back, and the rest stays', () => {
  expect(withFeedback(plan, 'bed', 'done').feedback).toEqual({ id: 'done', bed: 'done' })
  expect(withFeedback(plan, 'id', 'not-for-me').feedback).toEqual({ id: 'not-for-me' })
  expect(withFeedback(plan, 'id', null).feedback).toEqual({})
})

test('a step and its task are found from each other where the task is on the list', () => {
  expect([listAddedTaskIds(plan, 'bed'), listAddedTaskIds(plan, 'id')]).toEqual([['1'], []])
  expect(['1', '2', '3'].map((id) => findStepTask(plan, id))).toEqual(['bed', null, null])
  expect(findStepTask(withTaskId(plan, '1', '9'), '9')).toBe('bed')
})

test('a plan made again keeps the tasks on the list and what was said', () => {
  const next: StoredPlan = {
    ...plan,
    madeAt: 2,
    steps: [step('food'), step('bed')],
    tasks: [
      { id: '3', isAdded: false },
      { id: '4', isAdded: false },
    ],
    feedback: {},
  }
  expect(keepProgress(next, plan)).toMatchObject({
    madeAt: 2,
    tasks: [{ id: '3' }, { id: '1', isAdded: true }],
    feedback: { id: 'done' },
  })
})
