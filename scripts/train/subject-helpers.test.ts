import { expect, test } from 'vitest'
import { collectSubjects } from './subject-helpers.ts'

test('a kind has the mean of what the judges say, and a judgement of one question counts half', () => {
  const judgement = {
    3: ['clothing'],
    2: ['food-pantry'],
    1: [],
    only: { 'food-pantry': ['clothing-and-supplies'] },
  } as const
  const other = { 3: ['clothing'], 2: [], 1: [] } as const
  const toList = (judged: typeof judgement | typeof other) => structuredClone(judged) as never
  expect(
    collectSubjects([
      { guideId: 'interview-clothes', judgement: toList(judgement) },
      { guideId: 'interview-clothes', judgement: toList(other) },
      { guideId: 'interview-clothes', judgement: toList(other), isOneCase: true },
    ]),
  ).toEqual({
    'interview-clothes': {
      clothing: [{ grade: 3 }],
      'food-pantry': [{ grade: 0.8, only: ['clothing-and-supplies'] }],
    },
  })
})
