// @vitest-environment happy-dom
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { welcomeStaff } from '#client/state/session/staff-session.ts'
import {
  buildIntroductionDetail,
  buildPartnerAccount,
  buildPartnerIntroduction,
} from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { fakeSpeech } from '#testing/fake-speech.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { BoardPage } from './board-page.tsx'

const fresh = buildPartnerIntroduction(1)
const accepted = buildPartnerIntroduction(2, {
  state: 'accepted',
  answeredAt: '2026-11-15T09:00:00.000Z',
  owner: { id: 'ana', name: 'Ana' },
})
const gone = buildPartnerIntroduction(3, { state: 'withdrawn', person: null })

/** A board with a working fake server. */
function serve(start: PartnerIntroduction[] = [fresh, accepted, gone]) {
  const board = { introductions: start, isDown: false }
  const sent = fakeFetch(({ method, path, body }) => {
    if (board.isDown) return { status: 503 }
    const [, id, action] = /introductions\/([\w-]{36})\/?(\w*)/.exec(path) ?? []
    if (method === 'POST' && action === 'outcome') {
      const { outcome } = body as { outcome: PartnerIntroduction['state'] }
      board.introductions = board.introductions.map((introduction) =>
        introduction.id === id ? { ...introduction, state: outcome } : introduction,
      )
    }
    const found = board.introductions.find((introduction) => introduction.id === id)
    if (found) return { body: { success: true, detail: buildIntroductionDetail(found) } }
    if (path === '/api/partner/templates') return { body: { success: true, templates: [] } }
    const { introductions } = board
    return { body: { success: true, introductions, page: 1, pages: 1, total: introductions.length } }
  })
  return { board, sent, posts: () => sent.filter(({ method }) => method === 'POST') }
}

async function show(role: Role = 'partner_staff', language: 'en' | 'es' = 'en') {
  welcomeStaff(buildPartnerAccount({ role }))
  return renderInLanguage(<BoardPage />, language)
}

const column = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) })
const card = async (ref: string) =>
  (await screen.findByRole('link', { name: `Open ${ref}` })).closest('li') as HTMLElement

function dragTo(dragged: HTMLElement, target: HTMLElement) {
  const dataTransfer = { setData: vi.fn(), effectAllowed: '' }
  const send = (type: 'dragStart' | 'dragOver' | 'drop', element: HTMLElement) => {
    const event = createEvent[type](element)
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer })
    fireEvent(element, event)
    return event
  }
  send('dragStart', dragged)
  const isTaken = send('dragOver', target).defaultPrevented
  send('drop', target)
  return isTaken
}

beforeEach(() => window.history.replaceState(null, '', '/partner-intro-dashboard'))
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['en', ['New: 1', 'Opened: 0', 'Waiting on them: 0', 'Accepted: 1', 'Closed (30 days): 1']],
  ['es', ['Nuevas: 1', 'Abiertas: 0', 'En espera de la persona: 0', 'Aceptadas: 1', 'Cerradas (30 días): 1']],
] as const)('five columns with their counts, from the same call as the table (%s)', async (language, titles) => {
  const { sent } = serve()
  await show('partner_staff', language)
  await screen.findByText('REF001')

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles)
  expect(sent.map(({ path }) => path)).toContain('/api/partner/introductions?board=1')
})

test('the menu offers only what may happen', async () => {
  serve()
  const { user } = await show()
  await user.click(within(await card('REF001')).getByRole('button', { name: 'Move… REF001' }))

  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Read what they wrote',
    'Need something',
    'Accept',
    'Decline…',
  ])
  expect(within(await card('REF003')).queryByRole('button')).toBeNull()
})

test('the menu is walked with the arrow keys and left with Escape', async () => {
  serve()
  const { user } = await show()
  const opener = within(await card('REF002')).getByRole('button', { name: 'Move… REF002' })
  opener.focus()
  await user.keyboard('{Enter}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Decline…')
  await user.keyboard('{End}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Need something')

  await user.keyboard('{Escape}')

  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

const outcome = { path: `/api/partner/introductions/${accepted.id}/outcome`, body: { outcome: 'got_help' } }

test('by keyboard a card moves, the keyboard goes along, and it is said', async () => {
  const { posts } = serve()
  const { user } = await show()
  within(await card('REF002'))
    .getByRole('button', { name: 'Move… REF002' })
    .focus()

  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}')

  await waitFor(() =>
    expect(document.activeElement).toBe(within(column('Closed')).getByRole('link', { name: 'Open REF002' })),
  )
  expect(posts()).toMatchObject([outcome])
  expect(screen.getByText('REF002 is now in Closed (30 days).')).toBeTruthy()
})

test('dragging calls the same transition; where a column means several things, it asks which', async () => {
  const { posts } = serve()
  const { user } = await show()

  expect(dragTo(await card('REF002'), column('Closed'))).toBe(true)
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Where does REF002 go?' })).getByRole('button', {
      name: 'They got help',
    }),
  )

  await waitFor(() => expect(within(column('Closed')).getByText('REF002')).toBeTruthy())
  expect(posts()).toMatchObject([outcome])
})

test('a column does not take a card that may not go there', async () => {
  const { posts } = serve()
  await show()

  expect(dragTo(await card('REF002'), column('New'))).toBe(false)
  expect(dragTo(await card('REF002'), column('Opened'))).toBe(false)
  expect(posts()).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['menu', 'drag'])('moving to Accepted by %s opens the form with that answer chosen', async (way) => {
  const { posts } = serve()
  const { user } = await show()
  if (way === 'drag') dragTo(await card('REF001'), column('Accepted'))
  else {
    await user.click(within(await card('REF001')).getByRole('button', { name: 'Move… REF001' }))
    await user.click(screen.getByRole('menuitem', { name: 'Accept' }))
  }
  const dialog = await screen.findByRole('dialog', { name: 'Answer Canaria 1' })

  const choice = await within(dialog).findByRole<HTMLInputElement>('radio', { name: /We'll contact this person/ })
  expect(choice.checked).toBe(true)
  expect(posts()).toEqual([])
})

test('moving to Opened means reading: nothing is sent until the words are asked for', async () => {
  const { posts } = serve()
  await show()
  dragTo(await card('REF001'), column('Opened'))

  const dialog = await screen.findByRole('dialog', { name: 'Canaria 1' })
  expect(within(dialog).getByRole('button', { name: 'Read what they wrote' })).toBeTruthy()
  expect(posts()).toEqual([])
})

test('lanes show who takes care of what', async () => {
  serve()
  const { user } = await show()

  await user.click(await screen.findByRole('checkbox', { name: 'Group by owner' }))

  expect(screen.getByRole('region', { name: 'Ana: 1' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'No one yet: 2' })).toBeTruthy()
})

test('a viewer moves nothing and sees no names', async () => {
  serve()
  await show('partner_viewer')
  const own = await card('REF001')

  expect(within(own).queryByRole('button')).toBeNull()
  expect(own.getAttribute('draggable')).toBe('false')
  expect(screen.queryByText(/Canaria/)).toBeNull()
  expect(screen.getByText(/You can see the list/)).toBeTruthy()
})

test('the front desk shows no names, asks again by itself and reads what is new', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const speech = fakeSpeech()
  const { board } = serve([fresh])
  window.history.replaceState(null, '', '/partner-intro-dashboard?desk=1')
  await show()
  const reading = await screen.findByRole('checkbox', { name: 'Read new ones aloud' })
  expect(screen.queryByText(/Canaria/)).toBeNull()
  fireEvent.click(reading)

  board.introductions = [buildPartnerIntroduction(4, { urgency: 'urgent', needs: ['legal'] }), fresh]
  await act(() => vi.advanceTimersByTimeAsync(30_000))

  await waitFor(() => expect(screen.getByText('New: 2')).toBeTruthy())
  expect(speech.queue.map(({ text }) => text).join(' ')).toContain('New introduction. Legal help. Today or tomorrow.')
  expect(speech.queue.map(({ text }) => text).join(' ')).not.toContain('Canaria')
})

test('a desk that cannot ask says since when, and waits longer each time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { board, sent } = serve([fresh])
  window.history.replaceState(null, '', '/partner-intro-dashboard?desk=1')
  await show()
  await screen.findByText('New: 1')
  const before = sent.length
  board.isDown = true

  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(sent).toHaveLength(before + 1)
  expect(await screen.findByText(/Last updated at/)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(50_000))
  expect(sent).toHaveLength(before + 1)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(sent).toHaveLength(before + 2)
})
