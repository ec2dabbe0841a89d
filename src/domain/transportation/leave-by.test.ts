import { expect, test } from 'vitest'
import { appointmentKinds, computeVisitTimes } from './leave-by.ts'
import { toInstant, minuteMs, toWallTime } from './zoned-time.ts'

const chicago = 'America/Chicago'
const time = (at: number | null) => {
  if (at === null) return null
  const { day, minutes } = toWallTime(at, chicago)
  return `${day} ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
const nine = toInstant({ day: '2026-11-16', minutes: 9 * 60 }, chicago)
const visit = { kind: 'court', startsAt: nine, stayMinutes: 60 } as const

test('court at nine with forty minutes on the way: out by ten to eight, twenty past seven to be safe', () => {
  const { leaveAt, backupLeaveAt, beThereAt, endsAt, homeAt } = computeVisitTimes({ ...visit, travelMinutes: 40 })
  expect([backupLeaveAt, leaveAt, beThereAt, endsAt, homeAt].map((at) => time(at)?.slice(11))).toEqual([
    '7:20',
    '7:50',
    '8:30',
    '10:00',
    '10:40',
  ])
})

test('without knowing the way only the time to be there is told', () => {
  const { beThereAt, leaveAt, backupLeaveAt, homeAt } = computeVisitTimes({ ...visit, travelMinutes: null })
  expect([time(beThereAt), leaveAt, backupLeaveAt, homeAt]).toEqual(['2026-11-16 8:30', null, null, null])
})

test.each([
  ['officer', 30],
  ['court', 30],
  ['clinic', 30],
  ['job', 15],
  ['other', 15],
] as const)('for %s a person is there %i minutes early', (kind, minutes) => {
  expect(appointmentKinds).toContain(kind)
  const { beThereAt } = computeVisitTimes({ ...visit, kind, travelMinutes: null })
  expect((visit.startsAt - beThereAt) / minuteMs).toBe(minutes)
})

test('a trip through the night clocks go forward starts an hour earlier by the clock', () => {
  const startsAt = toInstant({ day: '2026-03-08', minutes: 4 * 60 }, chicago)
  const { leaveAt } = computeVisitTimes({ kind: 'other', startsAt, stayMinutes: 0, travelMinutes: 120 })
  expect(time(leaveAt)).toBe('2026-03-08 0:45')
})
