import { expect, test } from 'vitest'
import { makePhraseBook, withoutMatches } from './phrase-book.ts'

const classes = `
gap the a
pet dog cat
big @pet horse
`

function matches(phrase: string, text: string): boolean {
  const book = makePhraseBook(classes, { only: phrase })
  return book.find(book.read(text), ['only']).only.length > 0
}

test.each([
  ['feed dog', 'please feed my hungry dog', true],
  ['feed dog', 'feed my very old hungry dog', false],
  ['feed =dog', 'feed the dog', true],
  ['feed =dog', 'feed my dog', false],
  ['feed _ dog', 'feed my very old dog', true],
  ['feed @pet', 'feed a cat', true],
  ['feed @big', 'feed a cat', true],
  ['feed dog/horse', 'feed horse', true],
  ['feed* dog', 'feeding the dog', true],
  ['feed dog -food', 'feed dog food', false],
  ['feed dog -food', 'feed dog now', true],
  ['feed $', 'time to feed', true],
  ['feed $', 'feed, then go', true],
  ['feed $', 'feed him', false],
  ['dog & feed', 'feed that very old and tired dog', true],
  ['dog & feed', 'a dog. feed me', false],
  ['feed dog', 'I feed him. Her dog sleeps', false],
  ['feed dog', 'Feed. Dog.', true],
] as const)('"%s" in "%s": %s', (phrase, text, expected) => {
  expect(matches(phrase, text)).toBe(expected)
})

test('marks in front of a phrase come with its match', () => {
  const book = makePhraseBook(classes, { only: '~!fire' })
  expect(book.find(book.read('a fire'), ['only']).only).toEqual([{ isNow: true, isSubject: true, from: 0, to: 1 }])
})

test('in a tight list no other word may stand between', () => {
  const book = makePhraseBook(classes, { loose: 'feed dog', tight: 'feed dog' }, { tight: ['tight'] })
  const found = book.find(book.read('feed my dog'), ['loose', 'tight'])
  expect([found.loose.length, found.tight.length]).toEqual([1, 0])
})

test('what was taken out is not read again', () => {
  const book = makePhraseBook(classes, { saying: 'hot dog', animal: 'dog' })
  const tokens = book.read('hot dog')
  expect(book.find(withoutMatches(tokens, book.find(tokens, ['saying']).saying), ['animal']).animal).toEqual([])
})

test('a class that does not exist is a mistake in the data', () => {
  expect(() => makePhraseBook(classes, { only: '@bird sings' })).toThrow('@bird')
})

test('a slip is understood only for the words named', () => {
  const book = makePhraseBook(classes, { only: 'feeding horses' }, { slipWords: 'feeding' })
  expect(book.read('feedign horses').words).toEqual(['feeding', 'horses'])
  expect(book.read('feeding hroses').words).toEqual(['feeding', ''])
})
