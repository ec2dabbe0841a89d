import { expect, test } from 'vitest'
import { countChecklist, withMark } from './checklist.ts'

const ids = ['release-papers', 'birth-certificate', 'snap']

test('only what is on the list counts, once each', () => {
  expect(countChecklist(['snap', 'passport', 'birth-certificate'], ids)).toEqual({ done: 2, total: 3 })
})

test('a mark is set once and can be taken back', () => {
  const twice = withMark(withMark([], 'snap', true), 'snap', true)

  expect(twice).toEqual(['snap'])
  expect(withMark(twice, 'snap', false)).toEqual([])
})
