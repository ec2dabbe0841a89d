import { expect, test } from 'vitest'
import { isCommonPin } from './common-pins.ts'

const noZip = () => false

test.each([
  ['runs', '1234 4321 12345 123456 654321 2468 9012'],
  ['repeated digits', '0000 1212 1122 11111 111111 121212 112233 123123'],
  ['mirrored digits', '1221 123321 12321 147741'],
  ['years', '1900 1987 2026 2039'],
  ['a day and a month of four digits', '0704 2512 1231'],
  ['a month and a year of four digits', '0385 8503'],
  ['a date of five digits: 3/14/85, 12/5/85, 14/3/85, 5/12/85', '31485 12585 14385 51285'],
  ['a date of five digits with the last digit of the year', '03145 14035'],
  ['a month and a whole year', '31985 19853 031985 198503'],
  ['a date of six digits: month, day or year first', '031485 140385 850314'],
  ['a date of six digits with a whole year', '341985 198534'],
  ['lines on the keypad', '2580 0852 1470 0741 3690 0963'],
  ['two lines on the keypad', '147258 258369 159357 753951 123456 456789 456123 789456 123654 321654 147369'],
  ['lines with one turn', '1478 3214 14789 12369 74123'],
  ['corners of the keypad', '1397 1793 7931 2684 1245 1254'],
  ['counting', '246810 108642 8910 10987 91011 101112 102030 302010 51015 36912 13579'],
  ['the column of four keys, begun anywhere', '8520 5208 2085 5802 25802 852085'],
  ['words on the keypad: love, life, vida, amor, jesus, family', '5683 5433 8432 2667 53787 326459'],
  ['words in digits', '1337 31173 80085'],
  ['numbers with a known meaning', '1432 5150 8675 867530 314159 112358 124816'],
  ['what a review found', '246810 5683 1337 1432 5150 8520'],
  ['around the keypad', '147896 123698 236987 32147'],
  ['pairs of keys side by side', '142536 124578 415263'],
])('%s are easy to guess', (_, pins) => {
  expect(pins.split(' ').filter((pin) => !isCommonPin(pin, noZip))).toEqual([])
})

test.each(['4071', '8364', '9725', '48672', '63594', '407183', '938264', '918264', '555018', '937215'])(
  '%s is not',
  (pin) => {
    expect(isCommonPin(pin, noZip)).toBe(false)
  },
)

test('a ZIP code is easy to guess, and only five digits are asked about', () => {
  const checkedDigits: string[] = []
  const isZip = (digits: string) => {
    checkedDigits.push(digits)
    return digits === '63594'
  }
  expect(['63594', '63595', '6359', '407183'].map((pin) => isCommonPin(pin, isZip))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(checkedDigits).toEqual(['63594', '63595'])
})

/** Measured, so that a new rule shows its cost: nearly nine in ten six-digit PINs must stay available. */
const shares = [
  [4, 29, 31],
  [5, 50, 52],
  [6, 10.5, 11.5],
] as const
/**
 * Checking all million PINs takes too long. The stride is not a divisor of 1001 or 10101, whose multiples are repeated
 * digits.
 */
const stride = 17
test.each(shares)('of %d digits, %d to %d percent are common', (digits, least, most) => {
  const length = Math.floor(10 ** digits / stride)
  const all = Array.from({ length }, (_, index) => String(index * stride).padStart(digits, '0'))
  const percent = (100 * all.filter((pin) => isCommonPin(pin, noZip)).length) / all.length
  expect(percent).toBeGreaterThanOrEqual(least)
  expect(percent).toBeLessThanOrEqual(most)
})
