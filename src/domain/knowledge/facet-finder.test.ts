import { expect, test } from 'vitest'
import { createFacetFinder, rowsPerGuide } from './facet-finder.ts'
import { facetNames, type FacetName } from './facets.ts'
import type { Guide } from './guide.ts'
import { createEmbedder } from './word-vectors.ts'

/** Two directions: money and time. */
const embed = createEmbedder(
  { dimensions: 2, words: ['dollar', 'peso', 'week', 'bed'], rarity: [3, 3, 3, 1] },
  Int8Array.from([127, 0, 127, 0, 0, 127, 60, 60]),
)
const guide = { id: 'bed', facets: {} } as unknown as Guide
const rows = new Int8Array(rowsPerGuide * 2)
const setCenter = (name: FacetName, values: [number, number]) => rows.set(values, 2 * (1 + facetNames.indexOf(name)))
setCenter('cost', [127, 0])
setCenter('time', [0, 127])
const counts = (asked: Partial<Record<FacetName, number>>) => facetNames.map((name) => asked[name] ?? 0)
const unsure = facetNames.map((name) => ({ name, probability: 1 / facetNames.length }))

function readFirst(text: string, asked: Partial<Record<FacetName, number>>, alone = unsure): FacetName | undefined {
  const head = { dimensions: 2, guides: [{ id: 'bed', counts: counts(asked) }] }
  return createFacetFinder(embed, head, rows).ask(text, alone)(guide)[0]?.name
}

test('what is asked is read from the words in which people ask this guide, in either language', () => {
  const asked = { cost: 10, time: 10 }
  expect(readFirst('how many peso', asked)).toBe('cost')
  expect(readFirst('one week', asked)).toBe('time')
})

test('between two that fit, what people ask this guide most is meant', () => {
  expect(readFirst('bed', { cost: 40, time: 2 })).toBe('cost')
  expect(readFirst('bed', { cost: 2, time: 40 })).toBe('time')
})

test('what the question surely says decides', () => {
  const surely = facetNames.map((name) => ({ name, probability: name === 'officer' ? 0.99 : 1e-6 }))
  expect(readFirst('bed', { cost: 10, officer: 10 }, surely)).toBe('officer')
})

test('all chances together are one, and a guide nobody asked keeps the reading of the question alone', () => {
  const head = { dimensions: 2, guides: [{ id: 'bed', counts: counts({ cost: 3 }) }] }
  const ask = createFacetFinder(embed, head, rows).ask('bed', unsure)
  expect(ask(guide).reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1)
  expect(ask({ ...guide, id: 'new' })).toBe(unsure)
})
