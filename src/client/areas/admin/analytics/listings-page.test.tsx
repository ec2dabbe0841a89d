// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminAnalytics as en } from '#content/en/admin-analytics.ts'
import { adminAnalytics as es } from '#content/es/admin-analytics.ts'
import type { AdminAnalytics } from '#contracts/admin-analytics.ts'
import type { Language } from '#domain/language.ts'
import { staffSession, welcomeStaff } from '#client/state/session/staff-session.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { AnalyticsPage } from './analytics-page.tsx'

/** Data for a reviewer; the rest is tested separately. */
const analytics: AdminAnalytics = {
  from: '2026-10-16',
  to: '2026-11-14',
  countedUntil: '2026-11-13',
  gaps: [],
  counties: [],
  freshness: [
    { age: '30', listings: 940 },
    { age: '90', listings: 0 },
    { age: 'never', listings: 3 },
  ],
  figures: null,
  splits: null,
  funnel: null,
  chat: null,
  use: null,
  faults: null,
}
const listings = [
  { id: 'a b', name: 'Lighthouse', county: 'Cook County', state: 'IL', checkedOn: '2023' },
  { id: 'i1', name: 'State office', county: null, state: 'IL', checkedOn: '2026-01' },
  { id: 'n1', name: 'Help line', county: null, state: null, checkedOn: null },
]
const many = { listings, total: 1240, page: 1, pages: 25 }

async function open(language: Language, found: object = many) {
  const sent = fakeFetch(({ path }) => ({
    body: { success: true, ...(path.startsWith('/api/admin/analytics/listings') ? found : { analytics }) },
  }))
  welcomeStaff(buildPartnerAccount({ role: 'reviewer', organization: null }))
  const view = await renderInLanguage(<AnalyticsPage />, language)
  const listRequests = (of: string) => sent.map(({ path }) => path).filter((path) => path.startsWith(of))
  return { asked: listRequests, ...view }
}

const cells = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => (cell.querySelector('.ui-table-value') ?? cell).textContent))

beforeEach(() => history.replaceState(null, '', '/admin/analytics'))
afterEach(() => {
  staffSession.send({ type: 'signedOut' })
})

const ofListings = '/api/admin/analytics/listings'

const both = [
  ['en', en],
  ['es', es],
] as const

test.each(both)('each age leads to its listings, an empty one nowhere (%s)', async (language, t) => {
  await open(language)
  const table = within(await screen.findByRole('table', { name: t.freshness.chart }))

  const links = table
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-label'), link.getAttribute('href')])
  expect(links).toEqual(
    (['30', 'never'] as const).map((age) => [
      t.freshness.ages[age],
      t.freshness.open.replace('{age}', t.freshness.ages[age]),
      `/admin/analytics?age=${age}`,
    ]),
  )
})

test('from an age to its listings, on to the next page, and back to the same filters', async () => {
  const { user, asked: listRequests } = await open('en')
  await user.selectOptions(await screen.findByLabelText(en.filters.state), 'IL')
  await vi.waitFor(() => expect(listRequests('/api/admin/analytics?state=IL')).toHaveLength(1))
  await user.click(await screen.findByRole('link', { name: /^Never: / }))

  expect(location.search).toBe('?age=never&state=IL')
  const title = await screen.findByRole('heading', { level: 1, name: en.listings.title })
  expect(document.activeElement?.contains(title)).toBe(true)
  await screen.findByRole('table', { name: en.listings.caption })
  expect(listRequests(ofListings)).toEqual([`${ofListings}?age=never&state=IL`])

  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await vi.waitFor(() => expect(listRequests(ofListings).at(-1)).toBe(`${ofListings}?age=never&state=IL&page=2`))
  await user.click(screen.getByRole('link', { name: en.listings.back }))

  expect(location.search).toBe('')
  expect((await screen.findByLabelText<HTMLSelectElement>(en.filters.state)).value).toBe('IL')
})

test.each(both)('a listing stands with its place and day, and its name opens the editor (%s)', async (language, t) => {
  history.replaceState(null, '', '/admin/analytics?age=older')
  const { user } = await open(language)
  await screen.findByRole('table', { name: t.listings.caption })

  expect(cells(t.listings.caption)).toEqual([
    ['Lighthouse', 'Cook County, IL', '2023'],
    ['State office', 'Illinois', language === 'en' ? 'January 2026' : 'enero de 2026'],
    ['Help line', t.filters.wholeCountry, t.freshness.ages.never],
  ])
  expect(screen.getByText(t.listings.count.replace('{count}', '1,240'))).toBeTruthy()
  const link = screen.getByRole('link', { name: t.listings.open.replace('{name}', 'Lighthouse') })
  expect(link.getAttribute('href')).toBe('/admin/review?tab=reports&listing=a%20b')
  await user.click(link)
  expect(location.pathname + location.search).toBe('/admin/review?tab=reports&listing=a%20b')
})

test('what is chosen among the listings stands in the address, and nothing found is said', async () => {
  history.replaceState(null, '', '/admin/analytics?age=365&state=nowhere&page=0')
  const { user, asked: listRequests } = await open('es', { listings: [], total: 0, page: 1, pages: 1 })

  expect(await screen.findByText(es.listings.empty)).toBeTruthy()
  expect(listRequests('/api/')).toEqual([`${ofListings}?age=365`])
  await user.selectOptions(screen.getByLabelText(es.filters.need), 'housing')
  await user.selectOptions(screen.getByLabelText(es.listings.age), 'never')
  expect(location.search).toBe('?age=never&need=housing')
  await user.click(screen.getByRole('button', { name: es.filters.clear }))
  expect(location.search).toBe('?age=never')
})
