import { expect, test } from 'vitest'
import { fold, words } from './fold.ts'

test.each([
  ['Niños & Señoras, ¡YA!', 'ninos senoras ya'],
  ["I don't  know", 'i dont know'],
  ['Prince George’s County', 'prince georges county'],
  ['medi-cal / 2-1-1', 'medi cal 2 1 1'],
  ['Ｆｏｏｄ ﬁne', 'food fine'],
  ['  \t\n ', ''],
  ['already plain 12', 'already plain 12'],
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})

test('words come in order, and a text without any has none', () => {
  expect(words('¿Dónde duermo hoy?')).toEqual(['donde', 'duermo', 'hoy'])
  expect(words('?!…')).toEqual([])
})
