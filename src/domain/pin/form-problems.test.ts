import { expect, test } from 'vitest'
import { findCreationProblems, findLoginProblems, parseReturnWords } from './form-problems.ts'

const good = { pin: '407183', confirmation: '407183', state: 'LA', county: 'Orleans Parish', words: '' }

test('a filled form has no problem', () => {
  expect([findCreationProblems(good), findLoginProblems(good)]).toEqual([{}, {}])
})

test.each([
  [{ pin: '' }, { pin: 'required', confirmation: 'mismatch' }],
  [{ pin: '123', confirmation: '123' }, { pin: 'length' }],
  [{ confirmation: '' }, { confirmation: 'required' }],
  [{ confirmation: '407138' }, { confirmation: 'mismatch' }],
  [
    { state: '', county: ' ' },
    { state: 'required', county: 'required' },
  ],
])('a new PIN with %o: %o', (changes, problems) => {
  expect(findCreationProblems({ ...good, ...changes })).toEqual(problems)
})

test.each([
  [{ pin: '' }, { pin: 'required' }],
  [{ pin: '12a4' }, { pin: 'length' }],
  [{ state: '' }, { state: 'required' }],
  [{ county: '' }, { county: 'required' }],
  [{ words: 'apple river' }, { words: 'three' }],
  [{ words: 'apple river stone moon' }, { words: 'three' }],
  [{ words: 'apple river stone' }, {}],
])('coming back with %o: %o', (changes, problems) => {
  expect(findLoginProblems({ ...good, ...changes })).toEqual(problems)
})

test.each([
  ['apple river stone'],
  ['Apple, river, stone.'],
  ['1. Apple\n2. river\n3. stone'],
  [' Apple  river  stone '],
])('"%s" is three words', (text) => {
  expect(parseReturnWords(text).map((word) => word.toLowerCase())).toEqual(['apple', 'river', 'stone'])
})

test('accents belong to a word, however they are typed', () => {
  expect(parseReturnWords('río sofa\u0301 búho')).toHaveLength(3)
})
