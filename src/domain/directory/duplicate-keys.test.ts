import { expect, test } from 'vitest'
import { buildAddressKey, getPhoneKey } from './duplicate-keys.ts'

const phone = (number: string) =>
  ({ number, extension: null, kind: 'voice', language: null, isSwitchboard: false }) as const

test('a phone is known by its ten digits, however it is written', () => {
  expect(getPhoneKey([phone('(217) 555-0100')])).toBe('2175550100')
  expect(getPhoneKey([phone('+1 217.555.0100')])).toBe('2175550100')
})

test('a number everybody shares tells no two places apart', () => {
  expect(getPhoneKey([phone('211')])).toBeNull()
  expect(getPhoneKey([phone('988'), phone('(217) 555-0100')])).toBe('2175550100')
  expect(getPhoneKey([])).toBeNull()
})

const at = (street: string | null, rest: Partial<Parameters<typeof buildAddressKey>[0]> = {}) =>
  buildAddressKey({ street, city: 'St. Louis', state: 'MO', zip: '63101', ...rest })

test.each([
  '100 North Main Street',
  '100 N. Main St',
  '100 N Main St., Suite 200',
  '100 N MAIN ST #4',
  '100 N Main St Apt. B',
  '100 N Main St, 2nd Floor',
  '100 N Main St Room 12',
])('%s is the same house', (street) => {
  expect(at(street)).toBe(at('100 n main st'))
})

test('another number, street, ZIP or city is another house', () => {
  const keys = [
    at('100 N Main St'),
    at('102 N Main St'),
    at('100 S Main St'),
    at('100 N Main Ave'),
    at('100 N Main St', { zip: '63102' }),
    at('100 N Main St', { zip: null }),
    at('100 N Main St', { zip: null, city: 'Columbia' }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('without a street, or without a place to put it in, there is no key', () => {
  expect(at(null)).toBeNull()
  expect(at('100 N Main St', { zip: null, city: null })).toBeNull()
})
