import { expect, test } from 'vitest'
import { getGuideSearch } from './guide-index.ts'
import type { Guide } from './guide.ts'

const createGuide = (id: string, title: string, asks: readonly string[]) => {
  const text = { title, next: 'Call.', asks, words: [], body: 'Read this.' }
  return { id, text: { en: text, es: text }, moreAsks: { en: [], es: [] }, details: [] } as unknown as Guide
}
const guides = [
  createGuide('state-id', 'State card', [
    'how do i replace my lost card',
    'office that prints a plastic card',
    'my wallet was stolen on the bus',
    'renew the card before friday',
  ]),
  createGuide('free-phone', 'Phone', ['where can i get a cheap phone', 'somebody broke my phone screen']),
]
const find = getGuideSearch(guides)

test('a guide is as near as the nearest of its sample questions, wherever that stands', () => {
  const own = guides[0]?.text.en.asks ?? []
  for (const ask of own) {
    const [first] = find(ask, 2)
    expect(first?.guide.id).toBe('state-id')
    expect(first?.nearness).toBeCloseTo(1, 5)
  }
  expect(find('lost wallet on the bus', 1)[0]?.nearness).toBeLessThan(1)
})

test('what one question was near to is forgotten by the next', () => {
  const before = find('where can i get a cheap phone', 2)
  find('how do i replace my lost card, and renew the card before friday', 2)
  expect(find('where can i get a cheap phone', 2)).toEqual(before)
  expect(find('zzzz', 2)).toEqual([])
})

test('a word with a typo is read as the word that a guide knows', () => {
  expect(find('my walet was stollen', 1)[0]?.guide.id).toBe('state-id')
})
