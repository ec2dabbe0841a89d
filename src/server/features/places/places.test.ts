import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Failure } from '#contracts/failure.ts'
import { findPlaces, listCounties } from '#contracts/places.ts'
import { cityNicknames } from '#domain/places/nicknames.ts'
import { unpackCounties } from '#domain/places/county-list.ts'
import { findNearestCounty } from '#domain/places/nearest-county.ts'
import { loadPlaces } from '#server/engines/places/places.ts'
import { answerErrors } from '#server/platform/http/errors.ts'
import { createLogger } from '#server/platform/logger.ts'
import { setUpTestServer } from '#testing/server.ts'
import { testAccess } from '#testing/visitor-access.ts'
import { registerPlaces } from './routes.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = fastify()
  answerErrors(
    app,
    createLogger(
      () => undefined,
      () => 0,
    ),
  )
  app.decorateRequest('visitor', null)
  app.addHook('onRequest', async (request) => {
    const nobody = { token: null, principalId: null, personId: null }
    request.visitor = { ...nobody, ensurePrincipal: async () => null }
  })
  registerPlaces(app, { places: loadPlaces(path.resolve('data/directory')) })
  await app.ready()
})
afterAll(() => app.close())

const get = (url: string, language = 'en') =>
  app.inject({ method: 'GET', url, headers: { 'accept-language': language } })
const find = async (query: Record<string, string>) =>
  findPlaces.reply.parse((await get(`/api/places?${new URLSearchParams(query)}`)).json()).places

test('a city, then the county of the same name, is found while it is being typed', async () => {
  const county = { fips: '06037', state: 'CA', county: 'Los Angeles County', shortName: 'Los Angeles' }
  expect((await find({ q: 'los ang' })).slice(0, 2)).toEqual([
    { kind: 'city', city: 'Los Angeles', zip: '90009', ...county, point: { lat: 34.052, lon: -118.244 } },
    { kind: 'county', ...county },
  ])
})

test('a misspelled city is found with its county and a point', async () => {
  const [place] = await find({ q: 'bakersfeild' })
  expect(place).toMatchObject({ kind: 'city', city: 'Bakersfield', county: 'Kern County', state: 'CA' })
  expect(place?.point).toBeDefined()
})

test.each(cityNicknames.map(([nickname, city, state]) => [nickname, city, state] as const))(
  '%s is found first as %s, %s',
  async (nickname, city, state) => {
    const [place] = await find({ q: nickname })
    expect(place).toMatchObject({ kind: 'city', city, state })
    expect(place?.point).toBeDefined()
  },
)

test('the listed name and the proper word for the county are given', async () => {
  expect((await find({ q: 'Orleans', state: 'Luisiana' })).map(({ county }) => county)).toContain('Orleans Parish')
  expect((await find({ q: 'fairfax city va' })).map(({ county }) => county)).toContain('Fairfax city')
})

test('a ZIP code gives its county, without a choice when there is only one', async () => {
  const county = { fips: '06037', state: 'CA', county: 'Los Angeles County', shortName: 'Los Angeles' }
  const point = { lat: expect.closeTo(34.06, 1), lon: expect.closeTo(-118.24, 1) }
  expect(await find({ zip: '90012' })).toEqual([{ kind: 'zip', zip: '90012', ...county, point }])
})

test('a ZIP code that spans counties gives all of them to choose from', async () => {
  const [place] = await find({ zip: '02467' })
  const norfolk = { fips: '25021', state: 'MA', county: 'Norfolk County', shortName: 'Norfolk' }
  expect(place).toMatchObject({ kind: 'zip', zip: '02467', ...norfolk })
  expect(place?.choices).toEqual([
    norfolk,
    { fips: '25017', state: 'MA', county: 'Middlesex County', shortName: 'Middlesex' },
    { fips: '25025', state: 'MA', county: 'Suffolk County', shortName: 'Suffolk' },
  ])
})

test('a ZIP code nobody has finds nothing', async () => {
  expect(await find({ zip: '00000' })).toEqual([])
})

test('a state gives all its counties, beyond the limit of a search', async () => {
  expect(await find({ state: 'tx' })).toHaveLength(254)
  expect(await find({ state: 'Distrito de Columbia' })).toHaveLength(1)
})

test('a search gives eight places, or as many as asked for', async () => {
  expect(await find({ q: 'wash' })).toHaveLength(8)
  expect(await find({ q: 'wash', limit: '3' })).toHaveLength(3)
})

test.each([
  ['en', "We couldn't find that."],
  ['es', 'No pudimos encontrar eso.'],
])('a state nobody knows is answered in %s', async (language, sentence) => {
  for (const url of ['/api/places?state=Puerto+Rico', '/api/counties?state=xx', '/api/places?q=kern&state=xx']) {
    const reply = await get(url, language)
    expect(reply.statusCode).toBe(404)
    expect(Failure.parse(reply.json())).toMatchObject({ error: sentence, fields: [{ path: 'state' }] })
  }
})

test.each(['', '?q=', '?q=%20', `?q=${'x'.repeat(81)}`, '?zip=1', '?q=kern&limit=99', '?q=a&q=b', '?limit=3'])(
  'the query "%s" is refused',
  async (query) => {
    const reply = await get(`/api/places${query}`)
    expect(reply.statusCode).toBe(400)
    Failure.parse(reply.json())
  },
)

test('the page gets every county and finds the nearest itself, so no coordinates are sent (T-5.9)', async () => {
  const { states } = listCounties.reply.parse((await get('/api/counties')).json())
  const counties = unpackCounties(states)

  expect(counties).toHaveLength(3143)
  expect(findNearestCounty({ lat: 34.0522, lon: -118.2437 }, counties)?.name).toBe('Los Angeles County')
})

test('all counties together stay under 45 KB on the way, as the server packs them', async () => {
  const { body } = await get('/api/counties')
  const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })

  expect(packed.length).toBeLessThan(45_000)
})

test('the counties of one state can be asked for alone', async () => {
  const { states } = listCounties.reply.parse((await get('/api/counties?state=alaska')).json())

  expect(states.map(({ state, names }) => [state, names.length])).toEqual([['AK', 30]])
})

describe('in the whole server', () => {
  const server = setUpTestServer()
  testAccess(server, findPlaces, 'apart', () => ({ query: { q: 'kern' } }))
  testAccess(server, listCounties, 'apart', () => ({ query: { state: 'CA' } }))
})
