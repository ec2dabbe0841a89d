// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { adminReviewQueue as en } from '#content/en/admin-review-queue.ts'
import { adminReviewQueue as es } from '#content/es/admin-review-queue.ts'
import { adminHome } from '#content/en/admin-home.ts'
import { adminShell as shell } from '#content/en/admin-shell.ts'
import { signIn } from '#content/en/sign-in.ts'
import { signIn as signInEs } from '#content/es/sign-in.ts'
import { type AdminHome, reviewQueues } from '#contracts/admin-service.ts'
import type { Account } from '#domain/accounts/account.ts'
import type { Language } from '#domain/language.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { AdminArea } from './admin-area.tsx'
// Imported here, so that no test waits for a page's file.
import './review-queue/mail-page.tsx'
import './review-queue/review-page.tsx'
import './home/home-page.tsx'
import './shell/signed-in.tsx'

const emptyHome: AdminHome = {
  health: [{ part: 'database', state: 'ok' }],
  urgentPosts: 0,
  guessedAccounts: 0,
  toInvite: [],
  directoryLoadedAt: null,
  reggieMode: 'full',
  switchedOff: [],
  isPresenceOn: false,
  queues: reviewQueues.map((queue) => ({ queue, waiting: 0, oldestAt: null })),
  counts: {
    listings: 0,
    organizations: 0,
    openIntroductions: 0,
    overdueIntroductions: 0,
    failedMail: 0,
    waitingMail: 0,
  },
}

const lists: Record<string, unknown> = {
  '/api/admin/claims': { success: true, claims: [] },
  '/api/admin/listing-changes': { success: true, changes: [] },
  '/api/admin/suggestions': { success: true, suggestions: [] },
  '/api/admin/outbox': { success: true, mails: [], isMailOn: true },
  '/api/admin/home': { success: true, home: emptyHome },
}
const ofService = (role: 'reviewer' | 'admin') => buildPartnerAccount({ role, organization: null })

async function visit(address: string, account: Account | null, language: Language = 'en') {
  history.replaceState(null, '', address)
  const sent = fakeFetch(({ path }) =>
    path === '/api/account' ? { body: { success: true, account } } : { body: lists[path] ?? { success: true } },
  )
  const view = await renderInLanguage(<AdminArea />, language)
  return { ...view, paths: () => sent.map(({ path }) => path) }
}

afterEach(() => {
  staffSession.send({ type: 'signedOut' })
})

test.each([
  ['/admin', 'en', signIn.adminTitle],
  ['/admin/analytics', 'en', signIn.adminTitle],
  ['/admin', 'es', signInEs.adminTitle],
] as const)('nobody sees the door at %s (%s), and no data is asked for', async (address, language, title) => {
  const { paths } = await visit(address, null, language)

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(paths()).toEqual(['/api/account'])
})

const both = [
  ['en', en],
  ['es', es],
] as const

test.each(both)('an organization is told the page is not for it (%s)', async (language, words) => {
  const { paths } = await visit('/admin', buildPartnerAccount({ role: 'partner_admin' }), language)

  expect(await screen.findByRole('heading', { level: 1, name: words.otherTitle })).toBeTruthy()
  expect(screen.getByRole('link', { name: words.toPortal }).getAttribute('href')).toBe('/partner-portal')
  expect(paths()).toEqual(['/api/account'])
})

const pages = () => {
  const nav = within(screen.getByRole('navigation', { name: shell.navLabel }))
  return nav.getAllByRole('link').map(({ textContent }) => textContent)
}

test('each role sees the pages it may open, and no others', async () => {
  const { unmount } = await visit('/admin/review', ofService('reviewer'))
  expect(await screen.findByText(en.claims.empty)).toBeTruthy()
  const { home: today, review, analytics, reggie, import: add, listings, numbers } = shell.nav
  expect(pages()).toEqual([today, review, analytics, reggie, add, listings, numbers])
  unmount()

  await visit('/admin/review', ofService('admin'))
  await screen.findByText(en.claims.empty)
  expect(pages()).not.toContain(shell.nav.people)
  expect(pages()).toContain(shell.nav.mail)
})

test.each([
  ['/admin/mail', 'reviewer'],
  ['/admin/people', 'admin'],
] as const)('%s is not for a %s, and asks for nothing', async (address, role) => {
  const { paths } = await visit(address, ofService(role))

  expect(await screen.findByRole('heading', { level: 1, name: shell.notYours.title })).toBeTruthy()
  expect(paths()).toEqual(['/api/account'])
})

test.each(both)('the queues keep their tab in the address (%s)', async (language, words) => {
  const { user } = await visit('/admin/review', ofService('admin'), language)
  await screen.findByText(words.claims.empty)

  await user.click(screen.getByRole('tab', { name: words.tabs.changes }))
  expect(await screen.findByText(words.changes.empty)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: words.tabs.suggestions }))
  expect(await screen.findByText(words.suggestions.empty)).toBeTruthy()
  expect(location.search).toBe('?tab=suggestions')
})

test.each(both)('the mail has a page of its own (%s)', async (language, words) => {
  await visit('/admin/mail', ofService('admin'), language)
  expect(await screen.findByText(words.mail.empty)).toBeTruthy()
})

test('/admin is the first page', async () => {
  await visit('/admin', ofService('reviewer'))
  expect(await screen.findByRole('heading', { level: 1, name: adminHome.title })).toBeTruthy()
})
