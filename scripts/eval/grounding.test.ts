import { expect, test } from 'vitest'
import { judgeReplies, measureGuideLoss } from './grounding.ts'
import { buildPlantedReplies } from './grounding-replies.ts'

const partSize = 50
const replies = buildPlantedReplies(500)
const parts = Array.from({ length: replies.length / partSize }, (_, part) => ({
  from: part * partSize + 1,
  part: replies.slice(part * partSize, (part + 1) * partSize),
}))

const judged = new Map<number, ReturnType<typeof judgeReplies>>()
const judgePart = ({ from, part }: (typeof parts)[number]) => {
  const known = judged.get(from) ?? judgeReplies(part)
  judged.set(from, known)
  return known
}

test.each(parts)('of the replies with planted lies from $from on no lie is shown', (each) => {
  const { planted, visibleLies, truths } = judgePart(each)

  expect(visibleLies).toEqual([])
  expect([planted > 80, truths > 150]).toEqual([true, true])
})

test('in all of these replies the truth stays', () => {
  const all = parts.map(judgePart)
  const lost = all.flatMap((part) => part.lost)
  const truths = all.reduce((sum, part) => sum + part.truths, 0)

  expect(lost.length / truths).toBeLessThanOrEqual(0.01)
})

test('of the guides, each as a reply to itself, almost no line is lost', async () => {
  const { guideLines, guideLost } = await measureGuideLoss()

  expect(guideLines).toBeGreaterThan(100)
  expect(guideLost.length / guideLines).toBeLessThanOrEqual(0.01)
})

test('without the filter a person would see nearly all of the planted lies', () => {
  const { planted, visibleLies, lost } = judgeReplies(replies, (text) => ({ text }))

  expect(visibleLies.length / planted).toBeGreaterThan(0.97)
  expect(lost).toEqual([])
})

test('the replies are the same every time, half of them Spanish', () => {
  const [first, second] = [buildPlantedReplies(20), buildPlantedReplies(20)]
  expect(first).toEqual(second)
  expect(first.filter(({ language }) => language === 'es')).toHaveLength(10)
})
