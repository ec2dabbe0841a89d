import { expect, test } from 'vitest'
import { serviceIds } from '#domain/services/services.ts'
import { parseSourceDate } from './as-of.ts'
import { parseNationalPhone, isSamePhone, parseUsPhone } from './phones.ts'
import { numberedServices, sortServices, toServices } from './source-codes.ts'

test.each([
  ['2020; still in HRSA list 2026-01', { asOf: '2020', assuredOn: '2026-01' }],
  ['FY2022', { asOf: '2022', assuredOn: null }],
  ['2024-25', { asOf: '2024', assuredOn: null }],
  ['2025-01 (websites 2026-01)', { asOf: '2025-01', assuredOn: null }],
  ['2026-01-20', { asOf: '2026-01-20', assuredOn: null }],
  ['2023', { asOf: '2023', assuredOn: null }],
])('data "%s" has its date', (text, dates) => {
  expect(parseSourceDate(text)).toEqual(dates)
})

test('a text without a year is no date', () => {
  expect(() => parseSourceDate('lately')).toThrow('lately')
})

test.each([
  ['(205) 216-0200', '(205) 216-0200', null],
  ['1-800-777-0133', '(800) 777-0133', null],
  ['(301) 345-6660 x2019', '(301) 345-6660', '2019'],
  ['211', '211', null],
  ['988', '988', null],
])('the phone %s is dialed %s', (text, number, extension) => {
  expect(parseUsPhone(text)).toEqual({ number, extension, kind: 'voice', language: null, isSwitchboard: false })
})

const noPhones = ['(000) 000-0000', '(123) 456-7890', '555-0100', 'call us', '+44 20 7946 0958', '']
test.each(noPhones)('%j is no phone', (text) => {
  expect(parseUsPhone(text)).toBeNull()
})

test('one line with and without its extension is one line', () => {
  const phone = (text: string) => parseUsPhone(text) ?? expect.fail()
  expect(isSamePhone(phone('(301) 345-6660 x12'), phone('(301) 345-6660'))).toBe(true)
  expect(isSamePhone(phone('(301) 345-6660 x12'), phone('(301) 345-6660 x13'))).toBe(false)
})

test('a national line keeps the form people know', () => {
  expect(parseNationalPhone('1-800-662-4357')?.number).toBe('1-800-662-4357')
  expect(parseNationalPhone('988')?.number).toBe('988')
  expect(parseNationalPhone('1-000-662-4357')).toBeNull()
})

test('a label nobody mapped stops the compilation', () => {
  expect(toServices(['Detox', 'Peer support / mentoring'])).toEqual(['detox', 'peer-support', 'mentoring'])
  expect(() => toServices(['Detox', 'Levitation'])).toThrow('"Levitation"')
})

test('numbered services are known, each once, and decide the order', () => {
  expect(new Set(numberedServices).size).toBe(numberedServices.length)
  expect(numberedServices.every((service) => serviceIds.includes(service))).toBe(true)
  expect(sortServices(['state-id', 'detox', 'birth-certificate', 'primary-care', 'detox'])).toEqual([
    'primary-care',
    'detox',
    'birth-certificate',
    'state-id',
  ])
})
