import { expect, test } from 'vitest'
import { countLeadingZeroBits } from './proof.ts'

test.each([
  [[255], 0],
  [[128, 0], 0],
  [[127], 1],
  [[1], 7],
  [[0, 255], 8],
  [[0, 16], 11],
  [[0, 0, 1], 23],
  [[0, 0], 16],
  [[], 0],
])('%o begins with %d zero bits', (bytes, bits) => {
  expect(countLeadingZeroBits(Uint8Array.from(bytes))).toBe(bits)
})
