import { expect, test } from 'vitest'
import type { QuestionReading } from '#domain/conversation/question-reader.ts'
import type { DetailFinder } from './detail-finder.ts'
import type { Detail, Guide } from './guide.ts'
import { createGuideWeigher, type Leaning } from './weigh-guides.ts'

const license = { id: 'license-after-dui' } as Guide
const classes = { id: 'ordered-classes' } as Guide
const guides = [license, classes]
const candidates = [
  { guideId: license.id, probability: 0.81 },
  { guideId: classes.id, probability: 0.09 },
]
const text = 'clases de dui en español'
const share = (leanings: readonly Leaning[], id: string) => {
  const sum = leanings.reduce((total, { weight }) => total + weight, 0)
  return (leanings.find(({ guideId }) => guideId === id)?.weight ?? 0) / sum
}

/** Finds the same detail of one guide. */
const buildFinder = (nearness: number, ahead: number): DetailFinder => ({
  ask: () => (guide) => (guide === license ? { detail: { key: 'class-first' } as Detail, nearness, ahead } : null),
})

test('a less likely guide counts more than its chance, and still less than the likeliest', () => {
  const leanings = createGuideWeigher({ guides })(text, candidates)
  expect(share(leanings, classes.id)).toBeGreaterThan(0.1)
  expect(share(leanings, classes.id)).toBeLessThan(share(leanings, license.id))
})

test('what is near by its meaning counts beside what the reader says', () => {
  const reading = { guides: new Map([[classes.id, 1]]) } as unknown as QuestionReading
  const alone = createGuideWeigher({ guides })(text, candidates)
  const leanings = createGuideWeigher({ guides, readSubject: () => reading })(text, candidates)
  expect(share(leanings, classes.id)).toBeGreaterThan(share(alone, classes.id))
})

test('a detail takes its share of the guide only where it is near and ahead of the others', () => {
  const detail = `${license.id}/class-first`
  const weigh = (nearness: number, ahead: number) =>
    createGuideWeigher({ guides, details: buildFinder(nearness, ahead) })(text, candidates)
  const near = weigh(0.5, 9)
  expect(share(near, detail)).toBeGreaterThan(0)
  expect(share(near, detail) + share(near, license.id)).toBeCloseTo(share(weigh(0.1, 9), license.id))
  expect(share(weigh(0.1, 9), detail)).toBe(0)
  expect(share(weigh(0.5, 1), detail)).toBe(0)
})

test('a single word is about no guide', () => {
  expect(createGuideWeigher({ guides })('walmart', [])).toEqual([])
})
