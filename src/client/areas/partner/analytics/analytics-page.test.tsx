// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { partnerAnalytics as en, poster } from '#content/en/partner-analytics.ts'
import { partnerAnalytics as es, poster as posterEs } from '#content/es/partner-analytics.ts'
import type { PartnerAnalytics } from '#contracts/partner-analytics.ts'
import { encodeQr, buildQrPath } from '#domain/qr/encode.ts'
import { createPartnerSettings } from '#domain/partners/settings.ts'
import type { Language } from '#domain/language.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { AnalyticsPage } from './analytics-page.tsx'

const words = { en, es }
const monthly = { accepted: 11, needsYou: null, declined: null, gotHelp: 12, notGotHelp: null, walkIns: null }

const numbers: PartnerAnalytics = {
  from: '2025-12',
  to: '2026-11',
  months: [
    { ...monthly, month: '2026-10', sent: 120 },
    { ...monthly, month: '2026-11', sent: null },
  ],
  medianHours: 20.5,
  countyMedianHours: null,
  gotHelpShare: 0.75,
  declineReasons: [
    { reason: 'no_capacity', count: 14 },
    { reason: 'other', count: null },
  ],
  demand: [
    { need: 'housing', searches: 40 },
    { need: 'legal', searches: null },
  ],
  languages: [
    { language: 'en', introductions: 30 },
    { language: 'es', introductions: null },
  ],
  listings: [{ id: 'place 1', name: '=HYPERLINK("x")', views: 25, saves: null, introductions: null }],
  visitsByCode: null,
  suggestions: [
    { key: 'hours', listingId: 'place 1' },
    { key: 'templates', listingId: null },
  ],
}
const stored = {
  success: true,
  settings: createPartnerSettings('Harbor House', ['desk@example.org'], 'en'),
  version: 1,
  trackingCode: 'abcd2345',
}

type Server = (request: SentRequest) => { status?: number; body: unknown } | undefined

async function open(language: Language = 'en', server: Server = () => undefined) {
  const sent = fakeFetch(
    (request) =>
      server(request) ?? {
        body: request.path === '/api/partner/settings' ? stored : { success: true, analytics: numbers },
      },
  )
  staffSession.send({ type: 'found', account: buildPartnerAccount({ role: 'partner_viewer' }) })
  return { sent, ...(await renderInLanguage(<AnalyticsPage />, language)) }
}

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))
const getAnalyticsPaths = (sent: readonly SentRequest[]) =>
  sent.map(({ path }) => path).filter((path) => path.startsWith('/api/partner/analytics'))
const link = () => `${location.origin}/?org=abcd2345`

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-15T12:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
  staffSession.send({ type: 'signedOut' })
})

const both: Language[] = ['en', 'es']

test.each(both)('a hidden number is told in words in every table, never as a number (%s)', async (language) => {
  const { months, reasons, demand, languages, listings, hidden } = words[language]
  await open(language)

  await screen.findByRole('table', { name: months.title })
  const table = (name: string) => cells(screen.getByRole('table', { name })).map((row) => row.slice(1))
  expect(table(months.title)).toEqual([
    ['120', '11', hidden, hidden],
    [hidden, '11', hidden, hidden],
  ])
  expect(table(months.outcomeTitle)).toEqual([
    ['12', hidden, hidden],
    ['12', hidden, hidden],
  ])
  expect(table(reasons.title)).toEqual([['14'], [hidden]])
  const findHiddenCells = (name: string) => within(screen.getByRole('table', { name })).getAllByText(hidden)
  expect([demand.caption, languages.title, listings.title].map((name) => findHiddenCells(name).length)).toEqual([
    1, 1, 2,
  ])
  expect(screen.getByText(hidden, { selector: 'section > p', exact: false }).textContent).toContain(hidden)
})

test('how fast and how well is said in words, also where there is too little to say', async () => {
  const { unmount } = await open()
  expect(await screen.findByText('Half of the answers came within 20.5 hours.')).toBeTruthy()
  expect(screen.getByText(en.time.countyNone)).toBeTruthy()
  expect(screen.getByText('75% of the people we know about got help.')).toBeTruthy()
  unmount()

  const analytics = { ...numbers, medianHours: null, gotHelpShare: null, declineReasons: [], suggestions: [] }
  const body = { success: true, analytics }
  await open('en', ({ path }) => (path === '/api/partner/settings' ? undefined : { body }))
  expect(await screen.findByText(en.time.oursNone)).toBeTruthy()
  expect(screen.getByText(en.help.none)).toBeTruthy()
  expect(screen.getByText(en.reasons.none)).toBeTruthy()
  expect(screen.getByText(en.next.none)).toBeTruthy()
})

test('the year up to now is asked for first, other months anew, and no period can run backwards', async () => {
  const { sent, user } = await open()
  await screen.findByRole('table', { name: en.months.title })
  expect(getAnalyticsPaths(sent)).toEqual(['/api/partner/analytics?from=2025-12&to=2026-11'])

  await user.selectOptions(screen.getByLabelText(en.from), '2026-03')
  await user.selectOptions(screen.getByLabelText(en.to), '2026-09')

  expect(getAnalyticsPaths(sent).slice(1)).toEqual([
    '/api/partner/analytics?from=2026-03&to=2026-11',
    '/api/partner/analytics?from=2026-03&to=2026-09',
  ])
  const choices = [...screen.getByLabelText<HTMLSelectElement>(en.from).options].map(({ value }) => value)
  expect([choices[0], choices.at(-1)]).toEqual(['2026-09', '2023-12'])
})

test('months that cannot be had are said so, and others can still be chosen', async () => {
  let isDown = true
  const { user } = await open('en', ({ path }) =>
    isDown && path !== '/api/partner/settings' ? { status: 503, body: 'down' } : undefined,
  )
  expect((await screen.findByRole('alert')).textContent).toContain(en.failed)
  expect(screen.getByLabelText(en.from)).toBeTruthy()

  isDown = false
  await user.click(screen.getByRole('button', { name: en.tryAgain }))

  expect(await screen.findByRole('table', { name: en.months.title })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test.each(both)('the file hides what the page hides, and no name in it is read as a formula (%s)', async (language) => {
  const made = vi.fn((_: Blob) => 'blob:numbers')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} }))
  const { csv, months, hidden, saved } = words[language]
  const { user } = await open(language)

  await user.click(await screen.findByRole('button', { name: csv }))

  const lines = (await made.mock.calls[0]?.[0].text())?.replace('\ufeff', '').split('\r\n') ?? []
  expect(lines.slice(0, 3)).toEqual([
    [
      months.month,
      months.sent,
      months.accepted,
      months.needsYou,
      months.declined,
      months.gotHelp,
      months.notGotHelp,
      months.walkIns,
    ].join(','),
    `2026-10,120,11,${hidden},${hidden},12,${hidden},${hidden}`,
    `2026-11,${hidden},11,${hidden},${hidden},12,${hidden},${hidden}`,
  ])
  expect(lines).toContain(`"'=HYPERLINK(""x"")",25,${hidden},${hidden}`)
  expect(screen.getByText(saved)).toBeTruthy()
})

test('each advice leads to where it can be done, with the listing it is about', async () => {
  await open()

  const advice = await screen.findByRole('region', { name: en.next.title })
  expect(
    within(advice)
      .getAllByRole('link')
      .map((anchor) => [anchor.textContent, anchor.getAttribute('href')]),
  ).toEqual([
    [`${en.next.hours} (=HYPERLINK("x"))`, '/partner-portal/resources?id=place%201'],
    [en.next.templates, '/partner-settings?tab=templates'],
  ])
})

test('the link is the own one, and few visits by it are not told', async () => {
  await open()

  expect((await screen.findByLabelText<HTMLInputElement>(poster.link)).value).toBe(link())
  expect(screen.getByText('Visits through your link in the last 30 days: fewer than 11')).toBeTruthy()
})

test('the poster is there in both languages, with a square that leads to the link', async () => {
  const { user } = await open('es')
  const code = encodeQr(link())
  const drawing = code && buildQrPath(code).path
  await user.click(await screen.findByRole('button', { name: posterEs.show }))

  expect(screen.getByText(posterEs.heading).closest('[lang]')?.getAttribute('lang')).toBe('es')
  expect(screen.getByText('De Harbor House')).toBeTruthy()
  const square = screen.getByRole('img', { name: posterEs.picture })
  expect(drawing).toBeTruthy()
  expect(square.querySelector('path')?.getAttribute('d')).toBe(drawing)

  await user.click(screen.getByRole('radio', { name: es.languages.names.en }))

  expect((await screen.findByText(poster.heading)).closest('[lang]')?.getAttribute('lang')).toBe('en')
  expect(screen.getByText('From Harbor House')).toBeTruthy()
  expect(screen.getByRole('img', { name: poster.picture }).querySelector('path')?.getAttribute('d')).toBe(drawing)
  expect(screen.getByText(link())).toBeTruthy()
})

test('the poster is printed alone, until the printing is over', async () => {
  const onPaper: (string | undefined)[] = []
  const readSheets = () =>
    [...document.querySelectorAll('body > .poster-paper')].map((sheet) => sheet.textContent ?? '')
  vi.stubGlobal('print', () => onPaper.push(...readSheets()))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: poster.show }))

  await user.click(screen.getByRole('button', { name: poster.print }))

  expect(onPaper).toHaveLength(1)
  expect(onPaper[0]).toContain(poster.heading)
  window.dispatchEvent(new Event('afterprint'))
  await vi.waitFor(() => expect(readSheets()).toEqual([]))
})

test('a link that cannot be had is said so and can be asked for again', async () => {
  let isDown = true
  const { user } = await open('en', ({ path }) =>
    isDown && path === '/api/partner/settings' ? { status: 503, body: 'down' } : undefined,
  )
  expect((await screen.findByRole('alert')).textContent).toContain(en.poster.failed)

  isDown = false
  await user.click(screen.getByRole('button', { name: en.tryAgain }))

  expect(await screen.findByLabelText(poster.link)).toBeTruthy()
})
