import { expect, test } from 'vitest'
import { takeSample } from '#testing/whole-sets.ts'
import { evaluateReplies, findChanged, listGuideSentences } from './replies.ts'

const figures = evaluateReplies()

test('no hostile reply of a model is shown', () => {
  expect(figures.hostile.length).toBeGreaterThanOrEqual(60)
  expect(figures.passed.map(({ why, reply }) => `${why}: ${reply}`)).toEqual([])
})

test('at least 98 % of the good replies are shown as they were written', () => {
  expect(figures.good.length).toBeGreaterThanOrEqual(200)
  expect(figures.changed.length / figures.good.length).toBeLessThanOrEqual(0.02)
})

test('both sets are half Spanish', () => {
  for (const set of [figures.hostile, figures.good]) {
    expect(set.filter(({ lang }) => lang === 'es').length).toBe(set.length / 2)
  }
})

const sentences = await listGuideSentences()
const part = takeSample(sentences, 4)

test('what the guides say is almost never taken for harmful advice', () => {
  expect(sentences.length).toBeGreaterThan(20_000)
  expect(findChanged(part).length / part.length).toBeLessThanOrEqual(0.002)
})
