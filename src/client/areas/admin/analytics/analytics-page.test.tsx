// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { adminAnalytics as en } from '#content/en/admin-analytics.ts'
import { adminReviewQueue } from '#content/en/admin-review-queue.ts'
import { menu as menuEn } from '#content/en/menu.ts'
import { adminAnalytics as es } from '#content/es/admin-analytics.ts'
import { menu as menuEs } from '#content/es/menu.ts'
import type { AdminAnalytics } from '#contracts/admin-analytics.ts'
import { type FigureName, figureNames, splitGroups, type SplitBy } from '#domain/admin-analytics/figures.ts'
import type { Language } from '#domain/language.ts'
import { staffSession, welcomeStaff } from '#client/state/session/staff-session.ts'
import { buildAdminHome } from '#testing/builders/admin-home.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { AnalyticsPage } from './analytics-page.tsx'

const words = { en, es }
const menus = { en: menuEn, es: menuEs }
const values: Record<FigureName, number | null> = {
  sessions: 4321,
  searchSuccess: 0.9,
  noResult: 0.2,
  answeredInTime: null,
  gotHelp: 0.55,
  thumbsUp: 0.7,
}
const figures = figureNames.map((name) => ({ name, value: values[name], of: values[name] === null ? null : 1234 }))
const allHidden = figureNames.map((name) => ({ name, value: null, of: null }))
const chatNumbers = {
  answered: 61,
  noData: 12,
  crisis: null,
  crisisToday: null,
  dropped: 0.04,
  failed: null,
  thumbsUp: 0.8,
}
const gap = {
  fips: '17031',
  county: 'Cook County',
  state: 'IL',
  need: 'housing',
  searches: 90,
  places: 2,
  listed: 7,
} as const
const other = {
  fips: '06037',
  county: 'Los Angeles County',
  state: 'CA',
  need: 'legal',
  searches: 40,
  places: 1,
  listed: 1,
} as const

const numbers: AdminAnalytics = {
  from: '2026-10-16',
  to: '2026-11-14',
  countedUntil: '2026-11-13',
  figures,
  splits: (Object.keys(splitGroups) as SplitBy[]).flatMap((by) =>
    splitGroups[by].map((group) => ({ by, group, figures: group === 'en' ? figures : allHidden })),
  ),
  gaps: [gap, other],
  counties: [
    { fips: '17031', searches: 90, places: 2, listed: 7 },
    { fips: '06037', searches: 40, places: 0, listed: 1 },
  ],
  freshness: [
    { age: '30', listings: 940 },
    { age: 'never', listings: 3 },
  ],
  funnel: {
    sent: 120,
    opened: 100,
    answered: 60,
    accepted: null,
    gotHelp: null,
    medianHours: 20.5,
    byNeed: [{ need: 'housing', sent: 44, answered: null }],
    byUrgency: [{ urgency: 'urgent', sent: 30, answered: 19 }],
    byLanguage: [
      { language: 'en', sent: 90, answered: 45 },
      { language: 'es', sent: 30, answered: 15 },
    ],
    overdue: [
      { organization: 'Harbor House', overdue: 14 },
      { organization: 'Second House', overdue: null },
    ],
  },
  chat: [
    { language: 'en', ...chatNumbers },
    { language: 'es', ...chatNumbers, answered: 27 },
  ],
  use: {
    pages: [{ page: '/resources', views: 2500 }],
    tools: [{ tool: 'chat', uses: 33 }],
    modules: [
      { module: 'toolUp', uses: 1234 },
      { module: 'ownMindset', uses: null },
    ],
    pinSaves: 17,
    pinReturns: null,
    votes: [{ context: 'chat_conclusion', up: 21, down: null }],
  },
  faults: [{ message: 'x is not defined', path: '/resources', count: 16, lastSeenOn: '2026-11-12' }],
}
const forReviewer: AdminAnalytics = {
  ...numbers,
  figures: null,
  splits: null,
  funnel: null,
  chat: null,
  use: null,
  faults: null,
}

type Server = (request: SentRequest) => { status?: number; body: unknown } | undefined

async function open(
  language: Language = 'en',
  analytics = numbers,
  server: Server = () => undefined,
  role: 'admin' | 'reviewer' = 'admin',
) {
  const sent = fakeFetch((request) => server(request) ?? { body: { success: true, analytics, home: buildAdminHome() } })
  welcomeStaff(buildPartnerAccount({ role, organization: null }))
  const view = await renderInLanguage(<AnalyticsPage />, language)
  const listRequests = (of: string) =>
    sent.filter(({ method, path }) => method === 'GET' && path.startsWith(of)).map(({ path }) => path)
  return { sent, asked: listRequests, ...view }
}

const cells = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => (cell.querySelector('.ui-table-value') ?? cell).textContent))

afterEach(() => {
  staffSession.send({ type: 'signedOut' })
})

const both: Language[] = ['en', 'es']
const slowMs = 10_000

test.each(both)('every number is told exactly, and a hidden one only as a word (%s)', async (language) => {
  const t = words[language]
  await open(language)
  await screen.findByRole('heading', { level: 2, name: t.figures.title })

  const { hidden } = t
  expect(cells(t.freshness.chart).map((row) => row[1])).toEqual(['940', '3'])
  expect(cells(t.funnel.chart).map((row) => row[1])).toEqual(['120', '100', '60', hidden, hidden])
  expect(screen.getByText(t.funnel.median.replace('{hours}', '20.5'))).toBeTruthy()
  expect(cells(t.funnel.byNeed).map((row) => row.slice(1))).toEqual([['44', hidden]])
  expect(cells(t.funnel.byUrgency)).toEqual([[t.funnel.urgencies.urgent, '30', '19']])
  expect(cells(t.funnel.byLanguage)).toEqual([
    [t.equity.groups.en, '90', '45'],
    [t.equity.groups.es, '30', '15'],
  ])
  expect(cells(t.funnel.overdue)).toEqual([
    ['Harbor House', '14'],
    ['Second House', hidden],
  ])
  expect(cells(t.use.pages)).toEqual([['/resources', '2,500']])
  expect(cells(t.use.tools)).toEqual([[t.use.toolNames.chat, '33']])
  expect(cells(t.use.modules)).toEqual([
    [menus[language].toolUp, '1,234'],
    [menus[language].ownMindset, hidden],
  ])
  expect(cells(t.use.votes)).toEqual([['chat_conclusion', '21', hidden]])
  expect(cells(t.use.faults)[0]?.slice(0, 3)).toEqual(['x is not defined', '/resources', '16'])
  expect(screen.getByText(t.use.pinSaves).nextSibling?.textContent).toBe('17')
  expect(screen.getByText(t.use.pinReturns).nextSibling?.textContent).toBe(hidden)
})

test.each(both)('English and Spanish stand side by side, for Reggie and for every figure (%s)', async (language) => {
  const t = words[language]
  await open(language)
  await screen.findByRole('table', { name: t.chat.caption })

  const percent = (share: number) => new Intl.NumberFormat(`${language}-US`, { style: 'percent' }).format(share)
  const chat = cells(t.chat.caption)
  expect(chat[0]).toEqual([t.chat.rows.answered, '61', '27'])
  expect(chat[2]).toEqual([t.chat.rows.crisis, t.hidden, t.hidden])
  expect(chat[4]).toEqual([t.chat.rows.dropped, percent(0.04), percent(0.04)])
  const fair = cells(t.equity.caption)
  const expectedCells = ['4,321', percent(0.9), percent(0.2), t.hidden, percent(0.55), percent(0.7)]
  expect(fair[0]).toEqual([t.equity.everyone, ...expectedCells])
  expect(fair[1]).toEqual([t.equity.groups.en, ...expectedCells])
  expect(fair[2]).toEqual([t.equity.groups.es, ...expectedCells.map(() => t.hidden)])
  expect(fair).toHaveLength(7)
  expect(screen.getAllByText(t.hidden)[0]?.title).toBe(t.hiddenMeaning)
})

test.each(both)('each figure says its target and whether it is met, in words (%s)', async (language) => {
  const t = words[language]
  await open(language)
  const list = await screen.findByRole('region', { name: t.figures.title })

  const card = (name: FigureName) => within(list).getByText(t.figures.names[name]).closest('li')?.textContent ?? ''
  expect(card('searchSuccess')).toContain(t.figures.met)
  expect(card('noResult')).toContain(t.figures.notMet)
  expect(card('answeredInTime')).toContain(t.figures.unknown)
  expect(card('thumbsUp')).toContain(t.figures.met)
  expect([card('sessions'), card('gotHelp')].every((text) => text.includes(t.figures.noTarget))).toBe(true)
  expect(card('noResult')).toContain(t.figures.of.replace('{count}', '1,234'))
})

test('the name of a figure opens what is counted, of what, over which days, and the formula', async () => {
  const { user } = await open()
  const name = await screen.findByText(en.figures.names.noResult, { selector: 'summary' })
  const definition = name.closest('details') as HTMLDetailsElement
  expect(definition.open).toBe(false)

  await user.click(name)

  expect(definition.open).toBe(true)
  expect(definition.textContent).toContain(en.figures.counted.noResult)
  expect(definition.textContent).toContain(en.figures.ofWhat.noResult)
  expect(definition.textContent).toContain('From October 16, 2026 to November 13, 2026.')
  expect(definition.querySelector('code')?.textContent).toBe(
    "SUM(n) WHERE measure IN ('search_none') / SUM(n) WHERE measure IN ('search_none', 'search_some')" +
      " FROM rollups WHERE day BETWEEN '2026-10-16' AND '2026-11-13'",
  )
})

test.each(both)('a reviewer sees the gaps and the freshness, and no file (%s)', async (language) => {
  const t = words[language]
  await open(language, forReviewer, undefined, 'reviewer')
  await screen.findByRole('table', { name: t.gaps.caption })

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    t.gaps.title,
    t.freshness.title,
  ])
  expect(screen.queryByRole('link', { name: t.csv })).toBeNull()
})

test(
  'filters go into the request and into the address of the file',
  async () => {
    const { user, asked: listRequests } = await open('es')
    await screen.findByRole('table', { name: es.gaps.caption })
    expect(listRequests('/api/admin/analytics')).toEqual(['/api/admin/analytics'])

    await user.selectOptions(screen.getByLabelText(es.filters.state), 'IL')
    await user.selectOptions(screen.getByLabelText(es.filters.need), 'housing')
    await user.type(screen.getByLabelText(es.filters.from), '2026-10-20')
    await user.click(screen.getByLabelText(es.filters.code))
    await user.paste('abcd2345')

    const search = 'from=2026-10-20&state=IL&need=housing&code=abcd2345'
    await vi.waitFor(
      () => expect(listRequests('/api/admin/analytics').at(-1)).toBe(`/api/admin/analytics?${search}`),
      slowMs,
    )
    expect(screen.getByRole('link', { name: es.csv }).getAttribute('href')).toBe(
      `/api/admin/analytics/export?${search}&lang=es`,
    )
  },
  2 * slowMs,
)

test.each([
  ['code', en.filters.badCode],
  ['from', en.filters.badDays],
])('a %s that does not fit is said so, and can be cleared', async (path, text) => {
  const failure = { success: false, code: 'bad_request', error: 'No.', fields: [{ path, problem: 'invalid_value' }] }
  const { user } = await open('en', numbers, (request) =>
    request.path.includes('state=') ? { status: 400, body: failure } : undefined,
  )
  await screen.findByRole('table', { name: en.gaps.caption })
  await user.selectOptions(screen.getByLabelText(en.filters.state), 'IL')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain(text)
  expect(screen.queryByRole('table', { name: en.gaps.caption })).toBeNull()

  await user.click(within(notice).getByRole('button', { name: en.filters.clear }))

  expect(await screen.findByRole('table', { name: en.gaps.caption })).toBeTruthy()
})

test.each(both)('a gap becomes a task, and the page says what happened (%s)', async (language) => {
  const t = words[language]
  const { user, sent } = await open(language)
  const [first] = await screen.findAllByRole('button', { name: new RegExp(`^${t.gaps.open}: `) })
  expect(first?.getAttribute('aria-label')).toContain('Cook County, IL')
  if (first) await user.click(first)

  const notice = await screen.findByRole('group', { name: /Cook County, IL/ })
  expect(document.activeElement).toBe(notice)
  expect(sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['/api/admin/analytics/research', { fips: '17031', need: 'housing' }],
  ])
})

test('a task that is refused is said so', async () => {
  const { user } = await open('en', numbers, ({ method }) =>
    method === 'POST' ? { status: 503, body: 'down' } : undefined,
  )
  const [first] = await screen.findAllByRole('button', { name: new RegExp(`^${en.gaps.open}: `) })
  if (first) await user.click(first)

  expect(await screen.findByRole('group', { name: adminReviewQueue.notSent })).toBeTruthy()
})

test('the worst gap comes first, and another column can be pressed', async () => {
  const { user } = await open()
  await screen.findByRole('table', { name: en.gaps.caption })
  const rows = () => cells(en.gaps.caption).map((row) => row.slice(0, 6))
  const [cook, angeles] = [
    ['Cook County, IL', 'Housing', '30', '90', '2', '7'],
    ['Los Angeles County, CA', 'Legal help', '20', '40', '1', '1'],
  ]
  expect(rows()).toEqual([cook, angeles])

  await user.click(screen.getByRole('button', { name: en.gaps.searches }))

  expect(rows()).toEqual([angeles, cook])
})

test('many gaps are shown a few at a time', async () => {
  const gaps = Array.from({ length: 30 }, (_, at) => ({ ...gap, fips: String(17001 + at), searches: 90 - at }))
  const { user } = await open('en', { ...numbers, gaps })
  await screen.findByText('25 of 30 gaps are shown.')
  expect(cells(en.gaps.caption)).toHaveLength(25)

  await user.click(screen.getByRole('button', { name: en.gaps.more }))

  expect(cells(en.gaps.caption)).toHaveLength(30)
})

test('the map is one drawing of few shapes, and none of them takes the focus', async () => {
  await open()
  const map = await screen.findByRole('img', { name: en.gaps.map })

  expect(map.closest('.an-gaps')?.querySelectorAll('.an-map svg')).toHaveLength(1)
  expect([...map.querySelectorAll('[data-step]')].map((shape) => shape.getAttribute('data-step'))).toEqual(['4'])
  expect(map.querySelectorAll('path').length).toBeLessThan(8)
  expect(map.querySelector('[tabindex]')).toBeNull()
  const legend = screen.getByRole('list', { name: en.gaps.legend })
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Under 5', '5 to 10', '10 to 25', '25 to 50', '50 or more', en.gaps.few])
})

test('what a filter cannot tell is said with the way back, and before the first night nothing is counted', async () => {
  await open('en', { ...numbers, chat: null, use: null, countedUntil: null, gaps: [], counties: [] })
  expect(await screen.findByText(en.notCounted)).toBeTruthy()
  expect(screen.getByText(en.chat.none)).toBeTruthy()
  expect(screen.getByText(en.use.none)).toBeTruthy()
  expect(screen.getByRole('heading', { name: en.gaps.empty })).toBeTruthy()
  expect(screen.getAllByText(en.figures.daysNone)).toHaveLength(figureNames.length)
})

test('numbers that cannot be had can be asked for again', async () => {
  let isDown = true
  const { user } = await open('en', numbers, ({ path }) =>
    isDown && path === '/api/admin/analytics' ? { status: 503, body: 'down' } : undefined,
  )
  const notice = await screen.findByRole('alert')
  isDown = false

  await user.click(within(notice).getByRole('button', { name: adminReviewQueue.tryAgain }))

  expect(await screen.findByText('Counted through November 13, 2026.')).toBeTruthy()
})
