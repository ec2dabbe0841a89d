import { expect, test } from 'vitest'
import { buildVisitorSessionId } from './visitor-session.ts'

test('the label is the prefix, 128 bits of chance in full, and the time', () => {
  const random = Uint8Array.from({ length: 16 }, (_, index) => index)
  expect(buildVisitorSessionId(random, 1_700_000_000_000)).toBe('fp_000102030405060708090a0b0c0d0e0f_1700000000000')
})
