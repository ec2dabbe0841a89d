import { expect, test } from 'vitest'
import { dayName, humanDate, languageName, listText } from './human-date.ts'

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
