import { expect, test } from 'vitest'
import { isOpenNow, getOpenState } from './open-now.ts'

const at = (day: number, hour: number, minute = 0) => ({ day, minutes: hour * 60 + minute })
const on = (day: number, opens: string, closes: string) => ({ day, opens, closes })

const weekdays = [1, 2, 3, 4, 5].map((day) => on(day, '09:00', '17:00'))
const lunch = [on(1, '09:00', '12:00'), on(1, '13:00', '17:00')]
const weekendNights = [on(5, '20:00', '02:00'), on(6, '20:00', '02:00')]
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => on(day, '00:00', '23:59'))
const fridayToSunday = [on(5, '09:00', '23:59'), on(6, '00:00', '00:00'), on(0, '00:00', '12:00')]

test.each([
  ['the minute before it opens', weekdays, at(1, 8, 59), { state: 'closed', opens: at(1, 9) }],
  ['the minute it opens', weekdays, at(1, 9), { state: 'open', closes: at(1, 17) }],
  ['the minute before it closes', weekdays, at(1, 16, 59), { state: 'open', closes: at(1, 17) }],
  ['the minute it closes', weekdays, at(1, 17), { state: 'closed', opens: at(2, 9) }],
  ['the weekend', weekdays, at(5, 18), { state: 'closed', opens: at(1, 9) }],
  ['the lunch hour', lunch, at(1, 12, 30), { state: 'closed', opens: at(1, 13) }],
  ['after lunch', lunch, at(1, 13), { state: 'open', closes: at(1, 17) }],
  ['a night before midnight', weekendNights, at(5, 23), { state: 'open', closes: at(6, 2) }],
  ['a night after midnight', weekendNights, at(6, 1, 59), { state: 'open', closes: at(6, 2) }],
  ['Saturday night on Sunday', weekendNights, at(0, 1), { state: 'open', closes: at(0, 2) }],
  ['Sunday after the night', weekendNights, at(0, 2), { state: 'closed', opens: at(5, 20) }],
  ['all days, all hours', everyDay, at(0, 0), { state: 'open', closes: null }],
  ['days that touch', fridayToSunday, at(5, 10), { state: 'open', closes: at(0, 12) }],
  ['days that touch, over the end of the week', fridayToSunday, at(0, 11), { state: 'open', closes: at(0, 12) }],
])('%s is known from the weekly times', (_, schedule, now, state) => {
  expect(getOpenState({ schedule }, now)).toEqual(state)
})

test('a place that is always open never closes', () => {
  expect(getOpenState({ isAlwaysOpen: true, schedule: null }, at(3, 3))).toEqual({ state: 'open', closes: null })
})

test.each([
  [undefined],
  [null],
  [[]],
  [[on(1, '9 am', '5 pm')]],
  [[on(9, '09:00', '17:00')]],
  [[on(-1, '09:00', '17:00')]],
  [[on(1, '09:75', '17:00')]],
  [[on(1, '25:00', '26:00')]],
])('hours %j are unknown, not closed', (schedule) => {
  expect(getOpenState({ schedule }, at(1, 10))).toEqual({ state: 'unknown' })
  expect(isOpenNow({ schedule }, at(1, 10))).toBe(false)
})

test('an unreadable day does not spoil the others', () => {
  expect(isOpenNow({ schedule: [on(1, 'noon', '17:00'), on(2, '8:00', '12:00')] }, at(2, 9))).toBe(true)
})
