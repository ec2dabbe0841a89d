import { expect, test } from 'vitest'
import { isOwnWord, findPassphraseProblem, findRepeatedUnit } from './passphrase.ts'

test('fifteen letters are enough alone, eight beside a second factor', () => {
  expect(findPassphraseProblem('a'.repeat(14), false)).toBe('passphrase_short')
  expect(findPassphraseProblem('a'.repeat(15), false)).toBeNull()
  expect(findPassphraseProblem('a'.repeat(7), true)).toBe('passphrase_short')
  expect(findPassphraseProblem('a'.repeat(8), true)).toBeNull()
  expect(findPassphraseProblem('a'.repeat(129), true)).toBe('passphrase_long')
})

test('an emoji is one letter, and capitals do not hide a common passphrase', () => {
  expect(findPassphraseProblem('🌱'.repeat(14), false)).toBe('passphrase_short')
  expect(findPassphraseProblem('PassWord1', true, (folded) => folded === 'password1')).toBe('passphrase_common')
})

test.each([
  ['aaaa', 'a'],
  ['abab', 'ab'],
  ['passwordpassword', 'password'],
  ['aba', 'aba'],
  ['', ''],
])('%j says %j again and again', (text, piece) => expect(findRepeatedUnit(text)).toBe(piece))

test.each([
  'sam@opendoor.example',
  'Sam @ Open Door . Example',
  'open door house',
  'OpenDoorHouse2026',
  'openDoorhouseopenDoorhouse',
])('%j is one of their own words', (passphrase) => {
  expect(isOwnWord(passphrase, ['sam@opendoor.example', 'Open Door House'])).toBe(true)
})

test('a sentence with the name of the organization in it is not', () => {
  expect(isOwnWord('the open door house has a green gate', ['Open Door House', ''])).toBe(false)
  expect(isOwnWord('12345', [''])).toBe(false)
})
