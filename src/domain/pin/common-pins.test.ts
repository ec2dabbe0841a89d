import { expect, test } from 'vitest'
import { isCommonPin } from './common-pins.ts'

test.each([
  '1234',
  '4321',
  '0000',
  '1212',
  '1122',
  '1221',
  '2580',
  '1987',
  '0704',
  '2512',
  '9012',
  '12345',
  '11111',
  '123456',
  '654321',
  '121212',
  '112233',
  '123123',
  '123321',
  '111111',
  '159357',
])('%s is easy to guess', (pin) => {
  expect(isCommonPin(pin)).toBe(true)
})

test.each(['4071', '8364', '9725', '40718', '407183', '938264'])('%s is not', (pin) => {
  expect(isCommonPin(pin)).toBe(false)
})

const counts = [
  [4, 900, 1300],
  [5, 1000, 1500],
  [6, 2500, 3500],
] as const
test.each(counts)('of %d digits, %d to %d are common', (digits, least, most) => {
  const all = Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'))
  const common = all.filter(isCommonPin).length
  expect(common).toBeGreaterThanOrEqual(least)
  expect(common).toBeLessThanOrEqual(most)
})
