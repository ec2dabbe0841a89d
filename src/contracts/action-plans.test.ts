import { expect, test } from 'vitest'
import { addActionPlan, deleteActionPlan, listActionPlansByQuery, updateActionPlan } from './action-plans.ts'

test('a task needs a title; the rest has defaults', () => {
  expect(addActionPlan.body.parse({ sessionId: 'anonymous', title: ' Get an ID ' })).toEqual({
    sessionId: 'anonymous',
    title: 'Get an ID',
    category: 'custom',
    priority: 'medium',
  })
})

test.each([
  { title: '  ' },
  { title: 'x'.repeat(201) },
  { description: 'x'.repeat(2001) },
  { priority: 'now' },
  { category: 'two words' },
  { sessionId: 'a b' },
  { id: 'mine' },
  { dueOn: 'Friday' },
  { dueOn: '2026-02-30' },
])('a task with a wrong field is refused (%#)', (change) => {
  expect(addActionPlan.body.safeParse({ sessionId: 'anonymous', title: 'Get an ID', ...change }).success).toBe(false)
})

test('a task may bring its own name and a day, and the day may be none', () => {
  const task = { sessionId: 'anonymous', title: 'Get an ID', id: '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a' }
  expect(addActionPlan.body.parse({ ...task, dueOn: '2026-11-20' })).toMatchObject({ id: task.id, dueOn: '2026-11-20' })
  expect(addActionPlan.body.parse({ ...task, dueOn: null }).dueOn).toBeNull()
})

test.each(['true', 1, null, undefined])('completed is yes or no, not %s', (completed) => {
  expect(updateActionPlan.body.safeParse({ completed }).success).toBe(false)
})

test('a task is named by a uuid', () => {
  expect(deleteActionPlan.params.safeParse({ id: '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a' }).success).toBe(true)
  expect(deleteActionPlan.params.safeParse({ id: '1 OR 1=1' }).success).toBe(false)
})

test('a list by query needs the label', () => {
  expect(listActionPlansByQuery.query.safeParse({}).success).toBe(false)
})
