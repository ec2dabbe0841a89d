import { expect, test } from 'vitest'
import { isOneTypoApart } from './one-typo.ts'

test.each([
  ['orangw', 'orange'],
  ['prange', 'orange'],
  ['roange', 'orange'],
  ['range', 'orange'],
  ['orang', 'orange'],
  ['oorange', 'orange'],
  ['orangee', 'orange'],
  ['oragne', 'orange'],
  ['oraneg', 'orange'],
])('"%s" is "%s" with one slip', (typed, name) => {
  expect(isOneTypoApart(typed, name)).toBe(true)
})

test.each([
  ['orange', 'orange'],
  ['prangw', 'orange'],
  ['kerm', 'kern'],
  ['orangers', 'orange'],
  ['', 'orange'],
])('"%s" is not "%s" with one slip', (typed, name) => {
  expect(isOneTypoApart(typed, name)).toBe(false)
})
