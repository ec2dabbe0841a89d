import { expect, test } from 'vitest'
import { collectSubjects } from './subject-helpers.ts'

test('each judgement of a subject counts once, and a kind that it leaves out has no vote of it', () => {
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
    ]),
  ).toEqual({
    'interview-clothes': {
      judges: 2,
      kinds: {
        clothing: [{ grade: 3 }, { grade: 3 }],
        'food-pantry': [{ grade: 2, only: ['clothing-and-supplies'] }],
      },
    },
  })
})
