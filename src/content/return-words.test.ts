import { expect, test } from 'vitest'
import { createWordFinder, getWordStart } from '#domain/pin/return-words.ts'
import { fold } from '#domain/text/fold.ts'
import { returnWords } from './return-words.ts'

const english = returnWords.map(([en]) => fold(en))
const spanish = returnWords.map(([, es]) => fold(es))

test('their number is a power of two, and what three of them are worth is written here', () => {
  const bits = Math.log2(returnWords.length)
  expect(bits).toBe(Math.round(bits))
  expect(returnWords.length ** 3).toBe(2 ** (3 * bits))
  expect(3 * bits).toBe(33)
})

const lists: [language: string, words: string[]][] = [
  ['English', english],
  ['Spanish', spanish],
]
test.each(lists)('in %s the first four letters tell every word', (_language, words) => {
  const seen = new Map<string, string[]>()
  for (const word of words) seen.set(getWordStart(word), [...(seen.get(getWordStart(word)) ?? []), word])
  expect([...seen.values()].filter((list) => list.length > 1)).toEqual([])
})

test('each is one short word of small letters, and can be written without accents', () => {
  for (const [en, es] of returnWords) {
    expect(en).toMatch(/^[a-z]{3,10}$/)
    expect(fold(es)).toMatch(/^[a-z]{2,12}$/)
    expect(es).toBe(es.toLowerCase())
  }
})

test('no word of one language is another word of the other: each is found by its number', () => {
  const find = createWordFinder(returnWords)
  for (const [number, [en, es]] of returnWords.entries()) {
    expect([find(en), find(es), find(fold(es))]).toEqual([number, number, number])
  }
})

/** Prefixes of words about prison, police, drugs, weapons and the body, in both languages. */
const unwelcome = [
  'prison',
  'jail',
  'cell',
  'guard',
  'warden',
  'inmate',
  'parole',
  'court',
  'judge',
  'crime',
  'bars',
  'lock',
  'chain',
  'cuff',
  'police',
  'cop',
  'sheriff',
  'officer',
  'drug',
  'pill',
  'weed',
  'coke',
  'crack',
  'crystal',
  'needle',
  'wine',
  'beer',
  'smoke',
  'gun',
  'rifle',
  'knife',
  'bomb',
  'bullet',
  'sword',
  'arrow',
  'hand',
  'foot',
  'leg',
  'arm',
  'head',
  'blood',
  'hair',
  'tooth',
  'carcel',
  'preso',
  'celda',
  'guardia',
  'juez',
  'crimen',
  'reja',
  'cadena',
  'esposas',
  'policia',
  'droga',
  'pastilla',
  'hierba',
  'aguja',
  'vino',
  'cerveza',
  'humo',
  'pistola',
  'cuchillo',
  'bomba',
  'bala',
  'espada',
  'flecha',
  'mano',
  'pie',
  'pierna',
  'brazo',
  'cabeza',
  'sangre',
  'pelo',
  'diente',
  'cuello',
]
/** Harmless words that start with one of those prefixes. */
const harmless = new Set([
  'guardar',
  'piedra',
  'copper',
  'pillow',
  'pelota',
  'piece',
  'pieza',
  'legend',
  'balancin',
  'toothpick',
])

test('none is about prison, police, drugs, weapons or the body', () => {
  const isBad = (word: string) => !harmless.has(word) && unwelcome.some((start) => word.startsWith(start))
  expect([...english, ...spanish].filter(isBad)).toEqual([])
})
