import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { measureGrowth } from '#testing/measure-growth.ts'
import { fold, splitWords } from './fold.ts'
import { rememberWords } from './remember-words.ts'

test.each([
  ['Niños & Señoras, ¡YA!', 'ninos senoras ya'],
  ["I don't  know", 'i dont know'],
  ['Prince George’s County', 'prince georges county'],
  ['medi-cal / 2-1-1', 'medi cal 2 1 1'],
  ['Ｆｏｏｄ ﬁne', 'food fine'],
  ['  \t\n ', ''],
  ['n\u0303in\u0323\u0303os', 'ninos'],
  ['one \uFDFA two', 'one two'],
  ['already plain 12', 'already plain 12'],
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})

test('a text without accents is compared like the same text beside one with accents', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(fold(`é ${text}`)).toBe(`e ${fold(text)}`.trim())
    }),
  )
})

test('what is typed on a phone is compared like the same beside a sign that is not', () => {
  const piece = fc.constantFrom(...Array.from("aZ9 'áÉñÜ¿¡‘’“”–—…\n\t`-_"), 'Él', 'don’t', 'ñandú')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('')
      expect(fold(`${text} ß`)).toBe(`${fold(text)} ß`.trim())
    }),
  )
})

test('words come in order, and a text without any has none', () => {
  expect(splitWords('¿Dónde duermo hoy?')).toEqual(['donde', 'duermo', 'hoy'])
  expect(splitWords('?!…')).toEqual([])
})

test.each(['\u0301\u0323', '\u0345\u035C\u0301\u0323\u0327', 'a\u0301', 'Á é '])(
  'the time for %j over and over grows only as the text does',
  (part) => {
    const text = part.repeat(Math.ceil(1000 / part.length))
    expect(measureGrowth(fold, text, text.repeat(4))).toBeLessThan(8)
  },
)

test('an everyday word is looked up once', () => {
  const find = vi.fn((word: string) => word.length)
  const recall = rememberWords(find)
  expect([recall('rent'), recall('rent')]).toEqual([4, 4])
  expect(find).toHaveBeenCalledTimes(1)
})

test('that nothing was found is remembered too', () => {
  const find = vi.fn(() => null)
  const recall = rememberWords(find)
  expect([recall('zzz'), recall('zzz')]).toEqual([null, null])
  expect(find).toHaveBeenCalledTimes(1)
})

test.each(['5551234567', 'a1', 'supercalifragilistic', 'peña'])('%s is never kept', (word) => {
  const find = vi.fn(() => true)
  const recall = rememberWords(find)
  recall(word)
  recall(word)
  expect(find).toHaveBeenCalledTimes(2)
})

test('after very many words the first is looked up again, with the same result', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const find = vi.fn((word: string) => word.toUpperCase())
  const recall = rememberWords(find)
  const name = (at: number) => [at / 676, at / 26, at].map((part) => letters[Math.floor(part) % 26]).join('')
  for (let at = 0; at < 9000; at += 1) recall(name(at))
  expect(recall(name(0))).toBe('AAA')
  expect(find).toHaveBeenCalledTimes(9001)
})
