import { expect, test } from 'vitest'
import { listUnderstood, type PlanCorrection, withCorrection } from './plan-corrections.ts'

const line = (signal: string) => ({ signal, line: `${signal}.` })
const correction = (signal: string, at: number, isSo = false): PlanCorrection => ({ ...line(signal), at, isSo })
const shown = (understood: string[], corrections: PlanCorrection[]) =>
  listUnderstood(understood.map(line), corrections).map(({ signal, isStruck }) => (isStruck ? `-${signal}` : signal))

test('a struck line stays in its place, before and after the plan is made again', () => {
  expect(shown(['a', 'b', 'c'], [correction('b', 1)])).toEqual(['a', '-b', 'c'])
  expect(shown(['a', 'c'], [correction('b', 1)])).toEqual(['a', '-b', 'c'])
  expect(shown(['d'], [correction('c', 2), correction('a', 0)])).toEqual(['-a', 'd', '-c'])
})

test('an answered question is not a struck line', () => {
  expect(shown(['a'], [correction('b', 1, true)])).toEqual(['a'])
})

test('the last word on a signal counts', () => {
  expect(withCorrection([correction('a', 0)], correction('a', 0, true))).toEqual([correction('a', 0, true)])
})
