import { expect, test } from 'vitest'
import { isZipInState } from './state-zips.ts'

test.each([
  ['CA', '90012', true],
  ['California', '96162', true],
  ['CA', '97035', false],
  ['NY', '00501', true],
  ['MA', '05501', true],
  ['MA', '05502', true],
  ['GA', '39815', true],
  ['Narnia', '90012', false],
])('in %s, %s may be a ZIP code: %s', (state, digits, may) => {
  expect(isZipInState(state, digits)).toBe(may)
})
