import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Failure } from '#contracts/failure.ts'
import { getTransit, planTransit } from '#contracts/transit.ts'
import type { County } from '#domain/places/county.ts'
import type { StateCode } from '#domain/places/states.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import { createPlaces } from '#server/engines/places/places.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestDatabase } from '#testing/db.ts'
import { createAppWith } from '#testing/directory-app.ts'
import { setUpTestServer } from '#testing/server.ts'
import { testAccess } from '#testing/visitor-access.ts'
import { transitRoutes, createTimetables } from './routes.ts'

const county = (fips: string, state: StateCode, shortName: string, lat: number, lon: number): County => ({
  fips,
  state,
  name: `${shortName} County`,
  shortName,
  kind: 'county',
  lat,
  lon,
})
const places = createPlaces(
  [
    county('06037', 'CA', 'Los Angeles', 34.2, -118.26),
    county('06029', 'CA', 'Kern', 35.34, -118.73),
    county('16001', 'ID', 'Ada', 43.45, -116.24),
  ],
  [],
)
const bus = (id: string, name: string, more: Parameters<typeof buildListing>[0] = {}) =>
  buildListing({
    id,
    name,
    services: ['public-transit'],
    category: 'transportation',
    scope: 'region',
    street: null,
    city: null,
    zip: null,
    phones: [],
    position: { lat: 34.1, lon: -118.3, precision: 'area' },
    asOf: '2026-08-04',
    ...more,
  })
const database = setUpTestDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'transit-'))
const now = Date.UTC(2026, 10, 16, 14)
let app: FastifyInstance

beforeEach(async () => {
  await seedDirectory(database.db, [
    bus('bus-near', 'Aardvark', { countyFips: '06059', position: { lat: 33.9, lon: -118.1, precision: 'area' } }),
    bus('bus-city', 'Bell Trolley', { website: 'http://bell.example/bus' }),
    bus('bus-main', 'Los Angeles County Metro'),
    bus('bus-far', 'Far Transit', { countyFips: '06073', position: { lat: 32.7, lon: -117, precision: 'area' } }),
    buildListing({ id: 'clinic-rides', name: 'A clinic', services: ['transport-help'], category: 'healthcare' }),
    buildListing({ id: 'pantry-one', name: 'A pantry' }),
  ])
  app = await createAppWith({ db: database.db, clock: { now: () => now }, logLines: [] }, (server) => {
    transitRoutes(server, {
      places,
      directory: directoryRepository(database.db),
      clock: { now: () => now },
      timetables: createTimetables(folder),
    })
  })
})
afterEach(async () => {
  await app.close()
  rmSync(path.join(folder, '06037.json'), { force: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

const transit = (state: string, name: string) =>
  app.inject({ method: 'GET', url: `/api/transit?${new URLSearchParams({ state, county: name })}` })
const plan = (body: object) => app.inject({ method: 'POST', url: '/api/transit/plan', payload: body })
const la = { state: 'CA', county: 'Los Angeles' }

test('a county has its own companies first, the one with its name before the others, and who listed them', async () => {
  const reply = getTransit.reply.parse((await transit('california', 'LA County')).json())

  expect(reply.county).toEqual({ fips: '06037', state: 'CA', name: 'Los Angeles County', lat: 34.2, lon: -118.26 })
  expect(reply.agencies.map(({ id, isInCounty }) => [id, isInCounty])).toEqual([
    ['bus-main', true],
    ['bus-city', true],
    ['bus-near', false],
  ])
  expect(reply.agencies[1]).toEqual({
    id: 'bus-city',
    name: 'Bell Trolley',
    city: null,
    phone: null,
    url: 'http://bell.example/bus',
    fare: null,
    reduced: null,
    pay: null,
    accessible: null,
    isInCounty: true,
    point: { lat: 34.1, lon: -118.3 },
    source: 'A publisher',
    checkedOn: '2026-08-04',
  })
  expect(reply.hasTimes).toBe(false)
})

test('places that help with rides are told with a number to call, other places are not', async () => {
  const { helpers } = getTransit.reply.parse((await transit('CA', 'Los Angeles')).json())

  expect(helpers).toEqual([
    {
      id: 'clinic-rides',
      name: 'A clinic',
      city: 'Los Angeles',
      phone: '(213) 555-0100',
      source: 'A publisher',
      checkedOn: '2026-01',
    },
  ])
})

test('a county nobody has a bus in is told without one', async () => {
  expect(getTransit.reply.parse((await transit('ID', 'Ada')).json())).toMatchObject({ agencies: [], helpers: [] })
})

test.each([
  ['CA', 'Atlantis'],
  ['XX', 'Kern'],
])('%s, %s is not found', async (state, name) => {
  const reply = await transit(state, name)
  expect(reply.statusCode).toBe(404)
  expect(Failure.parse(reply.json())).toMatchObject({ fields: [{ path: 'county' }] })
})

test.each(['', '?state=CA', '?county=Kern', `?state=CA&county=${'x'.repeat(81)}`])(
  'the query "%s" is refused',
  async (query) => {
    expect((await app.inject({ method: 'GET', url: `/api/transit${query}` })).statusCode).toBe(400)
  },
)

test('a plan tells how far it is, how long to walk, and when to leave', async () => {
  const reply = await plan({
    from: { ...la, point: { lat: 34.0512, lon: -118.2537 } },
    to: { ...la, point: { lat: 34.0612, lon: -118.2537 } },
    visit: { kind: 'officer', day: '2026-11-17', time: '09:00' },
  })

  expect(planTransit.reply.parse(reply.json())).toMatchObject({
    distance: { miles: 0.7, isRough: false, walkMinutes: 20 },
    travelMinutes: 25,
    isGuess: true,
    crosses: null,
    times: null,
    visit: {
      marginMinutes: 30,
      beThereAt: '2026-11-17T08:30',
      leaveAt: '2026-11-17T08:05',
      backupLeaveAt: '2026-11-17T07:35',
      homeAt: '2026-11-17T10:25',
    },
    agencies: [{ id: 'bus-main' }, { id: 'bus-city' }, { id: 'bus-near' }],
  })
})

test('another county is rough and a line to cross; a state with two clocks still tells the time of day', async () => {
  const visit = { kind: 'job', day: '2026-11-01', time: '03:00', stayMinutes: 30 }
  const overLine = planTransit.reply.parse((await plan({ from: la, to: { state: 'CA', county: 'Kern' } })).json())
  const twoClocks = planTransit.reply.parse(
    (
      await plan({
        from: { state: 'ID', county: 'Ada' },
        to: { state: 'ID', county: 'Ada' },
        travelMinutes: 120,
        visit,
      })
    ).json(),
  )

  expect(overLine).toMatchObject({
    crosses: 'county',
    distance: { isRough: true, walkMinutes: null },
    travelMinutes: null,
    visit: null,
  })
  // Clocks went back that night: two hours before 2:45 is 1:45, for the second time.
  expect(twoClocks.visit).toMatchObject({ beThereAt: '2026-11-01T02:45', leaveAt: '2026-11-01T01:45' })
})

test.each<[string, object]>([
  ['no end', { from: la }],
  ['a point on no earth', { from: { ...la, point: { lat: 91, lon: 0 } }, to: la }],
  ['a day that is none', { from: la, to: la, visit: { kind: 'court', day: '2026-02-30', time: '09:00' } }],
  ['a time that is none', { from: la, to: la, visit: { kind: 'court', day: '2026-02-03', time: '25:00' } }],
  ['an unknown kind', { from: la, to: la, visit: { kind: 'party', day: '2026-02-03', time: '09:00' } }],
  ['no minutes', { from: la, to: la, travelMinutes: 0 }],
])('a plan with %s is refused', async (_, body) => {
  expect((await plan(body)).statusCode).toBe(400)
})

test('a plan to a county that is not there is not found', async () => {
  const reply = await plan({ from: la, to: { state: 'CA', county: 'Atlantis' } })
  expect([reply.statusCode, reply.json().fields]).toEqual([404, [{ path: 'to.county', problem: 'unknown_county' }]])
})

test('where bus times are on file they are told, by the clock there', async () => {
  writeFileSync(
    path.join(folder, '06037.json'),
    JSON.stringify({
      format: 1,
      timeZone: 'America/Los_Angeles',
      source: 'A made-up town',
      checkedOn: '2026-11-01',
      stops: [
        { name: 'First', lat: 34.05, lon: -118.25 },
        { name: 'Last', lat: 34.15, lon: -118.25 },
      ],
      services: [{ weekdays: Array(7).fill(true), from: '2026-01-01', until: '2026-12-31', added: [], removed: [] }],
      trips: [
        ['07:00:00', '07:20:00'],
        ['07:30:00', '07:50:00'],
        ['08:20:00', '08:45:00'],
      ].map(([leaves, comes]) => ({
        service: 0,
        route: '7',
        sign: 'Last',
        calls: [
          [0, leaves, leaves],
          [1, comes, comes],
        ],
      })),
    }),
  )
  const reply = await plan({
    from: { ...la, point: { lat: 34.05, lon: -118.25 } },
    to: { ...la, point: { lat: 34.15, lon: -118.25 } },
    visit: { kind: 'court', day: '2026-11-17', time: '09:00' },
  })

  expect(getTransit.reply.parse((await transit('CA', 'Los Angeles')).json()).hasTimes).toBe(true)
  expect(planTransit.reply.parse(reply.json()).times).toMatchObject({
    trips: [
      {
        departs: '2026-11-17T07:30',
        arrives: '2026-11-17T07:50',
        legs: [{ route: '7', from: 'First', to: 'Last' }],
      },
    ],
    backup: { departs: '2026-11-17T07:00' },
    lastHome: null,
    isLastHomeTooEarly: true,
    source: 'A made-up town',
    checkedOn: '2026-11-01',
  })
})

describe('in the whole server', () => {
  const server = setUpTestServer()
  const here = { state: 'CA', county: 'Kern' }
  testAccess(server, getTransit, 'apart', () => ({ query: here }))
  testAccess(server, planTransit, 'apart', () => ({ body: { from: here, to: here } }))
})
