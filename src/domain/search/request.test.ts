import { expect, test } from 'vitest'
import { Needs } from '#domain/needs/needs.ts'
import { listChosenNeeds, emptyInterpretation, computeNeedWeights } from './request.ts'

test('chosen needs weigh the same, in the order of the list', () => {
  expect(computeNeedWeights({ needs: ['legal', 'housing'], text: emptyInterpretation })).toEqual([
    { need: 'housing', weight: 1 },
    { need: 'legal', weight: 1 },
  ])
})

test('what the words say less surely weighs much less, unless it was chosen', () => {
  const text = {
    needs: [
      { need: 'housing' as const, strength: 0.8 },
      { need: 'legal' as const, strength: 0.4 },
    ],
    services: [],
    terms: [],
  }
  expect(computeNeedWeights({ needs: ['other'], text })).toEqual([
    { need: 'housing', weight: 1 },
    { need: 'legal', weight: 0.25 },
  ])
  expect(computeNeedWeights({ needs: ['legal'], text })).toContainEqual({ need: 'legal', weight: 1 })
})

test('a service named without a need brings the need it answers first', () => {
  const text = { needs: [], services: ['driver-license' as const], terms: [] }
  expect(computeNeedWeights({ needs: ['other'], text })).toEqual([{ need: 'id-documentation', weight: 1 }])
})

test('“other” stands for itself when the words say nothing known', () => {
  expect(computeNeedWeights({ needs: ['other'], text: { needs: [], services: [], terms: ['guitar'] } })).toEqual([
    { need: 'other', weight: 1 },
  ])
})

test('the chosen needs are those that are true', () => {
  expect(listChosenNeeds(Needs.parse({ sobriety: true, housing: true, legal: false }))).toEqual(['housing', 'sobriety'])
})
