import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getAllowedTypos, computeEditDistance, computeNameSimilarity } from './similar.ts'

test.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
])('a word of %i letters may have %i slips', (length, slips) => {
  expect(getAllowedTypos(length)).toBe(slips)
})

describe('slips between two words', () => {
  test.each([
    ['food', 'food', 0],
    ['food', 'foood', 1],
    ['shelter', 'sheltre', 1],
    ['vivienda', 'bibienda', 2],
    ['hospital', 'ospital', 1],
    ['abcdefgh', 'hgfedcba', 3],
    ['short', 'much longer', 3],
  ])('%s and %s: %i, counted up to 2', (a, b, slips) => {
    expect(computeEditDistance(a, b, 2)).toBe(slips)
  })

  test('counting up to a limit never changes the count below it, and order does not matter', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
        const whole = computeEditDistance(a, b, 20)
        expect(computeEditDistance(a, b, most)).toBe(Math.min(whole, most + 1))
        expect(computeEditDistance(b, a, 20)).toBe(whole)
      }),
    )
  })
})

describe('names', () => {
  test.each([
    ['The Salvation Army', 'Salvation Army'],
    ['Boys & Girls Club of Dayton', 'Boys and Girls Club Dayton'],
    ['Shelby Cnty Treatment Ctr', 'Shelby County Treatment Center'],
    ['Comunity Health Center', 'Community Health Center, Inc.'],
    ['Centro de Salud Nuñez', 'CENTRO SALUD NUNEZ'],
    ['Lighthouse Recovery Programs', 'Recovery Program Lighthouse'],
  ])('%s and %s are the same place', (a, b) => {
    expect(computeNameSimilarity(a, b)).toBeGreaterThanOrEqual(0.85)
    expect(computeNameSimilarity(b, a)).toBeCloseTo(computeNameSimilarity(a, b))
  })

  test.each([
    ['Northside Clinic', 'Southside Clinic'],
    ['Health Clinic 1', 'Health Clinic 2'],
    ['Hope House', 'Hope House North'],
    ['Hope House', 'Hope Home'],
    ['Marion Public Library', 'Monroe Public Library'],
    ['Legal Services Alabama', 'Legal Services Alaska'],
    ['', 'Hope House'],
    ['The', 'Of'],
  ])('%s and %s are not', (a, b) => {
    expect(computeNameSimilarity(a, b)).toBeLessThan(0.85)
  })
})
