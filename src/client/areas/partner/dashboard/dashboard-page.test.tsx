// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#domain/accounts/roles.ts'
import { welcomeStaff } from '#client/state/session/staff-session.ts'
import {
  buildSentAnswer,
  buildIntroductionDetail,
  buildPartnerAccount,
  buildPartnerIntroduction,
} from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { DashboardPage } from './dashboard-page.tsx'
import type { Summary } from './summary.ts'

const urgent = buildPartnerIntroduction(1, { overdue: true, urgency: 'urgent' })
const busy: Summary = {
  fresh: { count: 3, oldestAt: '2026-11-10T09:00:00.000Z' },
  overdue: 2,
  waitingOnPerson: 4,
  listingsToConfirm: 1,
  notes: [
    {
      introductionId: urgent.id,
      ref: urgent.ref,
      note: {
        id: '3f0c2a52-3a5b-4d0c-9a55-0d6a3f1b2c99',
        kind: 'note',
        text: 'Call on Monday',
        result: null,
        author: 'Ana',
        at: '2026-11-14T09:00:00.000Z',
      },
    },
  ],
  urgent: [urgent],
  checklist: { hours: true, facts: false, people: true, away: true, templates: false },
  hasAny: true,
}
const nothing: Summary = {
  fresh: { count: 0, oldestAt: null },
  overdue: 0,
  waitingOnPerson: 0,
  listingsToConfirm: 0,
  notes: [],
  urgent: [],
  checklist: { hours: true, facts: true, people: true, away: true, templates: true },
  hasAny: false,
}
const listing = {
  id: 'place-1',
  name: 'Harbor House',
  city: 'Los Angeles',
  state: 'live',
  confirmedAt: null,
  freshness: 'fresh',
  completeness: 60,
  views: null,
  saves: null,
  introductions: 0,
}

async function show(summary: Summary, role: Role = 'partner_staff', language: 'en' | 'es' = 'en') {
  welcomeStaff(buildPartnerAccount({ role, view: 'board' }))
  const sent = fakeFetch(({ path }) => {
    if (path === '/api/partner/summary') return { body: { success: true, ...summary } }
    if (path === '/api/partner/resources') return { body: { success: true, listings: [listing] } }
    if (path === '/api/partner/templates') return { body: { success: true, templates: [] } }
    if (path === '/api/partner/walk-ins') return { body: { success: true } }
    if (path.endsWith('/respond')) {
      return { body: { success: true, detail: buildIntroductionDetail(urgent, { answer: buildSentAnswer() }) } }
    }
    const isOne = path.includes('/introductions/')
    return isOne ? { body: { success: true, detail: buildIntroductionDetail(urgent) } } : { status: 500 }
  })
  const view = await renderInLanguage(<DashboardPage />, language)
  await screen.findByRole('heading', { level: 1 })
  return { ...view, sent }
}

const cards: ['en' | 'es', RegExp[]][] = [
  ['en', [/^New 3 The oldest came in \d+ .* ago/, /^Overdue 2/, /^Waiting on the person 4/, /^Listings to confirm 1/]],
  [
    'es',
    [/^Nuevas 3 La más vieja llegó hace/, /^Vencidas 2/, /^En espera de la persona 4/, /^Lugares por confirmar 1/],
  ],
]

test.each(cards)('each number is a way to what it counts (%s)', async (language, names) => {
  await show(busy, 'partner_staff', language)
  await screen.findByRole('table')
  const links = screen.getAllByRole('link')
  const readText = (link: Element) => [...link.children].map((child) => child.textContent).join(' ')
  const find = (name: RegExp) => links.find((link) => name.test(readText(link)))

  expect(names.map((name) => find(name)?.getAttribute('href'))).toEqual([
    '/partner-portal/introductions?state=sent',
    '/partner-portal/introductions?state=overdue',
    '/partner-portal/introductions?state=needs_you',
    '/partner-portal/resources',
  ])
})

test('the most urgent are answered from here, with the same form', async () => {
  const { user, sent } = await show(busy)
  await user.click(await screen.findByRole('button', { name: 'Accept: Canaria 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Answer Canaria 1' })
  await user.type(await within(dialog).findByRole('textbox', { name: /Your message/ }), 'Come in.')
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))

  expect(await screen.findByText('Your answer was sent. They can read it now.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Most urgent' }))
  await waitFor(() => expect(sent.filter(({ path }) => path === '/api/partner/summary')).toHaveLength(2))
})

test('the checklist leads to what is missing, and is gone once all is done', async () => {
  const { unmount } = await show(busy)
  const list = await screen.findByRole('region', { name: 'Set up your page' })
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Say who is welcome', '/partner-portal/resources'],
    ['Write replies you can reuse', '/partner-settings'],
  ])
  unmount()

  await show(nothing)
  await screen.findByRole('heading', { name: 'No introductions yet' })
  expect(screen.queryByRole('region', { name: 'Set up your page' })).toBeNull()
})

test('without introductions it tells how to be found, and how complete the listing is', async () => {
  await show(nothing)

  expect(await screen.findByText('Harbor House: 60% filled in')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to our listings' }).getAttribute('href')).toBe(
    '/partner-portal/resources',
  )
  expect(screen.queryByRole('table')).toBeNull()
})

test('a viewer sees counts without names and nothing to press', async () => {
  await show(busy, 'partner_viewer')

  expect(await screen.findByText('Name not shown')).toBeTruthy()
  expect(screen.queryByText(/Canaria/)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('only who may pause a listing is offered it', async () => {
  const { unmount } = await show(busy, 'partner_staff')
  expect(screen.queryByRole('button', { name: "We're full until…" })).toBeNull()
  unmount()

  const { user } = await show(busy, 'partner_admin')
  await user.click(await screen.findByRole('button', { name: "We're full until…" }))
  expect(await screen.findByRole('button', { name: 'Pause: Harbor House' })).toBeTruthy()
})

test('a walk-in is counted with a listing and a need, and nothing else', async () => {
  const { user, sent } = await show(busy)
  await user.click(await screen.findByRole('button', { name: 'Count a walk-in' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What did they need?' }), 'Food')
  await user.click(screen.getByRole('button', { name: 'Count it' }))

  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/partner/walk-ins')?.body).toEqual({
      resourceId: 'place-1',
      need: 'food-assistance',
    }),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the account’s own view is where “all” leads', async () => {
  await show(busy)

  const all = await screen.findByRole('link', { name: 'See all introductions' })
  expect(all.getAttribute('href')).toBe('/partner-intro-dashboard')
})

test('a page that could not be loaded can be tried again', async () => {
  welcomeStaff(buildPartnerAccount())
  const sent = fakeFetch(() => ({ status: 503 }))
  const { user } = await renderInLanguage(<DashboardPage />)

  await user.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(sent).toHaveLength(2)
})
