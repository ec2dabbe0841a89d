import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { partnerShell as english } from '#content/en/partner-shell.ts'
import { partnerShell as spanish } from '#content/es/partner-shell.ts'
import { signIn } from '#content/en/sign-in.ts'
import { staffSession, welcomeStaff } from '#client/state/session/staff-session.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { useStore } from '#client/platform/store.ts'
import { staffBars } from '#client/state/navigation/staff-bar.ts'
import { findVisibleToast } from '#domain/toasts/toast-state.ts'
import { toasts } from '#client/state/navigation/toasts.ts'
import { PartnerShell } from './partner-shell.tsx'

const account = buildPartnerAccount({ role: 'partner_admin' })

beforeEach(() => {
  history.replaceState(null, '', '/partner-resources')
  welcomeStaff(account)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  staffSession.send({ type: 'signedOut' })
})

/** The top bar, which an area may not import. */
function Bar() {
  const [bar] = useStore(staffBars)
  return bar && <bar.SignOut to={bar.signOutPath} />
}

const opened = (language: 'en' | 'es' = 'en') =>
  renderInLanguage(
    <>
      <Bar />
      <PartnerShell>
        <h1 id="partner-title">{'Listings'}</h1>
      </PartnerShell>
    </>,
    language,
  )

const languages = [
  ['en', english],
  ['es', spanish],
] as const

test.each(languages)('it says who is here and which page it is, in %s', async (language, words) => {
  await opened(language)

  expect(screen.getByRole('main', { name: 'Listings' })).toBeDefined()
  expect(screen.getByText('Harbor House')).toBeDefined()
  const nav = within(screen.getByRole('navigation', { name: words.nav.label }))
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    words.nav.dashboard,
    words.nav.introductions,
    words.nav.board,
    words.nav.listings,
    words.nav.posts,
    words.nav.reggie,
    words.nav.analytics,
    words.nav.settings,
  ])
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe(words.nav.listings)
})

test('signing out ends the sign-in and loads the front door anew', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const sent = fakeFetch()
  const { user } = await opened()

  await user.click(screen.getByRole('button', { name: signIn.signOut }))

  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/partner-portal'))
  expect(sent.map(({ path }) => path)).toEqual(['/api/partner/logout'])
  expect(staffSession.get().phase).toBe('out')
})

test('signing out that did not work says so', async () => {
  fakeFetch(() => {
    throw new TypeError('offline')
  })
  const { user } = await opened()

  await user.click(screen.getByRole('button', { name: signIn.signOut }))

  await vi.waitFor(() => expect(findVisibleToast(toasts.get())?.title).toBe(signIn.signOutFailed))
  expect(staffSession.get().phase).toBe('in')
})

test('two minutes before an idle sign-in ends it asks, and one press keeps it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  welcomeStaff(account)
  const sent = fakeFetch(() => ({ body: { success: true, sessions: [] } }))
  await opened()
  await act(async () => vi.advanceTimersByTime(27 * 60_000))
  expect(screen.queryByRole('dialog')).toBeNull()

  await act(async () => vi.advanceTimersByTime(60_000))
  act(() => screen.getByRole('button', { name: signIn.idle.stay }).click())

  expect(screen.queryByRole('dialog')).toBeNull()
  await vi.waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/account/sessions']))
})
