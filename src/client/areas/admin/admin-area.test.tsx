// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { adminDesk as en } from '#content/en/admin-desk.ts'
import { adminDesk as es } from '#content/es/admin-desk.ts'
import { signIn } from '#content/en/sign-in.ts'
import { signIn as signInEs } from '#content/es/sign-in.ts'
import type { Account } from '#domain/accounts/account.ts'
import type { Language } from '#domain/language.ts'
import { staffSession } from '#client/state/staff-session.ts'
import { partnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { AdminArea } from './admin-area.tsx'

const lists: Record<string, unknown> = {
  '/api/admin/claims': { success: true, claims: [] },
  '/api/admin/listing-changes': { success: true, changes: [] },
  '/api/admin/suggestions': { success: true, suggestions: [] },
  '/api/admin/outbox': { success: true, mails: [], isMailOn: true },
}
const ofService = (role: 'reviewer' | 'admin') => partnerAccount({ role, organization: null })

async function visit(address: string, account: Account | null, language: Language = 'en') {
  history.replaceState(null, '', address)
  const sent = fakeFetch(({ path }) => (
    path === '/api/account' ? { body: { success: true, account } } : { body: lists[path] ?? { success: true } }
  ))
  const view = await renderInLanguage(<AdminArea />, language)
  return { ...view, paths: () => sent.map(({ path }) => path) }
}

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

afterEach(() => {
  vi.unstubAllGlobals()
  staffSession.send({ type: 'signedOut' })
})

test.each([
  ['/admin', 'en', signIn.adminTitle], ['/admin/analytics', 'en', signIn.adminTitle],
  ['/admin', 'es', signInEs.adminTitle],
] as const)('nobody sees the door at %s (%s), and no data is asked for', async (address, language, title) => {
  const { paths } = await visit(address, null, language)

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(paths()).toEqual(['/api/account'])
})

const both = [['en', en], ['es', es]] as const

test.each(both)('an organization is told the page is not for it (%s)', async (language, words) => {
  const { paths } = await visit('/admin', partnerAccount({ role: 'partner_admin' }), language)

  expect(await screen.findByRole('heading', { level: 1, name: words.otherTitle })).toBeTruthy()
  expect(screen.getByRole('link', { name: words.toPortal }).getAttribute('href')).toBe('/partner-portal')
  expect(paths()).toEqual(['/api/account'])
})

test('a reviewer has everything but the mail, even by its address', async () => {
  const { paths } = await visit('/admin?tab=mail', ofService('reviewer'))

  expect(await screen.findByText(en.claims.empty)).toBeTruthy()
  expect(tabs()).toEqual([en.tabs.claims, en.tabs.changes, en.tabs.suggestions])
  expect(paths()).not.toContain('/api/admin/outbox')
})

test.each(both)('an administrator has the mail too, and the address keeps the tab (%s)', async (language, words) => {
  const { user } = await visit('/admin', ofService('admin'), language)
  await screen.findByText(words.claims.empty)
  expect(tabs()).toEqual([words.tabs.claims, words.tabs.changes, words.tabs.suggestions, words.tabs.mail])

  await user.click(screen.getByRole('tab', { name: words.tabs.changes }))
  expect(await screen.findByText(words.changes.empty)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: words.tabs.suggestions }))
  expect(await screen.findByText(words.suggestions.empty)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: words.tabs.mail }))
  expect(await screen.findByText(words.mail.empty)).toBeTruthy()
  expect(location.search).toBe('?tab=mail')
})
