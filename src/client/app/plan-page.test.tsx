// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { planPage } from '#content/en/plan-page.ts'
import type { PlanStep } from '#domain/action-plan/plan-step.ts'
import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { clearAll, readKey, writeKey } from '#client/platform/storage/storage.ts'
import { planTool } from '#client/state/plan/plan-tool.ts'
import { fakeTaskServer } from '#testing/fake-task-server.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { TodayEntry } from './home/today/today-entry.tsx'
import { PlanPage } from './plan-page.tsx'

const taskId = '0b9f6a52-6c3e-4d5f-8a70-aaaaaaaaaaaa'
const step = (number: number): PlanStep => ({
  task: `t${number}`,
  phase: 'week1',
  title: `Step ${number}`,
  detail: 'Call.',
  category: 'housing',
  priority: 'high',
  dueOn: '2026-11-16',
  place: null,
  script: null,
})
const plan: StoredPlan = {
  text: 'Call.',
  steps: [1, 2, 3, 4, 5].map(step),
  language: 'en',
  madeAt: Date.now(),
  tasks: [{ id: taskId, isAdded: true }],
  parts: [],
  understood: [],
  questions: [],
  feedback: {},
}
const added = {
  id: taskId,
  sessionId: 'plan-1',
  title: 'Step 1',
  description: null,
  category: 'housing',
  priority: 'high',
  completed: false,
  dueOn: null,
}

beforeEach(() => {
  planTool.send({ type: 'reset' })
  clearAll()
  writeKey('planSessionId', 'plan-1')
  history.replaceState(null, '', '/action-plan')
})

/** Parts that are loaded on demand suspend on the first render. */
const show = () => act(() => renderInLanguage(<PlanPage today={<TodayEntry />} />))
const today = async () => within(await screen.findByRole('region', { name: 'Today' }))
const things = async () => (await today()).getAllByRole('heading', { level: 3 }).map((head) => head.textContent)
const rest = async () => within(await screen.findByRole('region', { name: planPage.plan.title }))

test('with a plan nobody is told that there is nothing to do: its steps stand there', async () => {
  fakeTaskServer()
  writeKey('last-action-plan', plan)
  const { user } = await show()
  expect(await things()).toEqual(['Step 1', 'Step 2', 'Step 3'])
  const more = await rest()
  expect(more.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Step 4'),
    expect.stringContaining('Step 5'),
  ])
  expect(screen.queryByText(planPage.empty.text)).toBeNull()
  await user.click(more.getByRole('button', { name: 'Done: Step 4' }))
  expect(readKey('last-action-plan')?.feedback).toEqual({ t4: 'done' })
  await user.click(more.getByRole('button', { name: planPage.plan.open }))
  expect(location.pathname).toBe('/action-plan-generator')
  expect(planTool.get()).toMatchObject({ phase: 'complete', answers: null, plan: { feedback: { t4: 'done' } } })
})

test('a step done on Today is ticked on the list, and a task ticked on the list is done on Today', async () => {
  const server = fakeTaskServer([{ ...added }])
  writeKey('last-action-plan', plan)
  const { user } = await show()
  await screen.findByRole('checkbox', { name: 'Step 1' })
  await user.click((await today()).getByRole('button', { name: 'Done: Step 1' }))
  await waitFor(() => expect(server.rows[0]?.completed).toBe(true))
  expect(await things()).toEqual(['Step 2', 'Step 3', 'Step 4'])
  await user.click(screen.getByRole('checkbox', { name: 'Step 1' }))
  expect(await things()).toEqual(['Step 1', 'Step 2', 'Step 3'])
  await waitFor(() => expect(server.rows[0]?.completed).toBe(false))
  await user.click(screen.getByRole('button', { name: 'Delete: Step 1' }))
  await waitFor(async () => expect(await things()).toEqual(['Step 2', 'Step 3', 'Step 4']))
})

test('a plan of words alone leads to the plan, and Today asks as before', async () => {
  fakeTaskServer()
  writeKey('last-action-plan', { ...plan, steps: [], tasks: [] })
  await show()
  expect((await rest()).getByRole('button', { name: planPage.plan.open })).toBeTruthy()
  expect(screen.getByRole('button', { name: /first/ })).toBeTruthy()
})

test('without a plan, or with one that is too old, the page is as it was', async () => {
  fakeTaskServer()
  writeKey('last-action-plan', { ...plan, madeAt: 0 })
  await show()
  expect(await screen.findByText(planPage.empty.text)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull()
})
