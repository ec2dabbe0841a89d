// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminReviewQueue as en } from '#content/en/admin-review-queue.ts'
import { adminReviewQueue as es } from '#content/es/admin-review-queue.ts'
import type { Suggestion } from '#contracts/claims.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { SuggestionsPanel } from './suggestions-panel.tsx'

const suggestion: Suggestion = {
  id: '00000000-0000-4000-8000-000000000011',
  name: 'New Path',
  city: 'Fresno',
  state: 'CA',
  phone: null,
  website: 'https://example.org/x',
  what: 'Beds for men.',
  contactName: 'Kim Example',
  email: 'kim@example.org',
  language: 'es',
  createdAt: '2026-11-14T12:00:00.000Z',
}

function serve(close: () => { status?: number; body: unknown } = () => ({ body: { success: true } })) {
  let suggestions = [suggestion]
  return fakeFetch(({ method }) => {
    if (method === 'GET') return { body: { success: true, suggestions } }
    const answer = close()
    if (!answer.status) suggestions = []
    return answer
  })
}

test('a suggestion shows all that was told; its web address is text and no link', async () => {
  serve()
  await renderInLanguage(<SuggestionsPanel />)

  const card = within((await screen.findByRole('heading', { name: 'New Path' })).closest('article') as HTMLElement)
  expect(card.getByText('Fresno, CA')).toBeTruthy()
  expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
    en.suggestions.what,
    en.suggestions.website,
    en.suggestions.from,
    en.suggestions.email,
  ])
  expect(card.getByText('https://example.org/x')).toBeTruthy()
  expect(card.queryByRole('link')).toBeNull()
})

const both = [
  ['en', en],
  ['es', es],
] as const

test.each(both)('it is taken off after one more question (%s)', async (language, { suggestions }) => {
  const sent = serve()
  const named = (text: string) => text.replace('{name}', 'New Path')
  const { user } = await renderInLanguage(<SuggestionsPanel />, language)
  await user.click(await screen.findByRole('button', { name: named(suggestions.closeNamed) }))
  await user.click(screen.getByRole('button', { name: suggestions.keep }))
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(screen.getByRole('button', { name: named(suggestions.closeNamed) }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: suggestions.close }))

  const notice = await screen.findByRole('group', { name: named(suggestions.closed) })
  expect(document.activeElement).toBe(notice)
  expect(await screen.findByText(suggestions.empty)).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/api/admin/suggestions/${suggestion.id}/close`,
  ])
})

test('a place told by people says where, for what and by how many, and one press makes a draft of it', async () => {
  const told = { address: '<b>5th</b> and Oak', need: 'food-assistance' as const, times: 3 }
  const sent = fakeFetch(({ method }) =>
    method === 'GET'
      ? { body: { success: true, suggestions: [{ ...suggestion, contactName: '', email: '', website: null, told }] } }
      : { body: { success: true, listingId: 'told-1', similar: ['New Path House'] } },
  )
  const { user } = await renderInLanguage(<SuggestionsPanel />)

  expect(await screen.findByText('<b>5th</b> and Oak')).toBeTruthy()
  expect(screen.getByText(en.suggestions.toldBy.replace('{count}', '3'))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Make a draft of New Path' }))

  const notice = await screen.findByRole('group', { name: /New Path is a draft now.*New Path House/ })
  expect(document.activeElement).toBe(notice)
  expect(screen.getByRole('link', { name: en.suggestions.openDraft }).getAttribute('href')).toBe(
    '/admin/listings?listing=told-1',
  )
  expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/api/admin/suggestions/${suggestion.id}/draft`,
  ])
})

test('a place to look for has nothing to make a draft of', async () => {
  fakeFetch(() => ({ body: { success: true, suggestions: [{ ...suggestion, isTask: true }] } }))
  await renderInLanguage(<SuggestionsPanel />)

  expect(await screen.findByRole('button', { name: 'Take it off the list: New Path' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Make a draft/ })).toBeNull()
})

test('when it does not work that is said, and it stays on the list', async () => {
  serve(() => ({ status: 500, body: 'down' }))
  const { user } = await renderInLanguage(<SuggestionsPanel />)
  await user.click(await screen.findByRole('button', { name: 'Take it off the list: New Path' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: en.suggestions.close }))

  expect(await screen.findByRole('group', { name: en.notSent })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'New Path' })).toBeTruthy()
})
