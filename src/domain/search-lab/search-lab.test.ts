import { expect, test } from 'vitest'
import { rankWeights } from '#domain/search/rank-weights.ts'
import { compareOrders } from './compare.ts'
import { type QuestionResult, computeMetrics, isBetter, parseMeasurement } from './measurement.ts'
import { LabWeights, parseWeights, areSameWeights, getWeightBounds, weightGroups, weightKeys } from './weight-rules.ts'

test('every weight stands in one group and the shipped ones are within their bounds', () => {
  expect(Object.values(weightGroups).flat().toSorted()).toEqual(weightKeys.toSorted())
  expect(LabWeights.parse(rankWeights)).toEqual(rankWeights)
})

test.each([
  ['one that is no number', { ...rankWeights, near: '30' }],
  ['one without end', { ...rankWeights, near: Number.POSITIVE_INFINITY }],
  ['a gain that costs', { ...rankWeights, near: -1 }],
  ['a cost that gains', { ...rankWeights, refusesRecord: 1 }],
  ['a length of nothing', { ...rankWeights, nearKm: 0 }],
  ['one too many', { ...rankWeights, money: 1 }],
])('%s is refused', (_, weights) => {
  expect(LabWeights.safeParse(weights).success).toBe(false)
  expect(parseWeights(JSON.stringify(weights))).toBeNull()
})

test('weights stored before a weight was added keep their values and get the shipped one for it', () => {
  const { kindOrder, ...stored } = { ...rankWeights, near: 31 }
  expect(parseWeights(JSON.stringify(stored))).toEqual({ ...rankWeights, near: 31, kindOrder })
})

test('a stored row that is no JSON gives no weights and no measurement', () => {
  expect(parseWeights('{')).toBeNull()
  expect(['{', '{}', null].map(parseMeasurement)).toEqual([null, null, null])
  expect(areSameWeights(rankWeights, { ...rankWeights, turn: 13 })).toBe(false)
  expect(getWeightBounds('oldInformation').max).toBe(0)
})

const toLabListing = (id: string) => ({ id, name: id.toUpperCase() })

test('a comparison counts what stays among the first ten and names what moves, the largest move first', () => {
  const before = 'abcdefghijkl'.split('').map(toLabListing)
  const after = 'bacdefghilkj'.split('').map(toLabListing)

  expect(compareOrders(before, after)).toEqual({
    overlap: 9,
    of: 10,
    moved: [
      { id: 'j', name: 'J', from: 10, to: 12 },
      { id: 'l', name: 'L', from: 12, to: 10 },
      { id: 'a', name: 'A', from: 1, to: 2 },
      { id: 'b', name: 'B', from: 2, to: 1 },
    ],
  })
  expect(compareOrders([], [toLabListing('a')])).toEqual({
    overlap: 0,
    of: 1,
    moved: [{ id: 'a', name: 'A', from: null, to: 1 }],
  })
})

const buildResult = (changes: Partial<QuestionResult>): QuestionResult => ({
  id: 'q',
  language: 'en',
  ndcg: 0.8,
  recall: 0.5,
  isEmpty: false,
  ms: 10,
  ...changes,
})

test('figures are means, the gap between the languages and the slow end', () => {
  const all = [
    ...Array.from({ length: 19 }, () => buildResult({})),
    buildResult({ language: 'es', ndcg: 0.6, isEmpty: true, ms: 100 }),
  ]

  expect(computeMetrics(all)).toEqual({ ndcg: 0.79, recall: 0.5, empty: 0.05, spanishGap: 0.2, p95Ms: 10 })
  expect(computeMetrics([buildResult({})]).spanishGap).toBe(0)
})

test('better is a higher nDCG, or the same with nothing worse; a few milliseconds do not count', () => {
  const active = { ndcg: 0.8, recall: 0.5, empty: 0, spanishGap: 0.01, p95Ms: 40 }

  expect(isBetter({ ...active, ndcg: 0.81, recall: 0.4 }, active)).toBe(true)
  expect(isBetter({ ...active, ndcg: 0.79, recall: 0.9 }, active)).toBe(false)
  expect(isBetter({ ...active, p95Ms: 50 }, active)).toBe(true)
  for (const worse of [{ recall: 0.4 }, { empty: 0.1 }, { spanishGap: 0.02 }, { p95Ms: 90 }]) {
    expect(isBetter({ ...active, ...worse }, active)).toBe(false)
  }
})
