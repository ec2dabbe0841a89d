import { expect, test } from 'vitest'
import { addDays, daysBetween, isRealDay, isWorkday, findNextWorkday, getWeekday } from './calendar.ts'

test('days are counted over months, leap days and the change of clocks', () => {
  expect(addDays('2026-10-31', 1)).toBe('2026-11-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-20', 30)).toBe('2027-01-19')
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
  expect(daysBetween('2026-11-02', '2026-11-01')).toBe(-1)
  expect(getWeekday('2026-11-15')).toBe(0)
})

test.each([
  ['2026-11-14', 'Saturday'],
  ['2026-11-15', 'Sunday'],
  ['2026-11-26', 'Thanksgiving'],
  ['2026-12-25', 'Christmas'],
  ['2027-01-01', 'New Year'],
  ['2027-01-18', 'Martin Luther King day'],
  ['2027-05-31', 'Memorial Day'],
  ['2026-09-07', 'Labor Day'],
  ['2027-02-15', 'Presidents’ Day'],
  ['2026-10-12', 'Columbus Day'],
])('offices are shut on %s, %s', (day) => {
  expect(isWorkday(day)).toBe(false)
})

test.each(['2026-11-16', '2026-11-27', '2027-05-24', '2026-11-19'])('offices are open on %s', (day) => {
  expect(isWorkday(day)).toBe(true)
})

test('the next workday after a Friday holiday is Monday', () => {
  expect(findNextWorkday('2026-12-25')).toBe('2026-12-28')
  expect(findNextWorkday('2026-12-28')).toBe('2026-12-28')
})

test('a day the calendar does not have is no day', () => {
  expect(['2026-02-30', '2026-13-01', '', 'soon'].filter(isRealDay)).toEqual([])
  expect(isRealDay('2028-02-29')).toBe(true)
})
