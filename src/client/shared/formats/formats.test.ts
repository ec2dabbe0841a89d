import { expect, test } from 'vitest'
import { formatMoment, humanDate, formatDistance } from './dates.ts'
import { dayName } from './day-name.ts'
import { formatEventTime } from './event-time.ts'
import { languageName, listText } from './lists.ts'

test.each([
  ['2026', '2026', '2026'],
  ['2026-01', 'January 2026', 'enero de 2026'],
  ['2026-01-05', 'January 5, 2026', '5 de enero de 2026'],
  ['last week', 'last week', 'last week'],
])('%s is read as %s and %s', (date, english, spanish) => {
  expect([humanDate(date, 'en'), humanDate(date, 'es')]).toEqual([english, spanish])
})

test('days count from Sunday', () => {
  expect([0, 1, 6].map((day) => dayName(day, 'en'))).toEqual(['Sunday', 'Monday', 'Saturday'])
  expect(dayName(3, 'es')).toBe('miércoles')
})

test('languages are named; what is no language stays as it came', () => {
  expect([languageName('es', 'en'), languageName('es', 'es'), languageName('!!', 'en')]).toEqual([
    'Spanish',
    'español',
    '!!',
  ])
  expect([listText(['a', 'b', 'c'], 'en'), listText(['a', 'b'], 'es')]).toEqual(['a, b, and c', 'a y b'])
})

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
const at = Date.UTC(2026, 10, 16, 21, 5)

test.each([
  ['day', 'Nov 16, 2026', '16 nov 2026'],
  ['longDay', 'November 16, 2026', '16 de noviembre de 2026'],
  ['longWeekday', 'Monday, November 16', 'lunes, 16 de noviembre'],
  ['time', '3:05 PM', '3:05 p.m.'],
  ['dayAndTime', 'Nov 16, 2026, 3:05 PM', '16 nov 2026, 3:05 p.m.'],
] as const)('%s is written as %s and %s', (style, english, spanish) => {
  const written = (['en', 'es'] as const).map((language) => plain(formatMoment(at, style, language, 'America/Chicago')))

  expect(written).toEqual([english, spanish])
})

test('what is not a date stays as it came', () => {
  expect(formatMoment('soon', 'day', 'es')).toBe('soon')
})

test('an event names its time zone, once for a start and an end', () => {
  const [start, end] = ['2026-11-16T15:00:00Z', '2026-11-16T17:00:00Z']

  expect(formatEventTime(start, null, 'en')).toMatch(/^Monday, November 16.*\d:00.[AP]M .+$/)
  expect(formatEventTime(start, end, 'en')).toMatch(/^Monday, November 16.*–.*\d:00/)
})

test('a distance in time is in words', () => {
  expect([formatDistance(2, 'hour', 'en'), formatDistance(-3, 'day', 'es')]).toEqual(['in 2 hours', 'hace 3 días'])
})
