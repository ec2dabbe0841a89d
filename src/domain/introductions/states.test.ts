import { expect, test } from 'vitest'
import { IntroductionState, isPending, toIntroductionStatus } from './states.ts'

test('until somebody answered an introduction is pending, afterwards completed', () => {
  const pending = IntroductionState.options.filter(isPending)

  expect(pending).toEqual(['sent', 'delivery_failed', 'opened'])
  for (const state of IntroductionState.options) {
    expect(toIntroductionStatus(state)).toBe(pending.includes(state) ? 'pending' : 'completed')
  }
})
