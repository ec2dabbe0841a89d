import { expect, test } from 'vitest'
import { isCommonPin, pickPin } from './common-pins.ts'

test.each([
  [[407_183], '407183'],
  [[4_000_000_042], '000042'],
  [[123_456, 407_183], '407183'],
  [[2 ** 32 - 1, 407_183], '407183'],
  [[4_294_000_000, 938_264], '938264'],
  [[111_111], null],
  [[], null],
])('of %o, %s is picked', (numbers, pin) => {
  expect(pickPin(numbers, (picked) => isCommonPin(picked, () => false))).toBe(pin)
})
