// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminReview as en } from '#content/en/admin-review.ts'
import { adminReview as es } from '#content/es/admin-review.ts'
import type { OpportunityReviewItem } from '#contracts/opportunities-staff.ts'
import { buildOpening } from '#testing/builders/listing.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { OpeningsPanel } from './openings-panel.tsx'

const id = '00000000-0000-4000-8000-000000000061'
const waiting: OpportunityReviewItem = {
  id,
  opportunity: buildOpening({ duties: ['driving', 'money'] }),
  status: 'pending',
  reason: null,
  createdAt: '2026-11-14T12:00:00.000Z',
  expiresOn: '2026-12-14',
  organization: 'Harbor',
  reports: { turned_away: 0, gone: 0, wrong: 0 },
}
const reportedItem: OpportunityReviewItem = {
  ...waiting,
  status: 'live',
  reports: { turned_away: 2, gone: 0, wrong: 1 },
}
const rejected: OpportunityReviewItem = { ...waiting, status: 'rejected', reason: 'No pay named.' }

function serve(first = waiting) {
  let list = [first]
  return fakeFetch(({ method, path }) => {
    if (path.includes('/history')) return { body: { success: true, entries: [] } }
    if (method === 'GET')
      return { body: { success: true, opportunities: path.includes('decided') ? [rejected] : list } }
    list = []
    return { body: { success: true } }
  })
}
const both = [
  ['en', en, 'Warehouse helper'],
  ['es', es, 'Ayudante de almacén'],
] as const

test('an opening stands there as people will see it, with the other language and what the work is about', async () => {
  serve()
  await renderInLanguage(<OpeningsPanel />)
  const card = within((await screen.findAllByRole('article'))[0] as HTMLElement)

  expect(card.getByText('Posted by Harbor, Nov 14, 2026')).toBeTruthy()
  expect(card.getByText('You load and unload trucks.')).toBeTruthy()
  expect(card.getByText('Carga y descarga camiones.')).toBeTruthy()
  expect(card.getByText('Driving · Handles money')).toBeTruthy()
})

test.each(both)('it is published by one press (%s)', async (language, { openings }, name) => {
  const sent = serve()
  const { user } = await renderInLanguage(<OpeningsPanel />, language)
  await user.click(await screen.findByRole('button', { name: openings.publishNamed.replace('{name}', name) }))

  const notice = await screen.findByRole('group', { name: openings.published })
  expect(document.activeElement).toBe(notice)
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: `/api/admin/opportunities/${id}/decide`, body: { decision: 'publish' } },
  ])
  expect(await screen.findByText(openings.empty)).toBeTruthy()
})

test.each(both)('it is turned down only with a reason (%s)', async (language, { openings }, name) => {
  const sent = serve()
  const { user } = await renderInLanguage(<OpeningsPanel />, language)
  await user.click(await screen.findByRole('button', { name: openings.rejectNamed.replace('{name}', name) }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: openings.sendReject }))
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  await user.type(dialog.getByLabelText(openings.reason), 'Say what it pays.')
  await user.click(dialog.getByRole('button', { name: openings.sendReject }))

  await screen.findByRole('group', { name: openings.rejected })
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    decision: 'reject',
    reason: 'Say what it pays.',
  })
})

test('what was decided says why and can no longer be decided here', async () => {
  serve()
  const { user } = await renderInLanguage(<OpeningsPanel />)
  await user.click(await screen.findByRole('radio', { name: en.decided }))

  expect(await screen.findByText('The reason: No pay named.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull()
  expect(screen.getByText(en.history.item)).toBeTruthy()
})

test.each(both)(
  'what people told of a public one is counted by kind, and it can stay (%s)',
  async (language, { openings }, name) => {
    const sent = serve(reportedItem)
    const { user } = await renderInLanguage(<OpeningsPanel />, language)
    const { turned_away: turnedAway, gone, wrong } = openings.reportKinds
    expect(await screen.findByText(`${turnedAway}: 2`)).toBeTruthy()
    expect(screen.getByText(`${wrong}: 1`)).toBeTruthy()
    expect(screen.queryByText(new RegExp(gone))).toBeNull()
    await user.click(screen.getByRole('button', { name: openings.stayNamed.replace('{name}', name) }))

    await screen.findByRole('group', { name: openings.stays })
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ decision: 'publish' })
  },
)

test.each(both)('a public one is taken down only with a reason (%s)', async (language, { openings }, name) => {
  const sent = serve(reportedItem)
  const { user } = await renderInLanguage(<OpeningsPanel />, language)
  await user.click(await screen.findByRole('button', { name: openings.hideNamed.replace('{name}', name) }))
  const dialog = within(screen.getByRole('dialog', { name: openings.hideTitle.replace('{name}', name) }))
  await user.click(dialog.getByRole('button', { name: openings.sendHide }))
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  await user.type(dialog.getByLabelText(openings.reason), 'They stopped hiring.')
  await user.click(dialog.getByRole('button', { name: openings.sendHide }))

  await screen.findByRole('group', { name: openings.hidden })
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    decision: 'hide',
    reason: 'They stopped hiring.',
  })
})
