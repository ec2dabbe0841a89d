import { expect, test } from 'vitest'
import { SessionLabel } from './label.ts'

test.each(['fp_0123456789abcdef', 'search-action-plan-1763200000000', '1763200000000', 'anonymous', 'a.b:c'])(
  '%s is a session label',
  (label) => {
    expect(SessionLabel.parse(label)).toBe(label)
  },
)

test.each(['', 'a b', 'a/b', "a'--", 'a\n', 'ñ', 'x'.repeat(129)])('"%s" is no session label', (label) => {
  expect(SessionLabel.safeParse(label).success).toBe(false)
})
