import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { crisisKinds } from '../assistant/crisis-kinds.ts'
import { allHelpLines, listCrisisLines, toDialDigits, helpLines, maxCheckAgeDays, buildSmsLink } from './help-lines.ts'

test.each(allHelpLines)('the number of $id was looked up in the last 180 days', ({ checkedOn }) => {
  const ageDays = (Date.now() - Date.parse(checkedOn)) / 86_400_000
  expect(ageDays).toBeLessThan(maxCheckAgeDays)
})

test('every number but Poison Help is the one in the facts', () => {
  const { contacts } = JSON.parse(readFileSync('data/facts/contacts.json', 'utf8')) as {
    contacts: { phone: string | null; sms: { number: string } | null }[]
  }
  const numbers = contacts.flatMap(({ phone, sms }) => [phone ?? '', sms?.number ?? ''])
  const onFile = new Set(numbers.map(toDialDigits))
  const displayedNumbers = allHelpLines
    .flatMap(({ phone, sms }) => [phone, ...(sms ? [sms.number] : [])])
    .map(toDialDigits)
  expect(displayedNumbers.filter((number) => !onFile.has(number))).toEqual(['18002221222'])
})

test('the lines shown everywhere keep their order', () => {
  expect(helpLines.map(({ id }) => id)).toEqual(['local', 'crisis', 'emergency', 'treatment', 'safety'])
})

test('an overdose shows 911 first, thoughts of death 988, a violent home the line for that', () => {
  expect(listCrisisLines('overdose')[0]?.id).toBe('emergency')
  expect(listCrisisLines('self_harm')[0]?.id).toBe('crisis')
  expect(listCrisisLines('being_hurt')[0]?.id).toBe('safety')
})

test.each(crisisKinds)('danger this minute puts 911 first for %s, once', (kind) => {
  const ids = listCrisisLines(kind, 'now').map(({ id }) => id)
  expect(ids[0]).toBe('emergency')
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(crisisKinds)('%s always shows a line that answers day and night in both languages', (kind) => {
  const [first] = listCrisisLines(kind)
  expect(first).toMatchObject({ hours: 'always', languages: ['en', 'es'] })
})

test('a number is dialed by its digits', () => {
  expect(toDialDigits('2-1-1')).toBe('211')
  expect(toDialDigits('1-800-662-4357')).toBe('18006624357')
})

test('a text message starts with the word the line asks for', () => {
  const lifeline = { number: '988', word: null, spanishWord: 'AYUDA' }
  expect(buildSmsLink(lifeline, 'en')).toBe('sms:988')
  expect(buildSmsLink(lifeline, 'es')).toBe('sms:988?body=AYUDA')
  const safety = { number: '88788', word: 'START', spanishWord: null }
  expect([buildSmsLink(safety, 'en'), buildSmsLink(safety, 'es')]).toEqual([
    'sms:88788?body=START',
    'sms:88788?body=START',
  ])
})
