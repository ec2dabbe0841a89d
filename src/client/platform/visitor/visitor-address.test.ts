import { expect, test } from 'vitest'
import { extractIdentifiers } from './visitor-session.ts'

test.each([
  ['', undefined, undefined, ''],
  ['?org=abcdefgh', 'abcdefgh', undefined, ''],
  ['?org=abcdefgh&step=2', 'abcdefgh', undefined, '?step=2'],
  ['?a=1&sessionId=fp_1&b=2', undefined, 'fp_1', '?a=1&b=2'],
  ['?org=&x', undefined, undefined, '?x'],
  ['?organ=1', undefined, undefined, '?organ=1'],
])('%s gives the code %s and the label %s and leaves %s', (search, orgCode, sessionId, rest) => {
  expect(extractIdentifiers(search)).toEqual({ orgCode, sessionId, rest })
})
