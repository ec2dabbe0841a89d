// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { adminAnalytics as en } from '#content/en/admin-analytics.ts'
import { adminReviewQueue } from '#content/en/admin-review-queue.ts'
import { adminHome as homeEn } from '#content/en/admin-home.ts'
import { adminAnalytics as es } from '#content/es/admin-analytics.ts'
import { adminHome as homeEs } from '#content/es/admin-home.ts'
import type { AdminAnalytics } from '#contracts/admin-analytics.ts'
import type { Language } from '#domain/language.ts'
import { staffSession, welcomeStaff } from '#client/state/session/staff-session.ts'
import { buildAdminHome } from '#testing/builders/admin-home.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { AnalyticsPage } from './analytics-page.tsx'

const analytics: AdminAnalytics = {
  from: '2026-10-16',
  to: '2026-11-14',
  countedUntil: '2026-11-13',
  gaps: [],
  counties: [],
  freshness: [],
  figures: [],
  splits: [],
  funnel: null,
  chat: null,
  use: null,
  faults: null,
}
const home = buildAdminHome({
  health: [
    { part: 'database', state: 'ok' },
    { part: 'directory', state: 'down' },
    { part: 'mail', state: 'off' },
  ],
})

async function open(language: Language, role: 'admin' | 'reviewer', isDown = false) {
  const sent = fakeFetch(({ path }) =>
    isDown && path === '/api/admin/home' ? { status: 503, body: 'down' } : { body: { success: true, analytics, home } },
  )
  welcomeStaff(buildPartnerAccount({ role, organization: null }))
  const view = await renderInLanguage(<AnalyticsPage />, language)
  return { ...view, listRequests: () => sent.map(({ path }) => path) }
}

afterEach(() => {
  staffSession.send({ type: 'signedOut' })
})

test.each([
  ['en', en, homeEn],
  ['es', es, homeEs],
] as const)('how the service is stands above its numbers (%s)', async (language, numbers, words) => {
  await open(language, 'admin')
  const strip = within(await screen.findByRole('region', { name: words.health }))

  expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    words.parts.database + words.states.ok,
    words.parts.directory + words.states.down,
    words.parts.mail + words.states.off,
  ])
  await screen.findByRole('heading', { name: numbers.figures.title })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 2)).toEqual([words.health, numbers.figures.title])
})

test('when nobody can tell how the service is, the numbers are still told', async () => {
  await open('en', 'admin', true)

  expect((await screen.findByRole('alert')).textContent).toContain(adminReviewQueue.failed)
  expect(await screen.findByRole('heading', { name: en.figures.title })).toBeTruthy()
})

test('for a reviewer it is not even asked', async () => {
  const { listRequests } = await open('en', 'reviewer')
  await screen.findByRole('heading', { name: en.gaps.title })

  expect(listRequests()).toContain('/api/admin/analytics')
  expect(listRequests()).not.toContain('/api/admin/home')
})
