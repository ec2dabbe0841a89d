// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findVisibleToast } from '#domain/toasts/toast-state.ts'
import { openedResponse } from '#client/features/saved/opened-response.ts'
import { stillYou } from '#client/platform/device/last-visit.ts'
import { clearAll } from '#client/platform/storage/storage.ts'
import { answersBanner, forgetIntroductions } from '#client/state/introductions/introductions.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { saved } from '#client/state/saved/saved.ts'
import { toasts } from '#client/state/navigation/toasts.ts'
import { buildSavedResource } from '#testing/builders/saved-resource.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ResponseDetailPage } from './response-detail-page.tsx'
import { SavedResourcesPage } from './saved-resources-page.tsx'

const id = '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a'
const sentAt = Date.UTC(2026, 10, 14)
const savedListing = buildSavedResource({ id: 'kept', name: 'Kept Place' })
const waiting = buildSavedResource({
  id: 'waiting',
  name: 'Waiting Place',
  warmIntroStatus: 'pending',
  warmIntroSentAt: sentAt,
  introductionId: id,
  introductionState: 'sent',
  delivery: 'sent',
})
const introduction = {
  id,
  resourceId: 'waiting',
  resourceName: 'Waiting Place',
  status: 'completed',
  state: 'accepted',
  createdAt: new Date(sentAt).toISOString(),
  updatedAt: new Date(sentAt + 1000).toISOString(),
  partnerResponse: 'Come by today',
  partnerContact: null,
  partnerInstructions: null,
}

beforeEach(() => {
  clearAll()
  stillYou.dismiss()
  openScreen('saved-resources')
})

afterEach(() => {
  saved.send({ type: 'cleared' })
  forgetIntroductions()
  openedResponse.send(null)
  mainSession.send({ type: 'startedOver' })
})

const replyWithIntroductions =
  (introductions: object[]) =>
  ({ path, method }: SentRequest) =>
    path === '/api/warm-introductions' && method === 'GET'
      ? { body: { success: true, introductions } }
      : { body: { success: true } }

const paths = (requests: SentRequest[]) => requests.map(({ method, path }) => `${method} ${path}`)

test('places another version stored with ISO times are listed with their answer', async () => {
  const answer = { message: 'Come by today', respondedAt: '2026-11-15T10:00:00.000Z', isRead: false }
  const stored = [
    { ...waiting, introductionId: undefined, warmIntroSentAt: '2026-11-14T09:30:00.000Z' },
    { ...savedListing, warmIntroStatus: 'responded', warmIntroSentAt: '2026-11-14', providerResponse: answer },
  ]
  localStorage.setItem('savedResources', JSON.stringify(stored))
  dispatchEvent(new StorageEvent('storage', { key: 'savedResources' }))
  fakeFetch(replyWithIntroductions([]))
  await renderInLanguage(<SavedResourcesPage />)
  const items = within(screen.getByRole('main')).getAllByRole('listitem')
  expect(items.map((item) => ['Kept Place', 'Waiting Place'].find((name) => item.textContent.includes(name)))).toEqual([
    'Kept Place',
    'Waiting Place',
  ])
})

test('opening the list brings an answer in, and opening the answer marks it read here and there', async () => {
  const sent = fakeFetch(replyWithIntroductions([introduction]))
  saved.send({ type: 'restored', saved: [savedListing, waiting] })
  const { user } = await renderInLanguage(<SavedResourcesPage />)
  await user.click(await screen.findByRole('button', { name: 'View Response from Waiting Place' }))
  expect(mainSession.get().screen).toBe('response-detail')
  await renderInLanguage(<ResponseDetailPage />)
  expect(screen.getByText('Come by today')).toBeDefined()
  await vi.waitFor(() =>
    expect(paths(sent)).toEqual(['GET /api/warm-introductions', `POST /api/warm-introductions/${id}/read`]),
  )
  expect(saved.get().find((listing) => listing.id === 'waiting')?.providerResponse?.isRead).toBe(true)
  expect(answersBanner.get().ids).toEqual([])
})

test('with nothing asked the server is left alone', async () => {
  const sent = fakeFetch()
  saved.send({ type: 'restored', saved: [savedListing] })
  await renderInLanguage(<SavedResourcesPage />)
  expect(screen.getByRole('heading', { name: 'Kept Place' })).toBeDefined()
  expect(sent).toEqual([])
})

test('a kept place can be called and, in its details, connected with; one that was asked says Sent', async () => {
  fakeFetch(replyWithIntroductions([]))
  const office = buildSavedResource({ id: 'office', name: 'City Housing', kind: 'housing-authority' })
  saved.send({ type: 'restored', saved: [savedListing, waiting, office] })
  const { user } = await renderInLanguage(<SavedResourcesPage />)
  const card = (name: string) => within(screen.getByRole('article', { name }))
  expect(
    card('Kept Place')
      .getByRole('link', { name: /^Call \(213\) 555-0100 ?· Kept Place$/ })
      .getAttribute('href'),
  ).toBe('tel:+12135550100')
  for (const name of ['Kept Place', 'Waiting Place', 'City Housing'])
    await user.click(card(name).getByRole('button', { name: `Details about ${name}` }))
  expect(card('Waiting Place').getByRole('button', { name: 'Sent to Waiting Place' })).toBeDefined()
  expect(card('City Housing').queryByRole('button', { name: /^Connect/ })).toBeNull()
  await user.click(card('Kept Place').getByRole('button', { name: 'Connect with Kept Place' }))
  expect(await screen.findByRole('dialog')).toBeDefined()
})

test('Mark as Read counts it as read without opening it', async () => {
  fakeFetch(replyWithIntroductions([introduction]))
  saved.send({ type: 'restored', saved: [waiting] })
  const { user } = await renderInLanguage(<SavedResourcesPage />)
  expect(await screen.findByText('New Responses (1)')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Mark as Read: Waiting Place' }))
  expect(screen.queryByText('New Responses (1)')).toBeNull()
  expect(mainSession.get().screen).toBe('saved-resources')
})

test('Refresh says that the list is up to date, or that it could not ask', async () => {
  let isDown = false
  fakeFetch((request) => (isDown ? { status: 503 } : replyWithIntroductions([])(request)))
  saved.send({ type: 'restored', saved: [waiting] })
  const { user } = await renderInLanguage(<SavedResourcesPage />)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Your list is up to date.')).toBeDefined()
  isDown = true
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(/We couldn't check for updates/)).toBeDefined()
})

test('removing a place that was asked takes the request back first', async () => {
  const sent = fakeFetch(replyWithIntroductions([]))
  saved.send({ type: 'restored', saved: [savedListing, waiting] })
  const { user } = await renderInLanguage(<SavedResourcesPage />)
  await user.click(screen.getByRole('button', { name: 'Remove Waiting Place' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, remove it' }))
  await vi.waitFor(() => expect(saved.get().map((listing) => listing.id)).toEqual(['kept']))
  const body = { resourceName: 'Waiting Place', id }
  expect(sent.at(-1)).toMatchObject({ path: '/api/warm-introductions/delete', body })
})

test('a place whose request could not be taken back stays', async () => {
  fakeFetch(({ path }) => (path.endsWith('/delete') ? { status: 503 } : { body: { success: true, introductions: [] } }))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  saved.send({ type: 'restored', saved: [waiting] })
  const { user } = await renderInLanguage(<SavedResourcesPage />)
  await user.click(screen.getByRole('button', { name: 'Remove Waiting Place' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, remove it' }))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(saved.get()).toHaveLength(1)
})

test('a kept place goes at once and can be brought back', async () => {
  const sent = fakeFetch()
  saved.send({ type: 'restored', saved: [savedListing] })
  const { user } = await renderInLanguage(<SavedResourcesPage />)
  await user.click(screen.getByRole('button', { name: 'Remove Kept Place' }))
  expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeDefined()
  const toast = findVisibleToast(toasts.get())
  expect([toast?.title, toast?.text, sent]).toEqual(['Removed', 'Kept Place', []])
  act(() => toast?.action?.onPress())
  expect(screen.getByRole('heading', { name: 'Kept Place' })).toBeDefined()
})

test('words this device did not keep come back from the server, and only then count as read', async () => {
  const answered = { ...waiting, warmIntroStatus: 'responded' as const, introductionState: 'accepted' as const }
  const withoutWords = { ...answered, providerResponse: { respondedAt: sentAt + 1000, isRead: false } }
  saved.send({ type: 'restored', saved: [withoutWords] })
  openedResponse.send('waiting')
  openScreen('response-detail')
  const sent = fakeFetch(replyWithIntroductions([introduction]))
  await renderInLanguage(<ResponseDetailPage />)
  expect(screen.getByText('Getting the answer…')).toBeDefined()
  expect(saved.get()[0]?.providerResponse?.isRead).toBe(false)
  expect(await screen.findByText('Come by today')).toBeDefined()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(saved.get()[0]?.providerResponse?.isRead).toBe(true)
})

test('an answer that may not be read here is not marked read', async () => {
  const { partnerResponse: _, partnerContact: _contact, partnerInstructions: _what, ...leftOut } = introduction
  saved.send({ type: 'restored', saved: [waiting] })
  openedResponse.send('waiting')
  const sent = fakeFetch(replyWithIntroductions([leftOut]))
  saved.send({ type: 'merged', introductions: [{ ...leftOut, status: 'completed', state: 'accepted' }] })
  await renderInLanguage(<ResponseDetailPage />)
  expect(await screen.findByText(/come back with your three words/)).toBeDefined()
  expect(paths(sent)).toEqual(['GET /api/warm-introductions'])
  expect(saved.get()[0]?.providerResponse?.isRead).toBe(false)
})

test('an answer that is gone leads back to the list', async () => {
  openScreen('response-detail')
  const { user } = await renderInLanguage(<ResponseDetailPage />, 'es')
  expect(screen.getByRole('heading', { level: 1, name: 'Esta respuesta ya no está aquí' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Volver a mi lista' }))
  expect(mainSession.get().screen).toBe('saved-resources')
})
