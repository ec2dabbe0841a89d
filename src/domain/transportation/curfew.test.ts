import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Curfew, checkCurfew, listCurfewHours } from './curfew.ts'
import { toInstant, parseMinutes, toWallTime } from './zoned-time.ts'

const chicago = 'America/Chicago'
const at = (day: string, time: string) => toInstant({ day, minutes: parseMinutes(time) ?? NaN }, chicago)
const hours = (from: string, until: string): Curfew => ({
  from: parseMinutes(from) ?? NaN,
  until: parseMinutes(until) ?? NaN,
})
const night = hours('21:00', '06:00')
const clock = (instant: number | null) => {
  if (instant === null) return null
  const { minutes } = toWallTime(instant, chicago)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
const check = (start: [string, string], end: [string, string], curfew = night) => {
  const { fits, leavesBefore, backAfter } = checkCurfew({ start: at(...start), end: at(...end) }, curfew, chicago)
  return [fits, clock(leavesBefore), clock(backAfter)]
}
const monday = '2026-11-16'
const tuesday = '2026-11-17'

test.each<[string, [string, string], [string, string], unknown[]]>([
  ['a day between two nights fits', [monday, '07:00'], [monday, '18:00'], [true, null, null]],
  ['to the minute it still fits', [monday, '06:00'], [monday, '21:00'], [true, null, null]],
  ['a minute too early', [monday, '05:59'], [monday, '12:00'], [false, '6:00', null]],
  ['a minute too late', [monday, '12:00'], [monday, '21:01'], [false, null, '21:00']],
  ['out too early and back too late', [monday, '05:00'], [monday, '22:00'], [false, '6:00', '21:00']],
  ['back after midnight', [monday, '19:00'], [tuesday, '00:30'], [false, null, '21:00']],
  ['out after midnight', [tuesday, '00:30'], [tuesday, '05:00'], [false, '6:00', null]],
  ['a whole night out', [monday, '20:00'], [tuesday, '08:00'], [false, null, '21:00']],
])('%s', (_, start, end, expected) => {
  expect(check(start, end)).toEqual(expected)
})

test('hours within one day, and hours that never end', () => {
  expect(check([monday, '08:00'], [monday, '11:00'], hours('09:00', '10:00'))).toEqual([false, null, '9:00'])
  expect(check([monday, '10:00'], [monday, '23:00'], hours('09:00', '10:00'))).toEqual([true, null, null])
  expect(check([monday, '10:00'], [monday, '11:00'], hours('20:00', '20:00'))[0]).toBe(false)
})

test.each([
  ['2026-03-07', 8],
  ['2026-10-31', 10],
  ['2026-11-16', 9],
])('the night after %s has %i hours', (day, length) => {
  const [span] = listCurfewHours(night, { start: at(day, '22:00'), end: at(day, '23:00') }, chicago)
  expect(((span?.end ?? 0) - (span?.start ?? 0)) / 3_600_000).toBe(length)
})

const minute = fc.integer({ min: 0, max: 1439 })
const outing = (firstDay: string) => {
  const start = at(firstDay, '00:00') / 60_000
  return fc.tuple(fc.integer({ min: start, max: start + 4 * 1440 }), fc.integer({ min: 1, max: 400 }))
}
const touches = ([begin, length]: [number, number], { from, until }: Curfew) =>
  Array.from({ length }, (_, step) => toWallTime((begin + step) * 60_000, chicago).minutes).some((now) =>
    from < until ? now >= from && now < until : now >= from || now < until,
  )
const fits = ([begin, length]: [number, number], curfew: Curfew) =>
  checkCurfew({ start: begin * 60_000, end: (begin + length) * 60_000 }, curfew, chicago).fits

test('in an ordinary week exactly those outings fit that touch no minute of the curfew', () => {
  fc.assert(
    fc.property(outing('2026-11-09'), minute, minute, (out, from, until) => {
      expect(fits(out, { from, until })).toBe(!touches(out, { from, until }))
    }),
    { numRuns: 60 },
  )
})

test.each(['2026-03-06', '2026-10-30'])('after %s, when clocks change, nothing that fits touches it', (day) => {
  fc.assert(
    fc.property(outing(day), minute, minute, (out, from, until) => {
      if (fits(out, { from, until })) expect(touches(out, { from, until })).toBe(false)
    }),
    { numRuns: 60 },
  )
})
