import { expect, test } from 'vitest'
import { countLeadingZeroBits, isEnoughProof, raiseProofBits } from './proof-bits.ts'

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

test.each([
  ['at the limit', 30, 14],
  ['below twice the limit', 59, 14],
  ['at twice the limit', 60, 15],
  ['at eight times the limit', 240, 17],
  ['never more than an old phone can do', 10_000_000, 19],
  ['below the limit, when a failure was given back meanwhile', 3, 14],
])('%s: %d failures of 30 ask for %d bits', (_, count, bits) => {
  expect(raiseProofBits(14, count, 30)).toBe(bits)
})

test('work that was enough a moment ago is enough', () => {
  expect([isEnoughProof(14, 15), isEnoughProof(14, 16), isEnoughProof(16, 14)]).toEqual([true, false, true])
})
