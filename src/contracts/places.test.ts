import { expect, test } from 'vitest'
import { findPlaces } from './places.ts'

test('what was typed is trimmed, and eight places are asked for unless another number is given', () => {
  expect(findPlaces.query.parse({ q: ' kern ' })).toEqual({ q: 'kern', limit: 8 })
  expect(findPlaces.query.parse({ q: 'kern', limit: '20' })).toEqual({ q: 'kern', limit: 20 })
})

test('a ZIP code may be the long one', () => {
  expect(findPlaces.query.parse({ zip: '90012-1234' })).toEqual({ zip: '90012', limit: 8 })
})

test.each([
  {},
  { limit: '5' },
  { q: '' },
  { q: '  ' },
  { q: 'x'.repeat(81) },
  { zip: '9001' },
  { zip: '90012x' },
  { state: '' },
  { q: 'kern', limit: '0' },
  { q: 'kern', limit: '21' },
  { q: 'kern', limit: '-1' },
  { q: 'kern', limit: '1e9' },
])('%o is refused', (query) => {
  expect(findPlaces.query.safeParse(query).success).toBe(false)
})
