import { expect, test } from 'vitest'
import { fromSchedules, toSchedules } from './hours.ts'

test('days with the same times share one schedule', () => {
  const times = [1, 2, 3].map((day) => ({ day, opens: '09:00', closes: '17:00' }))

  expect(toSchedules({ kind: 'weekly', times: [...times, { day: 6, opens: '10:00', closes: '12:00' }] })).toEqual([
    { freq: 'WEEKLY', byday: 'MO,TU,WE', opens_at: '09:00:00', closes_at: '17:00:00' },
    { freq: 'WEEKLY', byday: 'SA', opens_at: '10:00:00', closes_at: '12:00:00' },
  ])
})

test('always open is every day from midnight to a minute before midnight, there and back', () => {
  const schedules = toSchedules({ kind: 'always' })

  expect(schedules).toEqual([
    { freq: 'WEEKLY', byday: 'SU,MO,TU,WE,TH,FR,SA', opens_at: '00:00:00', closes_at: '23:59:00' },
  ])
  expect(fromSchedules([{ byday: schedules[0]?.byday ?? '', opensAt: '00:00', closesAt: '24:00' }]).hours).toEqual({
    kind: 'always',
  })
})

test.each([
  ['10:00Z', '10:00'],
  ['9:30', '09:30'],
  ['09:30:00', '09:30'],
  ['09:30:00.000', '09:30'],
  ['10:00:00-06:00', '10:00'],
])('a time written as %s is %s', (opensAt, opens) => {
  expect(fromSchedules([{ freq: 'WEEKLY', byday: 'mo', opensAt, closesAt: '18:00' }]).hours).toEqual({
    kind: 'weekly',
    times: [{ day: 1, opens, closes: '18:00' }],
  })
})

test('a weekly schedule without days repeats on the weekday it started on', () => {
  const monday = { freq: 'WEEKLY', dtstart: '2026-11-16', opensAt: '08:00', closesAt: '09:00' }

  expect(fromSchedules([monday]).hours).toEqual({
    kind: 'weekly',
    times: [{ day: 1, opens: '08:00', closes: '09:00' }],
  })
})

test.each([
  ['monthly', { freq: 'MONTHLY' }],
  ['every second week', { interval: '2' }],
  ['the first Monday', { byday: '1MO' }],
  ['limited', { isLimited: true }],
  ['without times', { opensAt: null }],
  ['at an impossible time', { opensAt: '25:00' }],
])('hours that are %s are kept in their own words, or reported as lost', (_, more) => {
  const schedule = { freq: 'WEEKLY', byday: 'MO', opensAt: '08:00', closesAt: '09:00', ...more }

  expect(fromSchedules([{ ...schedule, description: ' Call first ' }])).toEqual({
    hours: { kind: 'text', text: 'Call first' },
    isLost: false,
  })
  expect(fromSchedules([schedule])).toEqual({ hours: null, isLost: true })
})

test('no schedule means nothing is known and nothing was lost', () => {
  expect(fromSchedules([])).toEqual({ hours: null, isLost: false })
  expect(toSchedules(null)).toEqual([])
})
