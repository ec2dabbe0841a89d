// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { adminReview as en } from '#content/en/admin-review.ts'
import { adminReview as es } from '#content/es/admin-review.ts'
import { reviewQueues } from '#contracts/admin-service.ts'
import type { HistoryEntry } from '#contracts/review.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ReviewPage } from './review-page.tsx'

const id = (number: number) => `00000000-0000-4000-8000-0000000000${number}`
const entry: HistoryEntry = {
  id: id(81),
  queue: 'suggestions',
  itemId: id(82),
  title: { en: 'New Path', es: 'New Path' },
  action: 'close',
  reason: null,
  by: 'Rae',
  at: '2026-11-14T12:00:00.000Z',
  undoneAt: null,
  canUndo: true,
  change: null,
}
const undoneEntry: HistoryEntry = { ...entry, id: id(83), undoneAt: '2026-11-14T13:00:00.000Z', canUndo: false }
const back: HistoryEntry = {
  ...entry,
  id: id(84),
  action: 'undo',
  reason: 'The wrong button.',
  by: null,
  canUndo: false,
}

const home = {
  health: [],
  urgentPosts: 0,
  guessedAccounts: 0,
  toInvite: [],
  directoryLoadedAt: null,
  reggieMode: 'full',
  switchedOff: [],
  isPresenceOn: false,
  queues: reviewQueues.map((queue, at) => ({ queue, waiting: at, oldestAt: null })),
  counts: {
    listings: 0,
    organizations: 0,
    openIntroductions: 0,
    overdueIntroductions: 0,
    failedMail: 0,
    waitingMail: 0,
  },
}

function visit(
  role: 'reviewer' | 'admin',
  undo: () => { status?: number; body: unknown } = () => ({ body: { success: true } }),
) {
  history.replaceState(null, '', '/admin/review?tab=suggestions')
  staffSession.send({ type: 'found', account: buildPartnerAccount({ role, organization: null }) })
  let entries = [entry]
  return fakeFetch(({ method, path }) => {
    if (path === '/api/admin/home') return { body: { success: true, home } }
    if (path.includes('/history') && method === 'GET') return { body: { success: true, entries } }
    if (method === 'GET') return { body: { success: true, suggestions: [] } }
    const answer = undo()
    if (!answer.status) entries = [back, undoneEntry]
    return answer
  })
}
const both = [
  ['en', en],
  ['es', es],
] as const

afterEach(() => {
  staffSession.send({ type: 'signedOut' })
})

test.each(both)('every queue has its tab in order, with how many wait in it (%s)', async (language, { tabs }) => {
  visit('reviewer')
  await renderInLanguage(<ReviewPage />, language)
  await screen.findByRole('tab', { name: `${tabs.posts} (3)` })

  const names = [
    tabs.claims,
    `${tabs.changes} (1)`,
    `${tabs.reports} (2)`,
    `${tabs.posts} (3)`,
    `${tabs.opportunities} (4)`,
    `${tabs.suggestions} (5)`,
  ]
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(names)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(`${tabs.suggestions} (5)`)
})

test.each(both)('an administrator takes a decision back with a reason, once (%s)', async (language, words) => {
  const { history: text } = words
  const sent = visit('admin')
  const { user } = await renderInLanguage(<ReviewPage />, language)
  await user.click(await screen.findByText(text.lately))
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${text.undo}:.*New Path`) }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: text.undoSend }))
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  await user.type(dialog.getByLabelText(text.undoReason), 'The wrong button.')
  await user.click(dialog.getByRole('button', { name: text.undoSend }))

  const notice = await screen.findByRole('group', { name: text.undoneNow })
  expect(document.activeElement).toBe(notice)
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: `/api/admin/review/history/${entry.id}/undo`, body: { reason: 'The wrong button.' } },
  ])
  expect(await screen.findByText(new RegExp(text.nobody))).toBeTruthy()
  expect(screen.queryByRole('button', { name: new RegExp(`^${text.undo}:`) })).toBeNull()
})

test('what can no longer be undone is told in the dialog', async () => {
  visit('admin', () => ({
    status: 409,
    body: { success: false, code: 'nothing_to_undo', error: "You can't undo this anymore." },
  }))
  const { user } = await renderInLanguage(<ReviewPage />)
  await user.click(await screen.findByText(en.history.lately))
  await user.click(await screen.findByRole('button', { name: /^Undo:/ }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(en.history.undoReason), 'x')
  await user.click(dialog.getByRole('button', { name: en.history.undoSend }))

  expect(await dialog.findByText("You can't undo this anymore.")).toBeTruthy()
})

test('a reviewer reads who decided what and undoes nothing; nothing is asked for before the fold is opened', async () => {
  const sent = visit('reviewer')
  const { user } = await renderInLanguage(<ReviewPage />)
  const fold = await screen.findByText(en.history.lately)
  expect(sent.some(({ path }) => path.includes('/history'))).toBe(false)
  await user.click(fold)

  expect(await screen.findByText(/^Taken off the list · Rae · Nov 14, 2026/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})
