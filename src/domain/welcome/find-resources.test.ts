import { expect, test } from 'vitest'
import { chooseFindTarget, chooseRetryTarget } from './welcome.ts'

test.each([
  [false, false, false, 'onboarding', 'onboarding'],
  [false, false, true, 'search', 'search'],
  [false, true, false, 'continue', 'continue'],
  [false, true, true, 'continue', 'continue'],
  [true, false, false, 'results', 'onboarding'],
  [true, false, true, 'results', 'search'],
  [true, true, true, 'results', 'continue'],
] as const)(
  'with results %s, a running search %s and answers %s, the button leads to %s and Try Again to %s',
  (hasResults, isSearching, isContextComplete, pressed, again) => {
    const facts = { hasResults, isSearching, isContextComplete }
    expect(chooseFindTarget(facts)).toBe(pressed)
    expect(chooseRetryTarget(facts)).toBe(again)
  },
)
