import { expect, test } from 'vitest'
import type { Resource } from '#domain/resources/resource.ts'
import { type TripEnd, listDestinations } from './trip-end.ts'
import { parseCurfew, createTripForm, parseTravelMinutes, toTripRequest, type TripForm } from './trip-form.ts'

const here: TripEnd = {
  precision: 'county',
  name: null,
  address: null,
  at: { state: 'IL', county: 'Cook County' },
  point: null,
}
const form: TripForm = { ...createTripForm('2026-11-16', here, null), to: here, when: 'arrive', time: '09:00' }
const zone = 'America/Chicago'

test('a fresh trip goes by bus, leaves now and has no end yet', () => {
  const fresh = createTripForm('2026-11-16', null, { from: 1260, until: 360 })
  expect(fresh).toMatchObject({ mode: 'public', when: 'now', day: '2026-11-16' })
  expect(fresh).toMatchObject({ curfewFrom: '21:00', curfewUntil: '06:00' })
  expect(toTripRequest(fresh, zone)).toBeNull()
})

test('an appointment is read by the clock of the place', () => {
  const appointment = { kind: 'officer', startsAt: Date.UTC(2026, 10, 16, 15), stayMinutes: 60 }
  expect(toTripRequest(form, zone)?.appointment).toEqual(appointment)
})

test.each<Partial<TripForm>>([{ when: 'now' }, { time: '' }, { day: '' }, { day: '2026-02-30' }, { time: '99:99' }])(
  'without a whole day and time there is no appointment: %o',
  (change) => {
    expect(toTripRequest({ ...form, ...change }, zone)).toMatchObject({ appointment: null, from: here })
  },
)

test.each([
  ['45', 45],
  [' 90 ', 90],
  ['', null],
  ['0', null],
  ['2000', null],
  ['an hour', null],
  ['-5', null],
  ['1.5', null],
])('a trip of "%s" minutes is %s', (travel, minutes) => expect(parseTravelMinutes({ travel })).toBe(minutes))

test('a curfew needs both times', () => {
  expect(parseCurfew({ curfewFrom: '21:00', curfewUntil: '06:00' })).toEqual({ from: 1260, until: 360 })
  expect(parseCurfew({ curfewFrom: '21:00', curfewUntil: '' })).toBeNull()
})

const resource = (id: string, more: Partial<Resource> = {}): Resource => ({
  id,
  name: id,
  category: 'other',
  services: [],
  address: '1 Main St',
  scope: 'site',
  state: 'IL',
  county: 'Cook County',
  ...more,
})

test('saved places come first, each once, and only those with a door', () => {
  const destinations = listDestinations(
    [resource('saved', { position: { lat: 41, lon: -87 } })],
    [
      resource('found', { state: 'Illinois' }),
      resource('saved'),
      resource('line', { scope: 'state' }),
      resource('nowhere', { address: ' ', position: null }),
    ],
  )
  expect(destinations).toEqual([
    { precision: 'place', name: 'saved', address: '1 Main St', at: here.at, point: { lat: 41, lon: -87 } },
    { precision: 'place', name: 'found', address: '1 Main St', at: here.at, point: null },
  ])
})

test('a place of a state or county nobody knows has none', () => {
  const destinations = listDestinations([resource('a', { state: 'Narnia' }), resource('b', { county: null })], [])
  expect(destinations.map(({ at }) => at)).toEqual([null, null])
})
