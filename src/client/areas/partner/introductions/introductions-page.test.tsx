// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { staffSession, welcomeStaff } from '#client/state/session/staff-session.ts'
import {
  buildIntroductionDetail,
  buildPartnerAccount,
  buildPartnerIntroduction,
} from '#testing/builders/partner-introduction.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { IntroductionsPage } from './introductions-page.tsx'

const first = buildPartnerIntroduction(1)
const second = buildPartnerIntroduction(2, {
  state: 'accepted',
  overdue: false,
  answeredAt: '2026-11-15T09:00:00.000Z',
})

interface Serving {
  introductions?: PartnerIntroduction[]
  status?: number
}

function serve({ introductions = [first, second], status = 200 }: Serving = {}): SentRequest[] {
  return fakeFetch(({ path }) => {
    const id = /introductions\/([\w-]{36})$/.exec(path)?.[1]
    if (path === '/api/account') return { body: { success: true, account: buildPartnerAccount({ view: 'board' }) } }
    if (path.startsWith('/api/partner/users')) return { body: { success: true, people: [] } }
    if (path.startsWith('/api/partner/templates')) return { body: { success: true, templates: [] } }
    const found = introductions.find((introduction) => introduction.id === id)
    if (found) return { body: { success: true, detail: buildIntroductionDetail(found) } }
    const total = introductions.length
    const list = { success: true, introductions, page: 1, pages: total > 0 ? 3 : 1, total }
    return status === 200 ? { body: list } : { status }
  })
}

function wideScreen(isWide: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))
}

async function show({ role = 'partner_staff', language = 'en' }: { role?: Role; language?: 'en' | 'es' } = {}) {
  welcomeStaff(buildPartnerAccount({ role }))
  return renderInLanguage(<IntroductionsPage />, language)
}

const lists = (sent: SentRequest[]) => sent.map(({ path }) => path).filter((path) => /introductions(\?|$)/.test(path))

beforeEach(() => {
  wideScreen(true)
  window.history.replaceState(null, '', '/partner-portal/introductions')
})

test('the table has every column, and a row says where it stands in words', async () => {
  serve()
  await show()
  const row = (await screen.findByRole('link', { name: 'Open REF001' })).closest('tr') as HTMLElement

  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Code',
    'Received',
    'Need',
    'How soon',
    'Person',
    'County',
    'Language',
    'Where it stands',
    'Time',
    'Owner',
  ])
  expect(within(row).getByText('Canaria 1')).toBeTruthy()
  expect(within(row).getByText('New')).toBeTruthy()
})

test('a filter changes what is asked for and stands in the address', async () => {
  const sent = serve()
  const { user } = await show()
  await screen.findByRole('link', { name: 'Open REF001' })

  await user.selectOptions(screen.getByRole('combobox', { name: 'Where it stands' }), 'Overdue')
  await waitFor(() => expect(lists(sent).at(-1)).toBe('/api/partner/introductions?state=overdue'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Need' }), 'Housing')
  await user.click(screen.getByRole('checkbox', { name: 'Only mine' }))

  const filters = '?state=overdue&need=housing&owner=mine'
  await waitFor(() => expect(lists(sent).at(-1)).toBe(`/api/partner/introductions${filters}`))
  expect(window.location.search).toBe(filters)
})

test('a view from an address is opened as it was left, and another page keeps its filters', async () => {
  window.history.replaceState(null, '', '/partner-portal/introductions?urgency=urgent')
  const sent = serve()
  const { user } = await show()
  await screen.findByRole('link', { name: 'Open REF001' })
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'How soon' }).value).toBe('urgent')

  await user.click(screen.getByRole('button', { name: 'Page 2' }))

  await waitFor(() => expect(lists(sent).at(-1)).toBe('/api/partner/introductions?urgency=urgent&page=2'))
})

test('where there is room the open one stands beside the list; closing it leads back to its row', async () => {
  serve()
  const { user } = await show()

  await user.click(await screen.findByRole('link', { name: 'Open REF001' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Canaria 1' })).toBe(document.activeElement)
  expect(screen.getByRole('table')).toBeTruthy()
  expect(window.location.search).toBe(`?id=${first.id}`)

  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('article')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Open REF001' }))
})

test('on a phone the open one takes the place of the list', async () => {
  wideScreen(false)
  window.history.replaceState(null, '', `/partner-portal/introductions?id=${first.id}`)
  serve()
  const { user } = await show()
  await screen.findByRole('article', { name: 'Canaria 1' })
  expect(screen.queryByRole('table')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Back to the list' }))

  expect(await screen.findByRole('table', { name: 'Introductions' })).toBeTruthy()
})

test.each([
  ['en', 'Name not shown', /You can see the list/],
  ['es', 'Nombre oculto', /Usted puede ver la lista/],
] as const)('a viewer sees no names and nothing to press (%s)', async (language, hidden, sentence) => {
  serve()
  await show({ role: 'partner_viewer', language })

  expect(await screen.findAllByText(hidden)).toHaveLength(2)
  expect(screen.queryByText(/Canaria/)).toBeNull()
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /walk-in|visita/ })).toBeNull()
})

test('without any there is a way to the listings; with filters there is a way out of them', async () => {
  serve({ introductions: [] })
  const { user } = await show()
  expect(await screen.findByRole('link', { name: 'Go to our listings' })).toBeTruthy()

  await user.selectOptions(screen.getByRole('combobox', { name: 'How soon' }), 'urgent')

  expect(await screen.findByRole('heading', { name: 'Nothing matches these filters' })).toBeTruthy()
})

test('a failure is told and can be tried again', async () => {
  const sent = serve({ status: 500 })
  const { user } = await show()

  await user.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(lists(sent)).toHaveLength(2)
})

test('another organization’s or a missing one is not here', async () => {
  const other = buildPartnerIntroduction(9)
  window.history.replaceState(null, '', `/partner-portal/introductions?id=${other.id}`)
  fakeFetch(({ path }) =>
    path.endsWith(other.id)
      ? { status: 404, body: { success: false, code: 'not_found', error: "We couldn't find that." } }
      : { body: { success: true, introductions: [], people: [], page: 1, pages: 1, total: 0 } },
  )
  await show()

  expect(await screen.findByText("This introduction isn't here")).toBeTruthy()
})

test('choosing the board is remembered by the account', async () => {
  const sent = serve()
  const { user } = await show()

  await user.click(await screen.findByRole('radio', { name: 'Board' }))

  expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({ path: '/api/account', body: { view: 'board' } })
  expect(window.location.pathname).toBe('/partner-intro-dashboard')
  await waitFor(() => expect(staffSession.get()).toMatchObject({ account: { view: 'board' } }))
})
