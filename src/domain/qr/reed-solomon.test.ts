import { expect, test } from 'vitest'
import { computeErrorCorrection, multiply } from './reed-solomon.ts'

/** Multiplication without lookup tables. */
function slowMultiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0)
    if ((b >> bit) & 1) product ^= a
  }
  return product
}

test('products in the field are those of long multiplication', () => {
  for (let a = 0; a < 256; a += 7) {
    for (let b = 0; b < 256; b++) expect(multiply(a, b)).toBe(slowMultiply(a, b))
  }
})

test('the example of the standard gets its ten correction codewords', () => {
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
  expect([...computeErrorCorrection(Uint8Array.from(data), 10)]).toEqual([
    0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55,
  ])
})

const degrees = [7, 10, 13, 16, 18, 20, 22, 24, 26, 28, 30]

test.each(degrees)('with %i correction codewords every root is a root', (degree) => {
  const data = Uint8Array.from({ length: 40 }, (_, index) => (index * 37 + 11) % 256)
  const whole = [...data, ...computeErrorCorrection(data, degree)]
  let root = 1
  for (let at = 0; at < degree; at++) {
    expect(whole.reduce((sum, codeword) => slowMultiply(sum, root) ^ codeword, 0)).toBe(0)
    root = slowMultiply(root, 2)
  }
})
