import { expect, test } from 'vitest'
import { listBestGrades, mean, ndcg, recall } from './metrics.ts'

test('the best order has 1, and every swap of good and bad costs', () => {
  expect(ndcg([3, 2, 0], [3, 2, 0])).toBe(1)
  expect(ndcg([0, 2, 3], [3, 2, 0])).toBeLessThan(0.7)
  expect(ndcg([2, 3, 0], [3, 2, 0])).toBeGreaterThan(ndcg([0, 2, 3], [3, 2, 0]))
})

test('the best list has at most two of one organization in its first ten', () => {
  const same = Array.from({ length: 4 }, () => ({ grade: 3, owner: 1 }))
  const others = Array.from({ length: 9 }, (_, index) => ({ grade: 1, owner: index + 2 }))
  expect(listBestGrades([...others, ...same])).toEqual([3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 1])
})

test('no order is better than the best one, even where one organization has nearly all good answers', () => {
  const same = Array.from({ length: 4 }, () => ({ grade: 3, owner: 1 }))
  const useless = Array.from({ length: 9 }, (_, index) => ({ grade: 0, owner: index + 2 }))
  expect(ndcg([3, 3, 3, 3], listBestGrades([...useless, ...same]))).toBe(1)
  const poor = useless.map((listing) => ({ ...listing, grade: 1 }))
  expect(ndcg([3, 3, 3, 3, 1, 1, 1, 1, 1, 1], listBestGrades([...poor, ...same]))).toBe(1)
})

test('an empty list has 0 where there was something to find', () => {
  expect(ndcg([], [3])).toBe(0)
  expect(recall([], [3])).toBe(0)
})

test('where nothing could be found, nothing is held against the search', () => {
  expect(ndcg([0, 0], [0, 0])).toBe(1)
  expect(recall([0], [1])).toBe(1)
})

test('recall counts good answers only, and no more than fit', () => {
  expect(recall([3, 1, 2], [3, 2, 2, 2])).toBe(0.5)
  expect(recall(Array(20).fill(3), Array(500).fill(3))).toBe(1)
})

test('the mean of nothing is 0', () => {
  expect([mean([]), mean([1, 2])]).toEqual([0, 1.5])
})
