import { expect, test } from 'vitest'
import { toNeedsMask } from '../needs/needs-mask.ts'
import { findUnmetDemand } from './demand.ts'

test('what is listed already, what too few looked for and "other" are left out; most wanted first', () => {
  const searched = [
    { need: 'housing' as const, searches: 90, browsers: 60 },
    { need: 'legal' as const, searches: 14, browsers: 12 },
    { need: 'employment' as const, searches: 40, browsers: 30 },
    { need: 'education' as const, searches: 50, browsers: 10 },
    { need: 'other' as const, searches: 50, browsers: 50 },
  ]

  expect(findUnmetDemand(searched, toNeedsMask(['housing']))).toEqual([
    { need: 'employment', searches: 40 },
    { need: 'legal', searches: 14 },
  ])
})

test('a county with too few people adds nothing to another', () => {
  const searched = [
    { need: 'legal' as const, searches: 20, browsers: 15 },
    { need: 'legal' as const, searches: 9, browsers: 9 },
  ]

  expect(findUnmetDemand(searched, 0)).toEqual([{ need: 'legal', searches: 20 }])
})
