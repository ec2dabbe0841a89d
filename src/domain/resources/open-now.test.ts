import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getNextOpening, getOpenState, getWeekMoment, isOpenNow } from './open-now.ts'

const timeZone = 'America/Chicago'
const at = (day: number, hour: number, minute = 0) => ({ day, minutes: hour * 60 + minute })
/** In the week of Sunday, November 15, 2026, by the clock of Chicago. */
const instant = ({ day, minutes }: { day: number; minutes: number }) => Date.UTC(2026, 10, 15 + day, 6, minutes)
const on = (day: number, opens: string, closes: string) => ({ day, opens, closes })

const weekdays = [1, 2, 3, 4, 5].map((day) => on(day, '09:00', '17:00'))
const lunch = [on(1, '09:00', '12:00'), on(1, '13:00', '17:00')]
const weekendNights = [on(5, '20:00', '02:00'), on(6, '20:00', '02:00')]
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => on(day, '00:00', '23:59'))
const fridayToSunday = [on(5, '09:00', '23:59'), on(6, '00:00', '00:00'), on(0, '00:00', '12:00')]

test.each([
  ['the minute before it opens', weekdays, at(1, 8, 59), { state: 'closed', opens: at(1, 9), inDays: 0 }],
  ['the minute it opens', weekdays, at(1, 9), { state: 'open', closes: at(1, 17) }],
  ['the minute before it closes', weekdays, at(1, 16, 59), { state: 'open', closes: at(1, 17) }],
  ['the minute it closes', weekdays, at(1, 17), { state: 'closed', opens: at(2, 9), inDays: 1 }],
  ['the weekend', weekdays, at(5, 18), { state: 'closed', opens: at(1, 9), inDays: 3 }],
  ['the lunch hour', lunch, at(1, 12, 30), { state: 'closed', opens: at(1, 13), inDays: 0 }],
  ['a week until it opens again', lunch, at(1, 17), { state: 'closed', opens: at(1, 9), inDays: 7 }],
  ['after lunch', lunch, at(1, 13), { state: 'open', closes: at(1, 17) }],
  ['a night before midnight', weekendNights, at(5, 23), { state: 'open', closes: at(6, 2) }],
  ['a night after midnight', weekendNights, at(6, 1, 59), { state: 'open', closes: at(6, 2) }],
  ['Saturday night on Sunday', weekendNights, at(0, 1), { state: 'open', closes: at(0, 2) }],
  ['Sunday after the night', weekendNights, at(0, 2), { state: 'closed', opens: at(5, 20), inDays: 5 }],
  ['all days, all hours', everyDay, at(0, 0), { state: 'open', closes: null }],
  ['days that touch', fridayToSunday, at(5, 10), { state: 'open', closes: at(0, 12) }],
  ['days that touch, over the end of the week', fridayToSunday, at(0, 11), { state: 'open', closes: at(0, 12) }],
])('%s is known from the weekly times', (_, schedule, now, state) => {
  expect(getOpenState({ schedule, timeZone }, instant(now))).toEqual(state)
})

test('a place that is always open never closes', () => {
  expect(getOpenState({ isAlwaysOpen: true, schedule: null }, instant(at(3, 3)))).toEqual({
    state: 'open',
    closes: null,
  })
})

const many = (count: number) => Array.from({ length: count }, (_, index) => on(index % 7, `0${index % 10}:00`, '17:00'))

test.each([
  ['nothing', undefined],
  ['nothing', null],
  ['nothing', []],
  ['words', [on(1, '9 am', '5 pm')]],
  ['a day there is not', [on(9, '09:00', '17:00')]],
  ['a day there is not', [on(-1, '09:00', '17:00')]],
  ['a day there is not', [on(1.5, '09:00', '17:00')]],
  ['a minute there is not', [on(1, '09:75', '17:00')]],
  ['an hour there is not', [on(1, '25:00', '26:00')]],
  ['closing before opening', [on(1, '17:00', '09:00')]],
  ['closing before opening', [on(1, '09:00', '05:00')]],
  ['closing when it opens', [on(1, '11:00', '11:00')]],
  ['forty times', many(40)],
])('%s is unknown, not closed: %j', (_, schedule) => {
  expect(getOpenState({ schedule, timeZone }, instant(at(0, 23)))).toEqual({ state: 'unknown' })
  expect(isOpenNow({ schedule, timeZone }, instant(at(1, 10)))).toBe(false)
  expect(getNextOpening({ schedule, timeZone }, instant(at(0, 23)))).toBeNull()
})

test('beside a time that cannot be read, a place can be open but never closed', () => {
  const schedule = [on(1, 'noon', '17:00'), on(2, '8:00', '12:00')]
  expect(isOpenNow({ schedule, timeZone }, instant(at(2, 9)))).toBe(true)
  expect(getOpenState({ schedule, timeZone }, instant(at(1, 10)))).toEqual({ state: 'unknown' })
})

test.each([[undefined], [null], [''], ['America/Atlantis'], ['Mars/Olympus Mons']])(
  'by the clock of the zone %j nothing is known, unless it never closes',
  (zone) => {
    expect(getOpenState({ schedule: weekdays, timeZone: zone }, instant(at(1, 10)))).toEqual({ state: 'unknown' })
    expect(isOpenNow({ isAlwaysOpen: true, timeZone: zone }, instant(at(1, 10)))).toBe(true)
  },
)

test('the clock is that of the place: nine in Chicago is eight in El Paso', () => {
  const nine = instant(at(1, 9))
  expect(isOpenNow({ schedule: weekdays, timeZone }, nine)).toBe(true)
  expect(getOpenState({ schedule: weekdays, timeZone: 'America/Denver' }, nine)).toMatchObject({ state: 'closed' })
})

test.each([
  ['2024-11-16', 'unknown'],
  ['2024-11-17', 'open'],
  ['2021', 'unknown'],
])('hours of %s are %s two years on', (asOf, state) => {
  expect(getOpenState({ schedule: weekdays, timeZone, asOf }, instant(at(1, 10))).state).toBe(state)
  expect(getOpenState({ isAlwaysOpen: true, asOf }, instant(at(1, 10))).state).toBe(state)
  expect(getOpenState({ schedule: weekdays, timeZone, asOf, assuredOn: '2026-05' }, instant(at(1, 10))).state).toBe(
    'open',
  )
})

describe('the next opening', () => {
  const minute = 60_000
  const zone = fc.constantFrom('America/New_York', 'America/Phoenix', 'America/Los_Angeles', 'Pacific/Honolulu')
  const clock = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.constantFrom(0, 15, 30, 59) })
  const write = ({ hour, minute: past }: { hour: number; minute: number }) =>
    [hour, past].map((part) => String(part).padStart(2, '0')).join(':')
  const time = fc
    .record({ day: fc.integer({ min: 0, max: 6 }), opens: clock, closes: clock })
    .map(({ day, opens, closes }) => on(day, write(opens), write(closes)))
  const schedule = fc.array(time, { minLength: 1, maxLength: 6 })
  // Two weeks around both changes of the clocks.
  const change = fc.constantFrom(Date.UTC(2026, 2, 8, 10), Date.UTC(2026, 10, 1, 9))
  const moment = fc
    .tuple(change, fc.integer({ min: -7 * 24 * 60, max: 7 * 24 * 60 }))
    .map(([changed, minutes]) => changed + minutes * minute)

  test('is the first minute at which it is open, over midnight, weekends and changes of the clocks', () => {
    fc.assert(
      fc.property(schedule, zone, moment, (times, timeZone, now) => {
        const listing = { schedule: times, timeZone }
        const opens = getNextOpening(listing, now)
        const state = getOpenState(listing, now)
        expect(opens === null).toBe(state.state !== 'closed')
        if (opens === null || state.state !== 'closed') return
        expect(opens).toBeGreaterThan(now)
        // At half past two of a night without that half hour, nothing opens by the clock.
        const isSkipped = getWeekMoment(opens, timeZone).minutes !== state.opens.minutes
        if (!isSkipped) {
          expect(getWeekMoment(opens, timeZone)).toEqual(state.opens)
          expect(isOpenNow(listing, opens)).toBe(true)
        }
        for (let at = now; at < opens - 60 * minute; at += 15 * minute) expect(isOpenNow(listing, at)).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  test('says tomorrow where the calendar does', () => {
    fc.assert(
      fc.property(schedule, zone, moment, (times, timeZone, now) => {
        const state = getOpenState({ schedule: times, timeZone }, now)
        const opens = getNextOpening({ schedule: times, timeZone }, now)
        if (state.state !== 'closed' || opens === null) return
        const format = new Intl.DateTimeFormat('en-CA', { timeZone })
        const [today, then] = [now, opens].map((date) => Date.parse(format.format(date)))
        expect((Number(then) - Number(today)) / (24 * 60 * minute)).toBe(state.inDays)
      }),
      { numRuns: 300 },
    )
  })
})
