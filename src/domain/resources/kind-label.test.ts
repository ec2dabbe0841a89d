import { expect, test } from 'vitest'
import { chooseLabelKind } from './kind-label.ts'

test.each([
  ['id-office', 'other', 'id-office'],
  ['id-office', 'community-services', 'id-office'],
  ['state-agency', 'other', 'state-agency'],
  ['state-agency', 'healthcare', null],
  ['health-center', 'healthcare', null],
  ['something new', 'other', null],
  [undefined, 'legal', null],
] as const)('a listing of kind %s in %s is named by %s', (kind, category, label) => {
  expect(chooseLabelKind({ kind, category })).toBe(label)
})
