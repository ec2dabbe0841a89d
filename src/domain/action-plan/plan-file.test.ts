import { expect, test } from 'vitest'
import type { StoredPlan } from './stored-plan.ts'
import { formatPlanDay } from './plan-day.ts'
import { formatPlanFile, planFileName, formatPlanAsText, groupStepsByPhase } from './plan-file.ts'
import type { PlanStep } from './plan-step.ts'

const step: PlanStep = {
  task: 'bed',
  phase: 'now',
  title: 'Find a bed',
  detail: 'Call today.',
  category: 'housing',
  priority: 'high',
  dueOn: '2026-11-16',
  script: 'I need a bed.',
  place: { id: 'p', name: 'Sample House', phone: '(213) 555-0134', address: '1 Sample Street' },
}
const rest: PlanStep = {
  ...step,
  task: 'id',
  phase: 'week2',
  title: 'Get an ID',
  place: null,
  script: 'Call 2-1-1 and say: “Hi.”',
}
const plan: StoredPlan = {
  text: '',
  steps: [rest, step],
  language: 'en',
  madeAt: 0,
  tasks: [],
  parts: [],
  understood: [],
  questions: [],
  feedback: {},
}
const texts = {
  title: 'My plan',
  madeOn: 'Made today',
  say: 'Say:',
  help: 'Call 2-1-1.',
  phases: { now: 'The next 72 hours', week1: 'Week 1', week2: 'Week 2', week3: 'Week 3', week4: 'Week 4' },
}

test('the file has the name and the parts it should have', () => {
  expect(planFileName).toBe('my-action-plan.txt')
  expect(formatPlanFile(plan, texts)).toBe(
    [
      'My plan',
      'Made today',
      '',
      'The next 72 hours',
      '',
      'Mon, Nov 16: Find a bed',
      'Call today.',
      'Sample House, (213) 555-0134, 1 Sample Street',
      'Say: “I need a bed.”',
      '',
      'Week 2',
      '',
      'Mon, Nov 16: Get an ID',
      'Call today.',
      'Call 2-1-1 and say: “Hi.”',
      '',
      'Call 2-1-1.',
      '',
    ].join('\n'),
  )
})

test('the text of the plan comes first where there is one', () => {
  expect(formatPlanAsText({ ...plan, text: '## Week 1\n**Call** now' }, texts)).toBe('Week 1\nCall now')
})

test('a day is the same day in both languages', () => {
  expect([formatPlanDay('2026-11-16', 'en'), formatPlanDay('2026-11-16', 'es')]).toEqual([
    'Mon, Nov 16',
    'lun, 16 de nov',
  ])
})

test('the first 72 hours come first, and empty weeks do not come', () => {
  expect(groupStepsByPhase([rest, step]).map(({ phase }) => phase)).toEqual(['now', 'week2'])
})
