import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listFeatures, splitTurn } from './features.ts'

const buckets = 1 << 17
const shared = (a: string, b: string) => {
  const first = listFeatures([a], buckets)
  const second = listFeatures([b], buckets)
  return [...first].filter((feature) => second.includes(feature)).length / first.length
}

test('case, accents, apostrophes, numbers and drawn-out letters make no difference', () => {
  expect(splitTurn('NO PUEDO MÁSSSS, don’t 911')).toEqual(splitTurn('no puedo mass, dont 12'))
})

test('a text is read the same beside a letter that only the slower way knows', () => {
  const piece = fc.constantFrom(...Array.from("aab 0017.!?'’´¿ñáÉ\n–$"), 'aaa', '....', "9'9", "e'ee", 'Ü')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('')
      expect(splitTurn(`${text} ß`)).toEqual([...splitTurn(text), 'ß'])
    }),
  )
})

test.each([
  ['a story', 'i got out on friday, 3 days ago... y no tengo NADA!!! '.repeat(80)],
  ['few words, and long ones', `${'x7'.repeat(900)} ${'é'.repeat(900)} ${'word '.repeat(300)}`],
  ['no spaces', 'a.b-c,'.repeat(700)],
  ['a space only at the end', `${'ab.'.repeat(1000)} end`],
])('of a long text the first 400 words and signs are read: %s', (_, text) => {
  const words = text.split(' ').flatMap((word) => splitTurn(word))
  expect(splitTurn(text)).toEqual(words.slice(0, 400))
})

test('a slip of the thumb keeps most of a word', () => {
  expect(shared('suicidal', 'suicidl')).toBeGreaterThan(0.4)
  expect(shared('suicidal', 'banana')).toBeLessThan(0.2)
})

test('a word in an earlier turn is another feature than in the last', () => {
  expect(listFeatures(['pills', 'ok'], buckets)).not.toEqual(listFeatures(['ok', 'pills'], buckets))
})

test('only the last four turns count', () => {
  expect(listFeatures(['one', 'two', 'three', 'four', 'five'], buckets)).toEqual(
    listFeatures(['two', 'three', 'four', 'five'], buckets),
  )
})

test.each([
  ['digits', '7'.repeat(4000)],
  ['signs', '💀'.repeat(2000)],
  ['nothing', ''],
])('%s of any length are read', (_, text) => {
  expect(listFeatures([text], buckets).length).toBeGreaterThan(0)
})
