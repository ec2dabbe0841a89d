import { expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { setUpLoopbackServer } from '#testing/loopback-server.ts'
import { createSources, type SourcesDeps } from './configured.ts'
import { runSources } from './run.ts'
import type { SourceRequest } from './source.ts'

const server = setUpLoopbackServer()
const deps: SourcesDeps = {
  clock: { now: () => Date.UTC(2026, 10, 15) },
  card: ({ id, name, category, city, state }) => ({ id, name, category, services: [], city, state }),
}
const names = (env: Record<string, string>) => createSources(readConfig(env), deps).map(({ name }) => name)
const ai = { AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'k' }
const oneStop = { CAREERONESTOP_USER_ID: 'u', CAREERONESTOP_TOKEN: 't' }

test('without configuration there is no source besides the directory', () => {
  expect(names({})).toEqual([])
  expect(names({ ...ai, ...oneStop, LIVE_SOURCES: 'off' })).toEqual([])
})

test('each source is there when it is asked for', () => {
  expect(names({ LIVE_SOURCES: 'hud, hrsa' })).toEqual(['hrsa', 'hud'])
  expect(names({ LIVE_SOURCES: 'careeronestop,findtreatment', ...oneStop })).toEqual([
    'careeronestop',
    'careeronestop-reentry',
    'findtreatment',
  ])
  expect(names({ ...ai, WEB_SEARCH: 'on' })).toEqual(['web'])
  expect(names({ ...ai, AI_PROVIDER: 'openai', WEB_SEARCH: 'on' })).toEqual(['web'])
})

test('configured feeds answer together: a broken one is named, the others give their cards', async () => {
  const county = {
    fips: '06037',
    state: 'CA',
    name: 'Los Angeles County',
    shortName: 'Los Angeles',
    kind: 'county',
    lat: 34.05,
    lon: -118.24,
  } as const
  server.answer((response, { path }) => {
    if (path.startsWith('/HDWLocatorApi')) return void response.writeHead(500).end()
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify([
        {
          nme: 'EXAMPLE HOUSING',
          city: 'LOS ANGELES',
          statecd: 'CA',
          phone1: '213-555-0142',
          agc_ADDR_LATITUDE: '34.05',
          agc_ADDR_LONGITUDE: '-118.24',
        },
      ]),
    )
  })
  const bases = { hrsa: server.base, hud: server.base }
  const sources = createSources(readConfig({ LIVE_SOURCES: 'hrsa,hud' }), { ...deps, bases })
  const request: SourceRequest = {
    county,
    center: county,
    needs: ['housing', 'healthcare'],
    text: null,
    language: 'en',
  }
  const signal = new AbortController().signal
  const first = await runSources(sources, request, { signal })
  const second = await runSources(sources, request, { signal })

  expect(first.resources.map(({ name }) => name)).toEqual(['Example Housing'])
  expect(first.failed).toEqual(['hrsa'])
  expect(second).toEqual(first)
  // The good reply was cached; only the broken feed was called again.
  const requestedPaths = server.requests.map(({ path }) => path.split('/')[1] ?? '')
  expect(requestedPaths.toSorted()).toEqual(['HDWLocatorApi', 'HDWLocatorApi', 'Housing_Counselor'])
})
