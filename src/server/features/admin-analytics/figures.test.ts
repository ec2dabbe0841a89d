import { beforeEach, expect, test } from 'vitest'
import { AdminAnalytics } from '#contracts/admin-analytics.ts'
import type { Db } from '#server/platform/db/database.ts'
import { addTestCount, runNightlyCount, insertIntroductions, addVisit } from '#testing/builders/analytics.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'

const server = setUpTestServer()
const db = () => server.database.db
const hourMs = 60 * 60 * 1000
const yesterday = Date.UTC(2026, 10, 14, 9)
const [losAngeles, loving] = ['06037', '48301']
const times = (many: number) => Array.from({ length: many }, (_, index) => index)

const show = (who: SignedInBrowser, query = '') => who.send({ method: 'GET', url: `/api/admin/analytics${query}` })
const loadAnalytics = async (who: SignedInBrowser, query = ''): Promise<AdminAnalytics> =>
  AdminAnalytics.parse((await show(who, query)).json().analytics)
const admin = () => signInAs(server, { role: 'admin' })
let openDoor = ''

/**
 * 60 visits: 45 in English; 40 by phone; 30 from Los Angeles (urban), 15 from Loving in Texas (rural), 15 from an
 * unknown location. 66 votes, 84 needs in 65 searches, 40 introductions.
 */
beforeEach(async () => {
  openDoor = await createOrganization(server, 'Open Door', ['pantry'])
  await seedDirectory(db(), [
    buildListing({ id: 'pantry', assuredOn: '2026-11-01' }),
    buildListing({ id: 'shelter', category: 'housing', services: ['emergency-shelter'], assuredOn: '2026-06-01' }),
    buildListing({ id: 'old-shelter', category: 'housing', services: ['emergency-shelter'], assuredOn: '2023' }),
    buildListing({ id: 'unchecked', countyFips: loving, state: 'TX' }),
  ])
  const sentAt = Date.UTC(2026, 10, 1)
  const sent = { sentAt, organizationId: openDoor }
  await db()
    .transaction()
    .execute(async (trx) => {
      for (const index of times(60)) await addVisit(trx, buildVisit(index))
      await searches(trx)
      await insertIntroductions(trx, { ...sent, many: 12, state: 'got_help', answeredAt: sentAt + 10 * hourMs })
      await insertIntroductions(trx, { ...sent, many: 11, state: 'not_got_help', answeredAt: sentAt + 100 * hourMs })
      await insertIntroductions(trx, { ...sent, many: 17, state: 'sent', language: 'es' })
    })
  await runNightlyCount(db(), server.clock)
})

function buildVisit(index: number) {
  const location: [string, string] | null = index < 30 ? ['CA', 'Los Angeles'] : index < 45 ? ['TX', 'Loving'] : null
  const events: [string, object][] = [
    ...(index < 12
      ? ([
          ['page_view', { path: '/chat' }],
          ['chat', { messageType: 'user' }],
        ] as [string, object][])
      : []),
    ...(index < 5
      ? ([
          ['page_view', { path: '/gro' }],
          ['action_plan', {}],
        ] as [string, object][])
      : []),
    ...(index < 12 ? ([['gro_module', { module: 'toolUp' }]] as [string, object][]) : []),
    ...(index < 10 ? ([['gro_module', { module: 'ownMindset' }]] as [string, object][]) : []),
  ]
  const votes: [string, 'thumbs_up' | 'thumbs_down'][] = [
    ...(index < 30 ? ([['search_results', 'thumbs_up']] as [string, 'thumbs_up'][]) : []),
    ...(index >= 30 && index < 42 ? ([['search_results', 'thumbs_down']] as [string, 'thumbs_down'][]) : []),
    ...(index >= 45 && index < 58 ? ([['chat_conclusion', 'thumbs_up']] as [string, 'thumbs_up'][]) : []),
    ...(index >= 45 && index < 56 ? ([['chat_conclusion', 'thumbs_down']] as [string, 'thumbs_down'][]) : []),
  ]
  return {
    at: yesterday,
    device: index < 40 ? 'mobile' : 'desktop',
    language: index < 45 ? ('en' as const) : ('es' as const),
    place: location,
    organizationId: openDoor,
    events,
    votes: index === 59 ? [['staff_reggie', 'thumbs_up'] as ['staff_reggie', 'thumbs_up']] : votes,
  }
}

async function searches(trx: Db) {
  const inLosAngeles = { county: losAngeles }
  await addTestCount(trx, { ...inLosAngeles, measure: 'need_found', key: 'housing', n: 40 })
  await addTestCount(trx, { ...inLosAngeles, measure: 'need_none', key: 'housing', n: 20, language: 'es' })
  await addTestCount(trx, { ...inLosAngeles, measure: 'need_found', key: 'legal', n: 5, device: 'desktop' })
  await addTestCount(trx, { ...inLosAngeles, measure: 'need_found', key: 'employment', n: 7, device: 'desktop' })
  await addTestCount(trx, { measure: 'need_none', key: 'food-assistance', n: 12, county: loving, device: 'desktop' })
  await addTestCount(trx, { ...inLosAngeles, measure: 'search_some', n: 50 })
  await addTestCount(trx, { measure: 'search_none', n: 15, county: loving, language: 'es', device: 'desktop' })
  for (const [key, n] of [
    ['answered', 30],
    ['no_data', 12],
    ['crisis', 11],
    ['failed', 5],
  ] as const) {
    await addTestCount(trx, { measure: 'chat', key, n, device: '' })
  }
  await addTestCount(trx, { measure: 'chat', key: 'answered', n: 14, language: 'es', device: '' })
  await addTestCount(trx, { measure: 'chat', key: 'crisis', n: 13, device: '', day: '2026-11-15' })
  await addTestCount(trx, { measure: 'chat_checked', n: 40, device: '' })
  await addTestCount(trx, { measure: 'chat_dropped', n: 12, device: '' })
  await addTestCount(trx, { measure: 'pin', key: 'save', n: 14, language: '', device: '' })
  await addTestCount(trx, { measure: 'pin', key: 'return', n: 3, language: '', device: '' })
}

const toFigureRows = (
  figures: readonly { name: string; value: number | null; of: number | null }[] | null | undefined,
) => Object.fromEntries((figures ?? []).map(({ name, value, of }) => [name, [value, of]]))
const getSplit = ({ splits }: AdminAnalytics, group: string) =>
  toFigureRows(splits?.find((split) => split.group === group)?.figures)

test('the six figures, and each of them by language, device and kind of county', async () => {
  const analytics = await loadAnalytics(await admin())

  expect([analytics.from, analytics.to, analytics.countedUntil]).toEqual(['2026-10-16', '2026-11-14', '2026-11-14'])
  expect(toFigureRows(analytics.figures)).toEqual({
    sessions: [60, 60],
    searchSuccess: [0.62, 84],
    noResult: [0.23, 65],
    answeredInTime: [0.3, 40],
    gotHelp: [0.52, 23],
    thumbsUp: [0.65, 66],
  })
  expect(getSplit(analytics, 'en')).toEqual({
    sessions: [45, 45],
    searchSuccess: [0.81, 64],
    noResult: [0, 50],
    answeredInTime: [0.52, 23],
    gotHelp: [0.52, 23],
    thumbsUp: [0.71, 42],
  })
  expect(getSplit(analytics, 'es')).toEqual({
    sessions: [15, 15],
    searchSuccess: [0, 20],
    noResult: [1, 15],
    answeredInTime: [0, 17],
    gotHelp: [null, null],
    thumbsUp: [0.54, 24],
  })
  // Ten thumbs down by phone may not be shown, so those by computer are hidden too.
  expect(getSplit(analytics, 'phone')).toEqual({
    sessions: [40, 40],
    searchSuccess: [0.67, 60],
    noResult: [0, 50],
    answeredInTime: [null, null],
    gotHelp: [null, null],
    thumbsUp: [null, null],
  })
  expect(getSplit(analytics, 'desktop')).toMatchObject({
    sessions: [20, 20],
    searchSuccess: [0.5, 24],
    noResult: [1, 15],
    thumbsUp: [null, null],
  })
  expect(getSplit(analytics, 'urban')).toEqual({
    sessions: [30, 30],
    searchSuccess: [0.72, 72],
    noResult: [0, 50],
    answeredInTime: [0.3, 40],
    gotHelp: [0.52, 23],
    thumbsUp: [1, 30],
  })
  expect(getSplit(analytics, 'rural')).toMatchObject({
    sessions: [15, 15],
    searchSuccess: [0, 12],
    noResult: [1, 15],
    thumbsUp: [0, 12],
  })
})

test('where help is missing: worst first, with places checked lately and all that are listed', async () => {
  const { gaps, counties, freshness } = await loadAnalytics(await admin())

  expect(gaps).toEqual([
    {
      fips: losAngeles,
      county: 'Los Angeles County',
      state: 'CA',
      need: 'housing',
      searches: 60,
      places: 1,
      listed: 2,
    },
    { fips: loving, county: 'Loving County', state: 'TX', need: 'food-assistance', searches: 12, places: 0, listed: 1 },
  ])
  expect(counties).toEqual([
    { fips: losAngeles, searches: 60, places: 2, listed: 3 },
    { fips: loving, searches: 12, places: 0, listed: 1 },
  ])
  expect(Object.fromEntries(freshness.map(({ age, listings }) => [age, listings]))).toEqual({
    30: 1,
    90: 0,
    180: 1,
    365: 0,
    older: 1,
    never: 1,
  })
})

test('the way of introductions, all and by what they were about', async () => {
  expect((await loadAnalytics(await admin())).funnel).toEqual({
    sent: 40,
    opened: 23,
    answered: 23,
    accepted: 12,
    gotHelp: 12,
    medianHours: 10,
    byNeed: [{ need: 'food-assistance', sent: 40, answered: 23 }],
    byUrgency: [
      { urgency: 'urgent', sent: null, answered: null },
      { urgency: 'normal', sent: 40, answered: 23 },
      { urgency: 'low', sent: null, answered: null },
    ],
    byLanguage: [
      { language: 'en', sent: 23, answered: 23 },
      { language: 'es', sent: 17, answered: null },
    ],
    overdue: [{ organization: 'Open Door', overdue: 17 }],
  })
})

test('Reggie in both languages, what people use, and what broke', async () => {
  const fault = { stack: null, component_stack: null, first_seen_at: yesterday, last_seen_at: yesterday }
  await db()
    .insertInto('client_errors')
    .values([
      { ...fault, stack_hash: 'a', message: 'x is undefined', path: '/chat', count: 12 },
      { ...fault, stack_hash: 'b', message: '=cmd()', path: null, count: 4 },
    ])
    .execute()
  const { chat, use, faults } = await loadAnalytics(await admin())

  expect(chat).toEqual([
    {
      language: 'en',
      answered: 30,
      noData: 12,
      crisis: 11,
      crisisToday: 13,
      dropped: 0.3,
      failed: null,
      thumbsUp: null,
    },
    {
      language: 'es',
      answered: 14,
      noData: null,
      crisis: null,
      crisisToday: null,
      dropped: null,
      failed: null,
      thumbsUp: 0.54,
    },
  ])
  expect(use).toEqual({
    pages: [
      { page: '/', views: 60 },
      { page: '/chat', views: 12 },
      { page: '/gro', views: null },
    ],
    tools: [
      { tool: 'chat', uses: 12 },
      { tool: 'action-plan', uses: null },
    ],
    modules: [
      { module: 'toolUp', uses: 12 },
      { module: 'ownMindset', uses: null },
    ],
    pinSaves: 14,
    pinReturns: null,
    votes: [
      { context: 'chat_conclusion', up: 13, down: 11 },
      { context: 'search_results', up: 30, down: 12 },
    ],
  })
  expect(faults).toEqual([
    { message: 'x is undefined', path: '/chat', count: 12, lastSeenOn: '2026-11-14' },
    { message: '=cmd()', path: null, count: null, lastSeenOn: '2026-11-14' },
  ])
})

test('a state, a need, a code and the days leave out the rest; what cannot be told for them is not told', async () => {
  const who = await admin()
  const inTexas = await loadAnalytics(who, '?state=TX')
  expect(toFigureRows(inTexas.figures)).toMatchObject({
    sessions: [15, 15],
    searchSuccess: [0, 12],
    answeredInTime: [null, null],
  })
  expect([inTexas.chat, inTexas.gaps.length, inTexas.freshness.at(-1)]).toEqual([
    null,
    1,
    { age: 'never', listings: 1 },
  ])

  const ofHousing = await loadAnalytics(who, '?need=housing')
  expect(toFigureRows(ofHousing.figures)).toEqual({
    sessions: [null, null],
    searchSuccess: [0.67, 60],
    noResult: [0.33, 60],
    answeredInTime: [null, null],
    gotHelp: [null, null],
    thumbsUp: [null, null],
  })
  expect([ofHousing.use, ofHousing.gaps.length, ofHousing.counties]).toEqual([
    null,
    1,
    [{ fips: losAngeles, searches: 60, places: 1, listed: 2 }],
  ])

  const { tracking_code: code } = await db()
    .selectFrom('organizations')
    .select('tracking_code')
    .executeTakeFirstOrThrow()
  const byCode = await loadAnalytics(who, `?code=${code}`)
  expect(toFigureRows(byCode.figures)).toMatchObject({
    sessions: [60, 60],
    searchSuccess: [null, null],
    answeredInTime: [0.3, 40],
  })
  expect(byCode.use).toMatchObject({ pinSaves: null })

  const before = await loadAnalytics(who, '?from=2026-10-01&to=2026-11-13')
  expect(toFigureRows(before.figures)).toMatchObject({ sessions: [null, null], answeredInTime: [0.3, 40] })
})

test.each([
  '?from=2026-11-14&to=2026-11-13',
  '?from=2026-02-31',
  '?from=yesterday',
  '?to=2026-13-01',
  '?from=2026-11-15',
  '?state=XX',
  '?need=love',
  '?code=aaaaaaaa',
])('%s is refused', async (query) => {
  expect((await show(await admin(), query)).statusCode).toBe(400)
})

test('a reviewer sees where help is missing and how fresh the listings are, and nothing else', async () => {
  const who = await signInAs(server, { role: 'reviewer' })
  const { gaps, counties, freshness, from, to, countedUntil, ...rest } = await loadAnalytics(who)

  expect([gaps.length, counties.length, freshness.length, from < to, countedUntil]).toEqual([
    2,
    2,
    6,
    true,
    '2026-11-14',
  ])
  expect(rest).toEqual({ figures: null, splits: null, funnel: null, chat: null, use: null, faults: null })
  expect((await who.send({ method: 'GET', url: '/api/admin/analytics/export' })).statusCode).toBe(403)
})

test('the file holds the same numbers in either language, and no cell runs in a spreadsheet', async () => {
  await db()
    .insertInto('client_errors')
    .values({
      stack_hash: 'b',
      message: '=cmd(), "x"',
      path: null,
      count: 14,
      stack: null,
      component_stack: null,
      first_seen_at: yesterday,
      last_seen_at: yesterday,
    })
    .execute()
  const who = await admin()
  const file = async (lang: string) =>
    await who.send({ method: 'GET', url: `/api/admin/analytics/export?lang=${lang}` })
  const [english, spanish] = [await file('en'), await file('es')]

  expect(english.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(english.headers['content-disposition']).toContain('attachment')
  expect(english.body).toContain('\r\nMain figures,Found help for each need,Spanish,0,20\r\n')
  expect(english.body).toContain('\r\nMain figures,Thumbs up,Phone or tablet,,\r\n')
  expect(english.body).toContain('Where help is missing,Searches,"Los Angeles County, CA: Housing",60,')
  expect(english.body).toContain(`Browser errors,"'=cmd(), ""x""",,14,`)
  expect(english.body).toContain('\r\nWhat people use,GRO lessons opened,Tool Up,12,\r\n')
  expect(english.body).toContain('\r\nWhat people use,GRO lessons opened,Own Mindset,,\r\n')
  expect(spanish.body).toContain('\r\nLo que la gente usa,Lecciones GRO abiertas,Herramientas digitales,12,\r\n')
  expect(spanish.body).toContain('\r\nCifras principales,Visitas,Todo,60,60\r\n')
})

test('a place to look for stands among the suggestions once, and again after it was closed', async () => {
  const who = await signInAs(server, { role: 'reviewer', name: 'Ana', email: 'ana@example.org' })
  const open = (fips: string, headers = {}) =>
    who.send({
      method: 'POST',
      url: '/api/admin/analytics/research',
      payload: { fips, need: 'housing' },
      headers,
    })
  await Promise.all([open(loving), open(loving), open(loving, { 'accept-language': 'es' })])
  const listed = async () => (await who.send({ method: 'GET', url: '/api/admin/suggestions' })).json().suggestions
  const [task, ...others] = await listed()

  expect(task).toMatchObject({ city: 'Loving County', state: 'TX', contactName: 'Ana', email: 'ana@example.org' })
  expect(task.name).toMatch(/^(Look for: Housing|Buscar: )/)
  expect(others).toEqual([])
  await who.send({ method: 'POST', url: `/api/admin/suggestions/${task.id}/close` })
  expect(await listed()).toEqual([])
  await open(loving)
  expect(await listed()).toMatchObject([{ id: task.id, name: 'Look for: Housing' }])
  expect((await open('99999')).statusCode).toBe(404)
  const audited = (await server.stored()).audit?.filter(({ action }) => action === 'open_research')
  expect(audited).toHaveLength(2)
})
