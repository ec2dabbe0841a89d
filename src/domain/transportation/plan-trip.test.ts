import { expect, test } from 'vitest'
import { type TripEnd, buildMapDirectionsLink, buildPhoneMapLink } from './trip-end.ts'
import { planTrip } from './plan-trip.ts'
import { type CountyTransit, orderAgencies, type TransitAgency } from './transit-agency.ts'

const agency = (id: string, more: Partial<TransitAgency> = {}): TransitAgency => ({
  id,
  name: id,
  city: null,
  phone: null,
  url: null,
  fare: null,
  reduced: null,
  pay: null,
  accessible: null,
  isInCounty: true,
  point: null,
  source: 'A list',
  checkedOn: '2026-08-04',
  ...more,
})
const transit = (county: CountyTransit['county'], agencies: TransitAgency[]): CountyTransit => ({
  county,
  agencies,
  helpers: [],
  hasTimes: false,
})
const kern = transit({ fips: '06029', state: 'CA', name: 'Kern County', lat: 35, lon: -118 }, [
  agency('Zeta'),
  agency('Kern Transit'),
  agency('Near', { isInCounty: false }),
])
const clark = transit({ fips: '32003', state: 'NV', name: 'Clark County', lat: 36, lon: -118 }, [
  agency('Vegas'),
  agency('Zeta'),
])
const county = (state: 'CA' | 'NV', name: string): TripEnd => ({
  precision: 'county',
  name: null,
  address: null,
  at: { state, county: name },
  point: null,
})
const buildTripEnd = (lat: number, more: Partial<TripEnd> = {}): TripEnd => ({
  precision: 'place',
  name: 'Court',
  address: null,
  at: { state: 'CA', county: 'Kern County' },
  point: { lat, lon: -118 },
  ...more,
})
const trip = { mode: 'public', travelMinutes: null, appointment: null } as const

test('two places of one county: how far, how long, and the companies of that county', () => {
  const plan = planTrip({ ...trip, from: buildTripEnd(35), to: buildTripEnd(35.01) }, [kern])
  expect(plan).toMatchObject({
    distance: { miles: 0.7, walkMinutes: 20 },
    travelMinutes: 25,
    isGuess: true,
    crosses: null,
    times: null,
  })
  expect(plan.agencies.map(({ name }) => name)).toEqual(['Kern Transit', 'Zeta', 'Near'])
})

test('a trip over a state line says so and tells the companies of both ends once', () => {
  const plan = planTrip({ ...trip, from: county('CA', 'Kern County'), to: county('NV', 'Clark County') }, [kern, clark])
  expect(plan).toMatchObject({ distance: { miles: 69, isRough: true }, travelMinutes: null, crosses: 'state' })
  expect(plan.agencies.map(({ name }) => name)).toEqual(['Kern Transit', 'Zeta', 'Near', 'Vegas'])
})

test('over a county line, and to a place that does not say where it is', () => {
  const la = buildTripEnd(34, { at: { state: 'CA', county: 'Los Angeles County' } })
  expect(planTrip({ ...trip, from: buildTripEnd(35), to: la }, []).crosses).toBe('county')
  expect(
    planTrip({ ...trip, from: buildTripEnd(35), to: buildTripEnd(35, { at: null, point: null }) }, [kern]),
  ).toMatchObject({
    crosses: null,
    distance: null,
  })
})

test('what the person says about the way counts before our guess', () => {
  const appointment = { kind: 'officer', startsAt: 100 * 60_000, stayMinutes: 30 } as const
  const plan = planTrip({ ...trip, from: buildTripEnd(35), to: buildTripEnd(35.01), travelMinutes: 45, appointment }, [
    kern,
  ])
  expect(plan).toMatchObject({ travelMinutes: 45, isGuess: false })
  expect(plan.times).toMatchObject({ beThereAt: 70 * 60_000, leaveAt: 25 * 60_000, backupLeaveAt: -5 * 60_000 })
})

test('companies near the start come before those across the county', () => {
  const far = agency('Alpha', { point: { lat: 36, lon: -118 } })
  const near = agency('Beta', { point: { lat: 35, lon: -118 } })
  const order = (start: { lat: number; lon: number } | null) =>
    orderAgencies([far, near], 'Kern County', start).map(({ name }) => name)
  expect(order({ lat: 35, lon: -118 })).toEqual(['Beta', 'Alpha'])
  expect(order(null)).toEqual(['Alpha', 'Beta'])
})

test('a map is asked for the way to the typed address, the listed one, the name or the spot, never from where', () => {
  const to = buildTripEnd(35, { address: '1 Main St & 2nd' })
  const getMapParams = (end: TripEnd, typed = '') =>
    new URL(buildMapDirectionsLink(end, typed, 'public') ?? 'about:blank').searchParams
  expect(getMapParams(to, ' 5 Court St ').get('destination')).toBe('5 Court St')
  expect(getMapParams(to).get('destination')).toBe('1 Main St & 2nd')
  expect(getMapParams(buildTripEnd(35)).get('destination')).toBe('Court')
  expect(getMapParams(buildTripEnd(35, { precision: 'device', name: null })).get('destination')).toBe('35,-118')
  expect([...getMapParams(to).keys()]).toEqual(['api', 'destination', 'travelmode'])
  expect(buildMapDirectionsLink(county('CA', 'Kern County'), '', 'public')).toBeNull()
  expect(buildPhoneMapLink(to, '')).toBe('geo:0,0?q=1%20Main%20St%20%26%202nd')
})
