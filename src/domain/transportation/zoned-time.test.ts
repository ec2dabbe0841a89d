import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getDayAfter, toInstant, isDay, parseMinutes, toWallTime } from './zoned-time.ts'

const chicago = 'America/Chicago'
const at = (day: string, time: string, zone = chicago) =>
  new Date(toInstant({ day, minutes: parseMinutes(time) ?? NaN }, zone)).toISOString()

test.each([
  ['an ordinary day', '2026-11-16', '09:00', '2026-11-16T15:00:00.000Z'],
  ['midnight', '2026-11-16', '00:00', '2026-11-16T06:00:00.000Z'],
  ['before clocks go forward', '2026-03-08', '01:59', '2026-03-08T07:59:00.000Z'],
  ['in the hour that is left out', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['after clocks went forward', '2026-03-08', '03:00', '2026-03-08T08:00:00.000Z'],
  ['the first of the hour that comes twice', '2026-11-01', '01:30', '2026-11-01T06:30:00.000Z'],
  ['after clocks went back', '2026-11-01', '02:00', '2026-11-01T08:00:00.000Z'],
])('%s', (_, day, time, instant) => {
  expect(at(day, time)).toBe(instant)
})

test('where late is the safe side, the second of the two counts', () => {
  const late = (day: string, minutes: number) => new Date(toInstant({ day, minutes }, chicago, 'late')).toISOString()
  expect(late('2026-11-01', 90)).toBe('2026-11-01T07:30:00.000Z')
  expect(late('2026-03-08', 150)).toBe('2026-03-08T08:30:00.000Z')
  expect(late('2026-11-16', 540)).toBe('2026-11-16T15:00:00.000Z')
})

test('a state without summer time keeps its hour', () => {
  expect(at('2026-07-01', '09:00', 'America/Phoenix')).toBe('2026-07-01T16:00:00.000Z')
})

test('a moment read from the wall and put back is the same moment, but for the hour that comes twice', () => {
  const start = Date.UTC(2026, 0, 1) / 60_000
  const zones = fc.constantFrom(chicago, 'America/New_York', 'America/Phoenix', 'Pacific/Honolulu')
  fc.assert(
    fc.property(fc.integer({ min: start, max: start + 525_600 }), zones, (minute, zone) => {
      const instant = minute * 60_000
      const back = toInstant(toWallTime(instant, zone), zone)
      expect([instant, instant - 3_600_000]).toContain(back)
      expect(toWallTime(back, zone)).toEqual(toWallTime(instant, zone))
    }),
  )
})

test.each([
  ['09:05', 545],
  ['0:00', 0],
  ['23:59', 1439],
  ['24:00', null],
  ['9', null],
  ['', null],
  ['12:60', null],
])('"%s" is %s minutes of the day', (time, minutes) => expect(parseMinutes(time)).toBe(minutes))

test('days follow each other over months and leap years, and a day that does not exist is none', () => {
  expect([getDayAfter('2026-12-31'), getDayAfter('2028-02-28'), getDayAfter('2026-03-01', -1)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-02-28',
  ])
  expect(['2026-02-28', '2026-02-30', '2026-13-01', 'today', ''].map(isDay)).toEqual([true, false, false, false, false])
})
