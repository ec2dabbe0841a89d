import { expect, test } from 'vitest'
import { onboarding } from './en/onboarding.ts'

test('the wizard complains in the words that were agreed', () => {
  expect(onboarding.problems).toEqual({
    stateAndCounty: 'Please select both a state and county to continue',
    stateFirst: 'Select a state first',
    oneNeed: 'Please select at least one area where you need support',
  })
})

test('its buttons are named as agreed', () => {
  const { selectAll, deselectAll, find } = onboarding.needs
  expect([onboarding.continue, onboarding.home, selectAll, deselectAll, find]).toEqual([
    'Continue',
    'Home',
    'Select All',
    'Deselect All',
    'Find Resources',
  ])
})
