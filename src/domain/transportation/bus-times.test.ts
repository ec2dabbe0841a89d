import { describe, expect, test } from 'vitest'
import { findBusTimes } from './bus-times.ts'
import { listConnections, runsOn } from './gtfs-connections.ts'
import { findEarliestJourney, findNextJourneys } from './gtfs-journeys.ts'
import { GtfsPack } from './gtfs-pack.ts'
import { toInstant, parseMinutes, toWallTime } from './zoned-time.ts'

/** A fictional town: a bus from Home by Main to Court, one from Main to Clinic, and a night bus back. */
const zone = 'America/Chicago'
const weekdays = [false, true, true, true, true, true, false]
const trip = (service: number, route: string, ...calls: [number, string][]) => ({
  service,
  route,
  sign: `To ${route}`,
  calls: calls.map(([stop, time]) => [stop, time, time]),
})
const raw = {
  format: 1,
  timeZone: zone,
  source: 'A made-up town',
  checkedOn: '2026-11-01',
  stops: [
    { name: 'Home', lat: 41, lon: -90 },
    { name: 'Main', lat: 41.1, lon: -90 },
    { name: 'Court', lat: 41.2, lon: -90 },
    { name: 'Clinic', lat: 41.1, lon: -90.2 },
  ],
  services: [
    { weekdays, from: '2026-01-01', until: '2026-12-31', added: ['2026-11-21'], removed: ['2026-11-26'] },
    { weekdays: Array(7).fill(true), from: '2026-01-01', until: '2026-12-31', added: [], removed: [] },
  ],
  trips: [
    trip(0, '1', [0, '07:00:00'], [1, '07:20:00'], [2, '07:40:00']),
    trip(0, '1', [0, '07:30:00'], [1, '07:50:00'], [2, '08:10:00']),
    trip(0, '1', [0, '08:00:00'], [1, '08:20:00'], [2, '08:40:00']),
    trip(0, '2', [1, '07:22:00'], [3, '07:45:00']),
    trip(0, '2', [1, '07:53:00'], [3, '08:15:00']),
    trip(0, '1', [2, '17:00:00'], [1, '17:20:00'], [0, '17:40:00']),
    trip(1, 'N', [2, '25:10:00'], [1, '25:20:00'], [0, '25:30:00']),
  ],
}
const pack = GtfsPack.parse(raw)
const [home, court, clinic] = [
  { lat: 41, lon: -90 },
  { lat: 41.2, lon: -90 },
  { lat: 41.1, lon: -90.2 },
]
const at = (day: string, time: string) => toInstant({ day, minutes: parseMinutes(time) ?? NaN }, zone)
const formatInstant = (instant: number) => {
  const { day, minutes } = toWallTime(instant, zone)
  return `${day.slice(5)} ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
const departures = (trips: readonly { departs: number }[] = []) => trips.map(({ departs }) => formatInstant(departs))
const monday = '2026-11-16'

test.each([
  [monday, true],
  ['2026-11-15', false],
  ['2026-11-21', true],
  ['2026-11-26', false],
  ['2027-01-04', false],
])('on %s the weekday service runs: %s', (day, expected) => {
  expect(pack.services[0] && runsOn(pack.services[0], day)).toBe(expected)
})

describe('leaving now', () => {
  test('the next three trips are told in order, and the last trip home of the night', () => {
    const times = findBusTimes(pack, { from: home, to: court, now: at(monday, '06:30'), visit: null })
    expect(departures(times?.trips)).toEqual(['11-16 7:00', '11-16 7:30', '11-16 8:00'])
    expect(times?.trips[0]?.legs).toMatchObject([{ route: '1', sign: 'To 1', from: 'Home', to: 'Court' }])
    expect(times?.lastHome && formatInstant(times.lastHome.departs)).toBe('11-17 1:10')
  })

  test('at half past midnight the bus of 25:10 is still to come', () => {
    const times = findBusTimes(pack, { from: court, to: home, now: at('2026-11-17', '00:30'), visit: null })
    expect(departures(times?.trips)).toEqual(['11-17 1:10'])
  })

  test('a change needs three minutes: two are not enough', () => {
    const times = findBusTimes(pack, { from: home, to: clinic, now: at(monday, '06:30'), visit: null })
    expect(departures(times?.trips)).toEqual(['11-16 7:30'])
    expect(times?.trips[0]?.legs.map(({ route, from, to }) => [route, from, to])).toEqual([
      ['1', 'Home', 'Main'],
      ['2', 'Main', 'Clinic'],
    ])
  })

  test('no stop near by is no answer, and a day without buses has no trips', () => {
    expect(findBusTimes(pack, { from: { lat: 42, lon: -91 }, to: court, now: 0, visit: null })).toBeNull()
    expect(findBusTimes(pack, { from: home, to: court, now: at('2026-11-26', '06:30'), visit: null })?.trips).toEqual(
      [],
    )
  })
})

describe('an appointment', () => {
  const visit = (be: string, ends: string, now = '05:00') =>
    findBusTimes(pack, {
      from: home,
      to: court,
      now: at(monday, now),
      visit: { beThereAt: at(monday, be), endsAt: at(monday, ends) },
    })

  test('takes the last trip that is there in time, with the one before as a second chance', () => {
    const times = visit('08:30', '10:00')
    expect(departures(times?.trips)).toEqual(['11-16 7:30'])
    expect(times?.backup && formatInstant(times.backup.departs)).toBe('11-16 7:00')
    expect(times?.isLastHomeTooEarly).toBe(false)
  })

  test('to the minute is in time, a minute later is the trip before', () => {
    expect(departures(visit('08:40', '10:00')?.trips)).toEqual(['11-16 8:00'])
    expect(departures(visit('08:39', '10:00')?.trips)).toEqual(['11-16 7:30'])
  })

  test('a trip that is gone already is not offered', () => {
    expect(visit('08:30', '10:00', '07:31')?.trips).toEqual([])
  })

  test('warns when the last bus home goes before the visit is over', () => {
    const early = { ...pack, trips: pack.trips.slice(0, 6) }
    const times = findBusTimes(early, {
      from: home,
      to: court,
      now: at(monday, '05:00'),
      visit: { beThereAt: at(monday, '08:30'), endsAt: at(monday, '17:01') },
    })
    expect([times?.isLastHomeTooEarly, times?.lastHome && formatInstant(times.lastHome.departs)]).toEqual([
      true,
      '11-16 17:00',
    ])
  })
})

test.each([
  ['2026-03-08', '03-08 8:00'],
  ['2026-11-01', '11-01 8:00'],
])('on %s, when clocks change, the bus at eight is at eight', (day, expected) => {
  const daily = { ...pack, trips: pack.trips.map((entry) => ({ ...entry, service: 1 })) }
  const connections = listConnections(daily, { start: at(day, '07:45'), end: at(day, '12:00') })
  const journeys = findNextJourneys(connections, { from: new Set([0]), to: new Set([2]) }, at(day, '07:45'), 1)
  expect(departures(journeys)).toEqual([expected])
})

test.each([
  ['2026-03-08', '03-07 23:30'],
  ['2026-11-01', '11-01 1:30'],
  [monday, '11-16 0:30'],
])('half past midnight of %s counts from twelve hours before noon, as GTFS does: %s', (day, expected) => {
  const late = GtfsPack.parse({ ...raw, trips: [trip(1, 'L', [0, '00:30:00'], [2, '00:50:00'])] })
  const connections = listConnections(late, { start: at(day, '12:00') - 14 * 3_600_000, end: at(day, '12:00') })
  expect(departures(connections.slice(-1))).toEqual([expected])
})

test('a journey never leaves before it may', () => {
  const connections = listConnections(pack, { start: at(monday, '00:00'), end: at(monday, '23:00') })
  const journey = findEarliestJourney(connections, { from: new Set([0]), to: new Set([2]) }, at(monday, '07:01'))
  expect(journey && formatInstant(journey.departs)).toBe('11-16 7:30')
})

test('a table that names a stop it does not have is not read', () => {
  expect(GtfsPack.safeParse({ ...raw, trips: [trip(0, '1', [0, '07:00:00'], [9, '07:20:00'])] }).success).toBe(false)
  expect(GtfsPack.safeParse({ ...raw, trips: [trip(0, '1', [0, '7 am'], [1, '07:20:00'])] }).success).toBe(false)
})
