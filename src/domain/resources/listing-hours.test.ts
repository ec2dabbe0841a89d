import { expect, test } from 'vitest'
import { buildFullResource } from '#testing/builders/resource.ts'
import { areHoursOld, getCurrentHours, getHoursDate, withoutOldHours } from './listing-hours.ts'

const now = Date.parse('2026-11-19T12:00:00Z')

test.each([
  ['a day two years ago', { asOf: '2024-11-19' }, true],
  ['a day less than two years ago', { asOf: '2024-11-20' }, false],
  ['a month that began less than two years ago', { asOf: '2024-12' }, false],
  ['a month that began two years ago', { asOf: '2024-11' }, true],
  ['a year that may be more than two years ago', { asOf: '2024' }, true],
  ['last year', { asOf: '2025' }, false],
  ['old and confirmed since', { asOf: '2019', assuredOn: '2026-01' }, false],
  ['confirmed long ago', { asOf: '2019', assuredOn: '2020-01' }, true],
  ['no date', { asOf: null }, false],
  ['a date to come', { asOf: '2030' }, false],
])('%s: old is %s', (_, dates, isOld) => {
  expect(areHoursOld(dates, now)).toBe(isOld)
})

test('what a partner confirmed in the last hundred days is not old', () => {
  const care = { isConfirmed: true } as NonNullable<Parameters<typeof areHoursOld>[0]['care']>
  expect(areHoursOld({ asOf: '2019', care }, now)).toBe(false)
})

test('the date is that of the last word on it', () => {
  expect(getHoursDate({ asOf: '2020', assuredOn: '2026-01' })).toBe('2026-01')
  expect(getHoursDate({ asOf: '2026-02-03', assuredOn: null })).toBe('2026-02-03')
  expect(getHoursDate({})).toBeNull()
})

test('old hours are no fact, and nothing else of the listing is lost', () => {
  const listing = buildFullResource({ asOf: '2020', assuredOn: null, isAlwaysOpen: true })
  expect(getCurrentHours(listing, now)).toBeNull()
  const { hours, schedule, isAlwaysOpen, ...rest } = listing
  expect([hours, schedule, isAlwaysOpen].includes(undefined)).toBe(false)
  expect(withoutOldHours(listing, now)).toEqual(rest)
  const current = buildFullResource()
  expect(getCurrentHours(current, now)).toBe('Mon–Fri 9 am–5 pm')
  expect(withoutOldHours(current, now)).toBe(current)
})
