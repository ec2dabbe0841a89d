import { expect, test } from 'vitest'
import { parseAuditEntity, parseAuditVerb } from './vocabulary.ts'

test.each([
  ['sign_in', 'sign_in'],
  ['post.sent', 'sent'],
  ['listing_report.keep', 'keep'],
  ['hacked', null],
  ['', null],
])('the deed in %o is %o', (action, verb) => {
  expect(parseAuditVerb(action)).toBe(verb)
})

test('what an older version wrote has no words, and is told apart from what has', () => {
  expect(parseAuditEntity('post')).toBe('post')
  expect(parseAuditEntity('posting')).toBeNull()
})
