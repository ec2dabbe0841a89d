import { expect, test } from 'vitest'
import { dialable, helpLines, oldestCheckDays, smsLink } from './help-lines.ts'

test.each(helpLines)('the number of $id was looked up in the last 180 days', ({ checkedOn }) => {
  const ageDays = (Date.now() - Date.parse(checkedOn)) / 86_400_000
  expect(ageDays).toBeLessThan(oldestCheckDays)
})

test('a number is dialed by its digits', () => {
  expect(dialable('2-1-1')).toBe('211')
  expect(dialable('1-800-662-4357')).toBe('18006624357')
})

test('a text message in Spanish starts with the word the line asks for', () => {
  const sms = { number: '988', spanishWord: 'AYUDA' }
  expect(smsLink(sms, 'en')).toBe('sms:988')
  expect(smsLink(sms, 'es')).toBe('sms:988?body=AYUDA')
})
