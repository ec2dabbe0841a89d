import { expect, test } from 'vitest'
import { evaluateGrounding } from './grounding.ts'
import { buildPlantedReplies } from './grounding-replies.ts'

test('of 500 replies with planted lies no lie is shown, and the truth stays', async () => {
  const { replies, planted, visibleLies, truths, lost, guideLines, guideLost } = await evaluateGrounding()

  expect(visibleLies).toEqual([])
  expect([replies, planted > 800, truths > 1_500, guideLines > 100]).toEqual([500, true, true, true])
  expect(lost.length / truths).toBeLessThanOrEqual(0.01)
  expect(guideLost.length / guideLines).toBeLessThanOrEqual(0.01)
}, 60_000)

test('without the filter a person would see nearly all of the planted lies', async () => {
  const { planted, visibleLies, lost } = await evaluateGrounding((text) => ({ text }))

  expect(visibleLies.length / planted).toBeGreaterThan(0.97)
  expect(lost).toEqual([])
}, 60_000)

test('the replies are the same every time, half of them Spanish', () => {
  const [first, second] = [buildPlantedReplies(20), buildPlantedReplies(20)]
  expect(first).toEqual(second)
  expect(first.filter(({ language }) => language === 'es')).toHaveLength(10)
})
