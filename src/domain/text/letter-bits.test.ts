import { expect, test } from 'vitest'
import { countOtherLetters, getLetterBits } from './letter-bits.ts'

const count = (a: string, b: string) => countOtherLetters(getLetterBits(a), getLetterBits(b))

test('only the letters that one of two words lacks are counted, whatever their order', () => {
  expect([count('listen', 'silent'), count('', 'abc'), count('street', 'strete'), count('food', 'foot')]).toEqual([
    0, 3, 0, 2,
  ])
})

test('every letter has a bit of its own', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  expect(count(letters, '')).toBe(letters.length)
})

test('one typo makes at most two letters differ', () => {
  const word = 'overdose'
  const slips = Array.from(word, (_, at) => [
    word.slice(0, at) + word.slice(at + 1),
    `${word.slice(0, at)}x${word.slice(at)}`,
    `${word.slice(0, at)}x${word.slice(at + 1)}`,
  ]).flat()
  expect(Math.max(...slips.map((slip) => count(slip, word)))).toBe(2)
})
