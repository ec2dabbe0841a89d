// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { adminReviewQueue as en } from '#content/en/admin-review-queue.ts'
import { adminReviewQueue as es } from '#content/es/admin-review-queue.ts'
import type { ChangeReviewItem } from '#contracts/partner-listings.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ChangesPanel } from './changes-panel.tsx'

const id = '00000000-0000-4000-8000-000000000021'
const waiting: ChangeReviewItem = {
  listingId: 'place-1',
  listingName: 'Harbor House',
  organization: 'Harbor',
  change: {
    id,
    kind: 'review',
    status: 'waiting',
    before: { street: '1 Old Street', zip: '90001' },
    after: { street: '2 New Street', zip: '90001' },
    author: 'Ana',
    at: '2026-11-14T12:00:00.000Z',
    reason: null,
    canUndo: false,
  },
}
const second: ChangeReviewItem = {
  ...waiting,
  listingName: 'Old Mill',
  change: { ...waiting.change, id: id.replace('21', '22'), kind: 'add', before: null },
}

type Answer = { status?: number; body: unknown }

function serve(changes: ChangeReviewItem[], decide: () => Answer = () => ({ body: { success: true } })) {
  let list = changes
  return fakeFetch(({ method, path }) => {
    if (method === 'GET') return { body: { success: true, changes: list } }
    const answer = decide()
    if (!answer.status) list = list.filter(({ change }) => !path.includes(change.id))
    return answer
  })
}

const decisions = (sent: readonly SentRequest[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

test('a change shows what it was and what it becomes, and nothing that stays', async () => {
  serve([waiting, second])
  await renderInLanguage(<ChangesPanel />)
  const card = async (name: string) => {
    const heading = await screen.findByRole('heading', { name })
    return within(heading.closest('article') as HTMLElement)
  }

  const edited = await card('Harbor House, by Harbor')
  expect([edited.getByRole('deletion').textContent, edited.getByRole('insertion').textContent]).toEqual([
    expect.stringContaining('1 Old Street'),
    expect.stringContaining('2 New Street'),
  ])
  expect(edited.queryByText('90001', { exact: false })).toBeNull()
  expect(edited.getByText('Written by Ana')).toBeTruthy()

  const added = await card('Old Mill, by Harbor')
  expect(added.getByText(en.changes.isNew)).toBeTruthy()
  expect(added.queryByRole('deletion')).toBeNull()
})

const both = [
  ['en', en],
  ['es', es],
] as const

test.each(both)('it is made public by one press, and that takes the focus (%s)', async (language, { changes }) => {
  const sent = serve([waiting])
  const { user } = await renderInLanguage(<ChangesPanel />, language)
  await user.click(await screen.findByRole('button', { name: changes.approveNamed.replace('{name}', 'Harbor House') }))

  const notice = await screen.findByRole('group', { name: changes.approved })
  expect(document.activeElement).toBe(notice)
  expect(decisions(sent)).toEqual([[`/api/admin/listing-changes/${id}/decide`, { decision: 'approve' }]])
  expect(await screen.findByText(changes.empty)).toBeTruthy()
})

test('while it is being sent, nothing else can be decided', async () => {
  const sent = serve([waiting, second])
  const { user } = await renderInLanguage(<ChangesPanel />)
  const approve = await screen.findByRole('button', { name: 'Make it public: Harbor House' })
  let letGo = () => {}
  const pendingRequest = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const network = fetch
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    if (call[1]?.method === 'POST') await pendingRequest
    return network(...call)
  })

  await user.dblClick(approve)

  expect(approve.getAttribute('aria-disabled')).toBe('true')
  const others = ['Send it back: Harbor House', 'Make it public: Old Mill', 'Send it back: Old Mill']
  for (const name of others) expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  letGo()
  await screen.findByRole('group', { name: en.changes.approved })
  expect(decisions(sent)).toHaveLength(1)
})

test('the server’s own word is told when it cannot be made public, and the list is asked for anew', async () => {
  const sent = serve([waiting], () => ({
    status: 409,
    body: { success: false, code: 'already_decided', error: 'Someone already decided this.' },
  }))
  const { user } = await renderInLanguage(<ChangesPanel />)
  await user.click(await screen.findByRole('button', { name: 'Make it public: Harbor House' }))

  expect(await screen.findByRole('group', { name: 'Someone already decided this.' })).toBeTruthy()
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
})

test.each(both)('it goes back only with a reason (%s)', async (language, { changes }) => {
  const sent = serve([waiting])
  const { user } = await renderInLanguage(<ChangesPanel />, language)
  await user.click(await screen.findByRole('button', { name: changes.refuseNamed.replace('{name}', 'Harbor House') }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: changes.sendRefuse }))
  expect(dialog.getByRole('link', { name: changes.needed })).toBeTruthy()
  expect(decisions(sent)).toEqual([])

  await user.type(dialog.getByLabelText(changes.reason), 'The street is wrong.')
  await user.click(dialog.getByRole('button', { name: changes.sendRefuse }))

  const notice = await screen.findByRole('group', { name: changes.refused })
  expect(document.activeElement).toBe(notice)
  expect(decisions(sent)).toEqual([
    [`/api/admin/listing-changes/${id}/decide`, { decision: 'refuse', reason: 'The street is wrong.' }],
  ])
})
