import { expect, test } from 'vitest'
import { TermNumbers } from './term-numbers.ts'

const many = Array.from({ length: 5000 }, (_, at) => `word${at % 70} word${at}`)

test('each term has the number of its first coming, also after the table has grown', () => {
  const numbers = new TermNumbers()
  expect(many.map((term) => numbers.add(term))).toEqual([...many.keys()])
  expect(many.map((term) => numbers.add(term))).toEqual([...many.keys()])
  numbers.seal()
  expect(many.map((term) => numbers.get(term))).toEqual([...many.keys()])
  expect(numbers.size).toBe(many.length)
})

test('a term that never came has no number', () => {
  const numbers = new TermNumbers()
  for (const term of many) numbers.add(term)
  expect(many.filter((term) => numbers.get(`${term} more`) !== undefined)).toEqual([])
})
