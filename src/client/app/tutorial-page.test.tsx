// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { TutorialPage } from './tutorial-page.tsx'
import { readKey, removeKey, writeKey } from '#client/platform/storage/storage.ts'
import { renderInLanguage } from '#testing/render.tsx'

beforeEach(() => removeKey('reggie-tutorial-progress'))

const film = () => document.querySelector('video')
const heading = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent
const stepsDone = () => readKey('reggie-tutorial-progress')?.completed

test('the tour begins at an intro, goes through three steps and remembers each', async () => {
  const { user } = await renderInLanguage(<TutorialPage />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('See how it works')
  await user.click(screen.getByRole('button', { name: 'Start the tutorial' }))
  expect([heading(), stepsDone()]).toEqual(['Find Resources Near Me', [1]])
  expect(film()?.getAttribute('src')).toBe('/api/video/find-resources.mp4?cb=step-1')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect([heading(), stepsDone()]).toEqual(['Chat with Reggie AI', [1, 2]])
  await user.click(screen.getByRole('button', { name: 'Go to step 3: Action Plan Generator' }))
  expect(stepsDone()).toEqual([1, 2, 3])
  expect(screen.getByRole('progressbar', { name: /Tutorial progress/ }).getAttribute('aria-valuetext')).toBe(
    '100% done',
  )
  for (const part of ['Resource Search', 'AI Chat', 'Action Plans']) {
    expect(screen.getByText(`${part}: complete`)).toBeTruthy()
  }
})

test('who comes back goes on where they were, and the reset forgets it', async () => {
  writeKey('reggie-tutorial-progress', { currentStep: 2, completed: [1, 2], started: true, lastAccessed: 1 })
  const { user } = await renderInLanguage(<TutorialPage />)
  await user.click(screen.getByRole('button', { name: 'Continue with step 2' }))
  expect(heading()).toBe('Chat with Reggie AI')
  await user.click(screen.getByRole('button', { name: 'Start the tutorial over' }))
  expect(screen.getByRole('button', { name: 'Start the tutorial' })).toBeTruthy()
  expect(stepsDone()).toEqual([])
})

test('in Spanish the film and its captions are the Spanish ones', async () => {
  const { user } = await renderInLanguage(<TutorialPage />, 'es')
  await user.click(screen.getByRole('button', { name: 'Empezar el tutorial' }))
  expect(film()?.getAttribute('src')).toBe('/api/video/find-resources-es.mp4?cb=step-1')
  expect(document.querySelector('track')?.getAttribute('src')).toBe('/api/video/find-resources-es.vtt?cb=step-1')
})

test('a film that does not come leaves a card with another way, and the words are there all the same', async () => {
  const { user } = await renderInLanguage(<TutorialPage />)
  await user.click(screen.getByRole('button', { name: 'Start the tutorial' }))
  const video = film()
  if (video) fireEvent.error(video)
  expect(screen.getByText('The video is temporarily unavailable')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open in New Tab' }).getAttribute('href')).toContain(
    '/api/video/find-resources.mp4',
  )
  expect(screen.getByText('Type your city or ZIP code.')).toBeTruthy()
})
