import { expect, test } from 'vitest'
import { returnWordPictures } from './return-word-pictures.ts'
import { returnWords } from './return-words.ts'

const entries = Object.entries(returnWordPictures)
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const isPicture = (text: string) =>
  /\p{Extended_Pictographic}|^\p{Regional_Indicator}{2}$|^[0-9#*]\uFE0F?\u20E3$/u.test(text)

/** Added in Unicode 14 or later: older phones show an empty box instead. */
const isTooNew = (text: string) =>
  /[\u{1F6DC}-\u{1F6DF}\u{1F7F0}\u{1F979}\u{1F9CC}\u{1FA75}-\u{1FA77}\u{1FA7B}-\u{1FA7F}]/u.test(text) ||
  /[\u{1FA87}-\u{1FA8F}\u{1FAA9}-\u{1FAAF}\u{1FAB7}-\u{1FABF}\u{1FAC3}-\u{1FACF}\u{1FAD7}-\u{1FAFF}]/u.test(text)

test('more than 500 words have a picture, and each of them is a return word', () => {
  const words = new Set(returnWords.map(([en]) => en))
  expect(entries.length).toBeGreaterThan(500)
  expect(entries.filter(([word]) => !words.has(word))).toEqual([])
})

test('each picture is exactly one emoji', () => {
  for (const [word, picture] of entries) {
    expect([word, [...graphemes.segment(picture)].length, isPicture(picture)]).toEqual([word, 1, true])
  }
})

test('no two words share a picture', () => {
  const pictures = entries.map(([, picture]) => picture.replace('\uFE0F', ''))
  expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([])
})

test('none shows a person or a part of the body, which would have a skin color', () => {
  expect(entries.filter(([, picture]) => /\p{Emoji_Modifier_Base}|\p{Emoji_Modifier}/u.test(picture))).toEqual([])
})

test('none is newer than Unicode 13', () => {
  expect(entries.filter(([, picture]) => isTooNew(picture))).toEqual([])
})
