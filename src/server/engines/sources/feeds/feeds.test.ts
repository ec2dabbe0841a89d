import { expect, test } from 'vitest'
import type { County } from '#domain/places/county.ts'
import type { Resource } from '#domain/resources/resource.ts'
import {
  healthCenters,
  housingCounselors,
  jobCenters,
  reentryPrograms,
  treatment,
  type RowParts,
} from '#testing/builders/federal-replies.ts'
import { setUpLoopbackServer } from '#testing/loopback-server.ts'
import { createOutbound } from '../outbound/outbound.ts'
import type { SourceRequest } from '../source.ts'
import { jobCenterFeed, reentryProgramFeed } from './careeronestop.ts'
import { findTreatmentFeed } from './findtreatment.ts'
import { hrsaFeed } from './hrsa.ts'
import { hudFeed } from './hud.ts'
import { liveFeed, type Feed, type CardBuilder } from './live-feed.ts'

const server = setUpLoopbackServer()
const county: County = {
  fips: '06037',
  state: 'CA',
  name: 'Los Angeles County',
  shortName: 'Los Angeles',
  kind: 'county',
  lat: 34.196,
  lon: -118.262,
}
const request: SourceRequest = {
  county,
  center: county,
  text: 'my name is in here',
  language: 'es',
  needs: ['housing', 'employment', 'healthcare', 'recovery-support', 'mental-health'],
}
const access = { userId: 'user id', token: 'token-1' }
const card: CardBuilder = (listing, source) => ({
  id: listing.id,
  name: listing.name,
  category: listing.category,
  services: [],
  serviceIds: listing.services,
  organization: listing.organization,
  address: listing.street,
  city: listing.city,
  state: listing.state,
  zip: listing.zip,
  phone: listing.phones[0]?.number ?? null,
  website: listing.website,
  position: listing.position,
  cost: listing.cost,
  hours: listing.hours?.kind === 'text' ? listing.hours.text : null,
  languages: listing.languages,
  asOf: listing.asOf,
  source: { publisher: source.publisher, dataset: source.dataset, url: source.url, licence: source.licence },
})

interface Case<Row> {
  feed: Feed<Row>
  reply(rows: unknown[]): unknown
  row(parts: RowParts): Record<string, unknown>
  path: string
  services: string[]
}

const cases: Record<string, Case<never>> = {
  'job centers': {
    ...jobCenters,
    feed: jobCenterFeed(access) as unknown as Feed<never>,
    path: '/v1/ajcfinder/user%20id/CA/25/0/0/0/0/0/0/0/500',
    services: ['job-center'],
  },
  'reentry programs': {
    ...reentryPrograms,
    feed: reentryProgramFeed(access) as unknown as Feed<never>,
    path: '/v1/reentryprogramfinder/user%20id/CA/25/0/0/0/500',
    services: ['reentry-program'],
  },
  'health centers': {
    ...healthCenters,
    feed: hrsaFeed as unknown as Feed<never>,
    path: '/HDWLocatorApi/healthcenters/find?lon=-118.2620&lat=34.1960&radius=50',
    services: ['health-center', 'primary-care'],
  },
  treatment: {
    ...treatment,
    feed: findTreatmentFeed as unknown as Feed<never>,
    path:
      '/locator/exportsAsJson/v2?sAddr=34.1960%2C-118.2620&limitType=2&limitValue=80000&sType=both&pageSize=100' +
      '&page=1&sort=0',
    services: ['substance-use-treatment', 'detox', 'medicaid-accepted'],
  },
  'housing counselors': {
    ...housingCounselors,
    feed: hudFeed as unknown as Feed<never>,
    path: '/Housing_Counselor/searchByLocation?Lat=34.1960&Long=-118.2620&Distance=50&RowLimit=60&Services=&Languages=',
    services: ['housing-counseling', 'consumer-money-help', 'housing-services'],
  },
}

function find(
  { feed }: Case<never>,
  sourceRequest = request,
  signal = new AbortController().signal,
): Promise<Resource[]> {
  const call = createOutbound({ hosts: [], trusted: [server.base] })
  const clock = { now: () => Date.UTC(2026, 10, 15) }
  return liveFeed(feed, { call, clock, card, base: server.base }).find(sourceRequest, signal, () => undefined)
}

for (const [name, feedCase] of Object.entries(cases)) {
  const answerWith = (...parts: RowParts[]) => server.answerJson(feedCase.reply(parts.map(feedCase.row)))

  test(`${name}: a good reply becomes a card with source, date and services`, async () => {
    answerWith({})
    const [found, ...others] = await find(feedCase)

    expect(others).toEqual([])
    expect(found).toMatchObject({
      name: 'Example Help Place',
      city: 'Los Angeles',
      state: 'CA',
      zip: '90012',
      phone: '(213) 555-0142',
      website: 'https://www.help.example/',
      serviceIds: feedCase.services,
      source: { publisher: feedCase.feed.source.publisher },
      asOf: expect.stringMatching(/^2026-/) as string,
    })
    expect(found?.address).toMatch(/^100 Main St/)
    expect(found?.needs?.length).toBeGreaterThan(0)
  })

  test(`${name}: only the place and what the needs stand for are sent`, async () => {
    answerWith()
    await find(feedCase)

    expect(server.requests.map(({ path }) => path)).toEqual([feedCase.path])
    expect(JSON.stringify(server.requests)).not.toMatch(/my name|06037|Los Angeles/)
  })

  test(`${name}: an empty reply is an empty list`, async () => {
    answerWith()
    expect(await find(feedCase)).toEqual([])
  })

  test(`${name}: hostile text comes out clean, and what is no phone or website is left out`, async () => {
    answerWith({
      name: '<script>alert(1)</script>Example \u202eHelp Place',
      street: '100 Main St<img src=x onerror=alert(1)>',
      phone: '1-900-555-0142',
      website: 'javascript:alert(1)',
    })
    const [found] = await find(feedCase)

    expect(found).toMatchObject({ name: 'Example Help Place', phone: null, website: null })
    expect(JSON.stringify(found)).not.toMatch(/[<>]|alert|javascript|900-/)
  })

  test.each<[string, RowParts]>([
    ['a prison', { name: 'Example State Prison' }],
    ['a place in another country', { lat: 48.85, lon: 2.35 }],
    ['a place across the border', { lat: 32.5, lon: -117.0, state: 'BC' }],
    ['a place in another state', { lat: 40.71, lon: -74.0, state: 'NY' }],
    ['a place whose position is in another state', { lat: 40.71, lon: -74.0 }],
    ['swapped coordinates', { lat: -118.24, lon: 34.05 }],
    ['a name without letters', { name: '<br>' }],
    ['a name that is no text', { name: { toString: 'x' } }],
    ['no way to reach it', { phone: '', website: '', street: null }],
  ])(`${name}: %s is dropped, the rest stays`, async (_, parts) => {
    answerWith(parts, { name: 'Good Neighbor House' })

    expect((await find(feedCase)).map((found) => found.name)).toEqual(['Good Neighbor House'])
  })

  test.each([
    ['an error page', { message: 'no' }],
    ['a text', 'Invalid parameters'],
    ['null', null],
    ['numbers', 5],
  ])(`${name}: %s instead of a list is a failure`, async (_, reply) => {
    server.answerJson(reply)
    await expect(find(feedCase)).rejects.toThrow()
  })

  test(`${name}: rows in another shape are a failure, not an empty list`, async () => {
    server.answerJson(feedCase.reply([{ title: 'x' }, 7, null]))
    await expect(find(feedCase)).rejects.toThrow(/another shape/)
  })

  test(`${name}: a reply that never comes ends with the signal`, async () => {
    const wait = new AbortController()
    server.answer(() => wait.abort())
    await expect(find(feedCase, request, wait.signal)).rejects.toThrow()
  })

  test(`${name}: a broken server is a failure`, async () => {
    server.answerJson(feedCase.reply([feedCase.row({})]), 500)
    await expect(find(feedCase)).rejects.toThrow(/500/)
  })
}

test('a feed can only answer for its own needs', () => {
  const deps = { call: createOutbound({ hosts: [] }), clock: { now: () => 0 }, card, base: server.base }
  const [hud, reentry] = [liveFeed(hudFeed, deps), liveFeed(reentryProgramFeed(access), deps)]

  expect(hud.canAnswer?.(request)).toBe(true)
  expect(hud.canAnswer?.({ ...request, needs: ['education'] })).toBe(false)
  expect(reentry.canAnswer?.({ ...request, needs: ['education'] })).toBe(true)
})

test('the treatment finder is asked for one kind of care when one is needed', async () => {
  server.answerJson({ rows: [] })
  await find(cases['treatment'] as Case<never>, { ...request, needs: ['mental-health'] })
  await find(cases['treatment'] as Case<never>, { ...request, needs: ['sobriety'] })

  expect(server.requests.map(({ path }) => /sType=(\w+)/.exec(path)?.[1])).toEqual(['mh', 'sa'])
})

test('one place listed for two kinds of care is one card with both', async () => {
  const { row } = cases['treatment'] as Case<never>
  const careType = { f1: 'Type of Care', f2: 'TC', f3: 'Mental health treatment' }
  const mind = { ...row({}), typeFacility: 'MH', services: [careType] }
  server.answerJson({ rows: [row({}), mind] })

  const found = await find(cases['treatment'] as Case<never>)
  expect(found.map(({ serviceIds }) => serviceIds)).toEqual([
    ['substance-use-treatment', 'detox', 'medicaid-accepted', 'mental-health-treatment'],
  ])
})

test('a closed job center, health center or counselor is not shown', async () => {
  const closings = {
    'job centers': { CenterIsOpen: 'N' },
    'health centers': { EndDt: '2026-01-01' },
    'housing counselors': { agc_STATUS: 'I' },
  }
  for (const [name, closed] of Object.entries(closings)) {
    const feedCase = cases[name] as Case<never>
    server.answerJson(feedCase.reply([{ ...feedCase.row({}), ...closed }]))
    expect(await find(feedCase)).toEqual([])
  }
})

test('from a whole state the job centers in reach are chosen, or the three nearest', async () => {
  const feedCase = cases['job centers'] as Case<never>
  const at = (name: string, lat: number) => feedCase.row({ name, street: name, lat })
  server.answerJson(
    feedCase.reply([at('Far A', 37), at('Near', 34.1), at('Far B', 36), at('Far C', 38), at('Far D', 39)]),
  )
  expect((await find(feedCase)).map(({ name }) => name)).toEqual(['Near', 'Far B', 'Far A'])
})

test('the token travels in a header, never in the address', async () => {
  server.answerJson({ OneStopCenterList: null })
  await find(cases['job centers'] as Case<never>)

  expect(server.requests[0]?.headers.authorization).toBe('Bearer token-1')
  expect(server.requests[0]?.path).not.toContain('token-1')
})
