// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stillYou } from '#client/platform/device/last-visit.ts'
import { clearAll, moveStorageTo } from '#client/platform/storage/storage.ts'
import { answersBanner } from '#client/state/introductions/introductions.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { saved } from '#client/state/saved/saved.ts'
import { buildSavedResource } from '#testing/builders/saved-resource.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ResponseBanner } from './response-banner.tsx'

const answered = (id: string, name: string) =>
  buildSavedResource({
    id,
    name,
    warmIntroStatus: 'responded',
    providerResponse: { message: 'Yes', respondedAt: 1, isRead: false },
  })

beforeEach(() => {
  clearAll()
  stillYou.dismiss()
  saved.send({ type: 'restored', saved: [answered('a', 'Harbor House'), answered('b', 'Second')] })
})

afterEach(() => {
  saved.send({ type: 'cleared' })
  answersBanner.send({ type: 'dismissed' })
  mainSession.send({ type: 'startedOver' })
  history.replaceState(null, '', '/')
})

const showAnswers = (...ids: string[]) => act(() => answersBanner.send({ type: 'shown', ids }))

test.each([
  ['en', 'Harbor House answered you', 'View Response'],
  ['es', 'Harbor House le respondió', 'Ver la respuesta'],
] as const)('in %s one answer is told with the name of the place', async (language, words, view) => {
  await renderInLanguage(<ResponseBanner />, language)
  expect(screen.getByRole('status').textContent).toBe('')
  showAnswers('a')
  expect(screen.getByRole('status').textContent).toContain(words)
  expect(screen.getByRole('button', { name: view })).toBeDefined()
})

test('several answers are told with their number', async () => {
  await renderInLanguage(<ResponseBanner />)
  showAnswers('a', 'b')
  expect(screen.getByText('2 places answered you')).toBeDefined()
})

test('on a shared device no name stands on the screen', async () => {
  moveStorageTo('shared')
  await renderInLanguage(<ResponseBanner />)
  showAnswers('a')
  expect(screen.getByText('A place answered you')).toBeDefined()
  expect(document.body.textContent).not.toContain('Harbor House')
})

test('View Response opens the saved list from any page and ends the banner', async () => {
  history.replaceState(null, '', '/community')
  const { user } = await renderInLanguage(<ResponseBanner />)
  showAnswers('a')
  await user.click(screen.getByRole('button', { name: 'View Response' }))
  expect([location.pathname, mainSession.get().screen]).toEqual(['/', 'saved-resources'])
  expect(screen.getByRole('status').textContent).toBe('')
})

test('it can be dismissed without leaving the page', async () => {
  const { user } = await renderInLanguage(
    <>
      <ResponseBanner />
      <main id="main" tabIndex={-1} />
    </>,
  )
  showAnswers('a')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect([screen.getByRole('status').textContent, mainSession.get().screen]).toEqual(['', 'welcome'])
  expect(document.activeElement?.id).toBe('main')
})
