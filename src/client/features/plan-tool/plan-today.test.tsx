// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { withFeedback } from '#domain/action-plan/step-feedback.ts'
import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { PlanToday } from './plan-today.tsx'

const plan: StoredPlan = {
  text: '',
  steps: (['now', 'now', 'week1', 'week1', 'week2'] as const).map((phase, index) => ({
    task: `t${index}`,
    phase,
    title: `Step ${index}`,
    detail: 'Call today.',
    category: 'housing',
    priority: 'high',
    dueOn: '2026-11-16',
    place: null,
    script: 'Call 2-1-1 and say: “Hi.”',
  })),
  language: 'en',
  madeAt: Date.UTC(2026, 10, 15, 12),
  tasks: [],
  parts: [],
  understood: [],
  questions: [],
  feedback: {},
}
const onMakePlan = vi.fn()
const onOpenPlan = vi.fn()

function Card({ from }: { from: StoredPlan }) {
  const [shown, setShown] = useState(from)
  return (
    <PlanToday
      plan={shown}
      onStepFeedback={(task, feedback) => setShown(withFeedback(shown, task, feedback))}
      onOpenPlan={onOpenPlan}
      onMakePlan={onMakePlan}
    />
  )
}
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('three steps of the plan are today’s things; what is done makes room for the next', async () => {
  const { user } = await renderInLanguage(<Card from={plan} />)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Today')
  expect(screen.getByText("Today's three things")).toBeTruthy()
  expect(titles()).toEqual(['Step 0', 'Step 1', 'Step 2'])
  await user.click(screen.getByRole('button', { name: 'Done: Step 2' }))
  expect(titles()).toEqual(['Step 0', 'Step 1', 'Step 3'])
  expect(document.activeElement?.textContent).toBe('Step 3')
  await user.click(screen.getByRole('button', { name: "Didn't work: Step 0" }))
  expect(titles()).toEqual(['Step 1', 'Step 0', 'Step 3'])
  expect(screen.getByText(/I need help with this: Step 0\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Open my plan' }))
  expect(onOpenPlan).toHaveBeenCalledOnce()
})

test('when every step is done it says so and offers a new plan', async () => {
  const done = Object.fromEntries(plan.steps.map(({ task }) => [task, 'done' as const]))
  const { user } = await renderInLanguage(<Card from={{ ...plan, feedback: done }} />, 'es')
  expect(screen.getByText(/Ya pasó por todos los pasos/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hacer otro plan' }))
  expect(onMakePlan).toHaveBeenCalledOnce()
})
