import { expect, test } from 'vitest'
import { dialable, helpLines, oldestCheckDays } from './help-lines.ts'

test.each(helpLines)('the number of $id was checked in the last 180 days', ({ verifiedOn }) => {
  const ageDays = (Date.now() - Date.parse(verifiedOn)) / 86_400_000
  expect(ageDays).toBeLessThan(oldestCheckDays)
})

test('a number is dialed by its digits', () => {
  expect(dialable('2-1-1')).toBe('211')
  expect(dialable('1-800-662-4357')).toBe('18006624357')
})
