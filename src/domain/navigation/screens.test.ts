import { expect, test } from 'vitest'
import { OnboardingStep, Screen, screens } from './screens.ts'

test('there are eighteen screens, each once, and welcome is the first (R-2.2)', () => {
  expect(new Set(screens).size).toBe(18)
  expect(screens[0]).toBe('welcome')
})

test('a stored screen that is no screen is refused', () => {
  expect(Screen.safeParse('zen-reggie-mindfulness').success).toBe(true)
  for (const other of ['Welcome', 'admin', '', null]) expect(Screen.safeParse(other).success).toBe(false)
})

test('onboarding has the steps one to seven', () => {
  const accepted = [0, 1, 2.5, 7, 8].filter((step) => OnboardingStep.safeParse(step).success)
  expect(accepted).toEqual([1, 7])
})
