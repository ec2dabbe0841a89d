import { expect, test } from 'vitest'
import { findNumber, TermNumbers } from './term-numbers.ts'

const many = Array.from({ length: 5000 }, (_, at) => `word${at % 70} word${at}`)

test('each term has the number of its first coming, also after the table has grown', () => {
  const numbers = new TermNumbers()
  expect(many.map((term) => numbers.add(term))).toEqual([...many.keys()])
  expect(many.map((term) => numbers.add(term))).toEqual([...many.keys()])
  const packed = numbers.pack()
  expect(many.map((term) => findNumber(packed, term))).toEqual([...many.keys()])
  expect(numbers.size).toBe(many.length)
})

test('a term that never came has no number', () => {
  const numbers = new TermNumbers()
  for (const term of many) numbers.add(term)
  expect(many.filter((term) => findNumber(numbers.pack(), `${term} more`) !== undefined)).toEqual([])
})
