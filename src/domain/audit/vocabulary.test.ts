import { expect, test } from 'vitest'
import { auditEntity, auditVerb } from './vocabulary.ts'

test.each([
  ['sign_in', 'sign_in'],
  ['post.sent', 'sent'],
  ['listing_report.keep', 'keep'],
  ['hacked', null],
  ['', null],
])('the deed in %o is %o', (action, verb) => {
  expect(auditVerb(action)).toBe(verb)
})

test('what an older version wrote has no words, and is told apart from what has', () => {
  expect(auditEntity('post')).toBe('post')
  expect(auditEntity('posting')).toBeNull()
})
