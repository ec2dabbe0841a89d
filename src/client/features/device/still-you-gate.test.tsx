// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coverAgainMs, stillYouAfterMs } from '#domain/device/still-you.ts'
import { changeDeviceMode, getDeviceMode } from '#client/platform/device/device-mode.ts'
import { startLastVisit } from '#client/platform/device/last-visit.ts'
import { clearAll, readKey, writeKey } from '#client/platform/storage/storage.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { saved } from '#client/state/saved/saved.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { StillYouGate } from './still-you-gate.tsx'

const list = (
  <StillYouGate>
    <p>My private list</p>
  </StillYouGate>
)
const start = new Date('2026-11-15T12:00:00Z').getTime()
let later = start

beforeEach(() => {
  fakeFetch()
  // Each test uses its own day, so that the gate's memory of the last one has expired.
  later += 10 * stillYouAfterMs
  vi.useFakeTimers({ now: later, toFake: ['Date'] })
  clearAll()
  // A new page load: state of the last one is gone.
  startLastVisit()()
  writeKey('sessionId', 'fp_abc')
})

afterEach(() => {
  vi.useRealTimers()
})

test('soon after the last visit the list is simply there', async () => {
  writeKey('lastVisit', later - 1000)
  await renderInLanguage(list)
  expect(screen.getByText('My private list')).toBeTruthy()
})

test.each([
  ['en', 'Still you?', "Yes, it's me"],
  ['es', '¿Todavía es usted?', 'Sí, soy yo'],
] as const)('in %s, after half an hour, it asks before it shows anything', async (language, question, yes) => {
  writeKey('lastVisit', later - stillYouAfterMs - 1)
  const { user } = await renderInLanguage(list, language)
  expect(await screen.findByRole('heading', { level: 1, name: question })).toBeTruthy()
  expect(screen.queryByText('My private list')).toBeNull()
  await user.click(screen.getByRole('button', { name: yes }))
  expect(screen.getByText('My private list')).toBeTruthy()
  expect(readKey('lastVisit')).toBe(later)
})

test('once answered, it is not asked again on this visit', async () => {
  writeKey('lastVisit', later - stillYouAfterMs - 1)
  const { user, unmount } = await renderInLanguage(list)
  await user.click(await screen.findByRole('button', { name: "Yes, it's me" }))
  unmount()
  await renderInLanguage(list)
  expect(screen.getByText('My private list')).toBeTruthy()
})

test('"No" clears the device and the page, and goes home', async () => {
  writeKey('lastVisit', later - stillYouAfterMs - 1)
  saved.send({ type: 'added', resource: buildResource(), location: null })
  mainSession.send({ type: 'opened', screen: 'saved-resources' })
  history.replaceState(null, '', '/my-introductions')
  const { user } = await renderInLanguage(list)
  await user.click(await screen.findByRole('button', { name: 'No, clear this device' }))
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect([mainSession.get().screen, saved.get()]).toEqual(['welcome', []])
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
})

test('a person’s own device never asks', async () => {
  writeKey('lastVisit', later - 100 * stillYouAfterMs)
  await changeDeviceMode('own')
  await renderInLanguage(list)
  expect(screen.getByText('My private list')).toBeTruthy()
})

test.each([
  ['en', 'This is private', 'Show it'],
  ['es', 'Esto es privado', 'Mostrar'],
] as const)('in %s a shared device takes one more tap, again after a minute', async (language, title, show) => {
  await changeDeviceMode('shared')
  expect(getDeviceMode()).toBe('shared')
  const first = await renderInLanguage(list, language)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  await first.user.click(screen.getByRole('button', { name: show }))
  first.unmount()
  const second = await renderInLanguage(list, language)
  expect(screen.getByText('My private list')).toBeTruthy()
  second.unmount()
  vi.setSystemTime(later + coverAgainMs + 1)
  await renderInLanguage(list, language)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.queryByText('My private list')).toBeNull()
})
