import { expect, test } from 'vitest'
import { createWordFinder } from './return-words.ts'

const find = createWordFinder([
  ['apple', 'manzana'],
  ['bread', 'pan'],
  ['window', 'ventana'],
  ['manner', 'modo'],
])

test.each([
  ['apple', 0],
  [' Apple ', 0],
  ['MANZANA', 0],
  ['pan', 1],
  ['ventána', 2],
  ['wind', 2],
  ['windwo', 2],
  ['vent', 2],
  ['manner', 3],
])('"%s" is word %d', (written, number) => {
  expect(find(written)).toBe(number)
})

test.each(['', 'pa', 'win', 'zebra'])('"%s" is no word, or not surely one', (written) => {
  expect(find(written)).toBeNull()
})

test('a start that two words share is not enough', () => {
  expect(
    createWordFinder([
      ['table', 'mesa'],
      ['desk', 'tabla'],
    ])('tabl'),
  ).toBeNull()
})
