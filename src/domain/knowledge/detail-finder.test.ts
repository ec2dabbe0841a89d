import { expect, test } from 'vitest'
import { createDetailFinder } from './detail-finder.ts'
import type { Guide } from './guide.ts'
import { createEmbedder } from './word-vectors.ts'

/** Two directions: work and school. A boss and a jefe lie together. */
const embed = createEmbedder(
  { dimensions: 2, words: ['boss', 'jefe', 'ged', 'test', 'spanish'], rarity: [3, 3, 1, 1, 3] },
  Int8Array.from([127, 0, 127, 0, 60, 60, 60, 60, 0, 127]),
)
const both = (en: string, es: string) => ({ en, es })
const guideText = (asks: string[]) => ({ title: 'GED', next: 'Call.', asks, words: [], body: 'A test.' })
const guide = {
  id: 'ged',
  text: { en: guideText(['how do i get my ged']), es: guideText(['como saco mi ged']) },
  moreAsks: { en: ['ged test'], es: ['examen de ged'] },
  details: [
    {
      key: 'in-spanish',
      asks: { en: ['can i take the ged test in spanish'], es: ['se puede en español'] },
      text: both('Yes, in Spanish.', 'Sí, en español.'),
    },
    {
      key: 'boss-pays',
      asks: { en: ['will my boss pay the ged'], es: ['mi jefe paga el ged'] },
      text: both('Ask your boss.', 'Pregunte a su jefe.'),
    },
  ],
} as unknown as Guide

test('a question with the words of a detail is about that detail', () => {
  const found = createDetailFinder(embed).ask('ged but in spanish pls')(guide)
  expect(found?.detail.key).toBe('in-spanish')
  expect(found?.ahead).toBeGreaterThan(0)
})

test('a word nobody used for the detail finds it by its meaning', () => {
  const named = {
    ...guide,
    details: guide.details.map((detail) => ({ ...detail, asks: { en: detail.asks.en, es: [] } })),
  }
  const found = createDetailFinder(embed).ask('jefe')(named)
  expect(found?.detail.key).toBe('boss-pays')
  expect(found?.nearness).toBeGreaterThan(0.5)
})

test('what everybody asks the guide is near to no detail', () => {
  const finder = createDetailFinder(embed)
  const special = finder.ask('will my boss pay the ged')(guide)
  const plain = finder.ask('ged test')(guide)
  expect(plain?.nearness).toBeLessThan(special?.nearness ?? 0)
})

test('what is about a relative is found only where the talk names somebody', () => {
  const child = {
    key: 'for-my-kid',
    asks: { en: ['ged for my son in spanish'], es: ['es para mi hijo en español'] },
    text: both('Your son can.', 'Su hijo puede.'),
  }
  const ask = (text: string, talk?: string) => createDetailFinder(embed).ask(text, talk)({ ...guide, details: [child] })
  expect(ask('ged in spanish')).toBeNull()
  expect(ask('ged for my daughter in spanish')?.detail).toBe(child)
  expect(ask('ged in spanish', 'my son wants a ged\nged in spanish')?.detail).toBe(child)
})

test('a guide without details has none to find', () => {
  expect(createDetailFinder(embed).ask('ged in spanish')({ ...guide, details: [] })).toBeNull()
})
