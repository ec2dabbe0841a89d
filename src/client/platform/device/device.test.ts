// @vitest-environment happy-dom
import { type MockInstance, beforeEach, expect, test, vi } from 'vitest'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { clearAll, readKey, writeKey } from '../storage/storage.ts'
import { clearThisDevice } from './clear-this-device.ts'
import { changeDeviceMode, getDeviceMode } from './device-mode.ts'
import { listenForQuickExit, quickExit } from './quick-exit.ts'

let leave: MockInstance<Location['replace']>

beforeEach(() => {
  leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  clearAll()
  writeKey('language', 'es')
  writeKey('chatModeActive', true)
  document.body.innerHTML = '<main>Housing near you</main>'
})

test('quick exit blanks the page, forgets this visit and goes to a neutral site', () => {
  leave.mockImplementation(() => expect(document.body.innerHTML + document.title).toBe(''))
  quickExit()
  expect(leave).toHaveBeenCalledWith('https://www.weather.gov')
  expect([{ ...sessionStorage }, { ...localStorage }]).toEqual([{}, { language: 'es' }])
})

test('no guard of unsent words holds a quick exit up', () => {
  const guard = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', guard)
  quickExit()
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  window.removeEventListener('beforeunload', guard)
})

test.each([
  ['own', true],
  ['shared', false],
] as const)('on a device that is %s, half-finished plan answers survive a quick exit: %s', async (mode, survives) => {
  fakeFetch()
  await changeDeviceMode(mode)
  const answers = { urgent_need: 'A bed', biggest_challenge: '', strengths: '', support_system: '', goals_3_months: '' }
  writeKey('plan-draft', { question: 1, answers })
  quickExit()
  expect(readKey('plan-draft')?.answers.urgent_need).toBe(survives ? 'A bed' : undefined)
})

test('on a shared device quick exit forgets everything', async () => {
  fakeFetch()
  await changeDeviceMode('shared')
  quickExit()
  expect({ ...sessionStorage, ...localStorage }).toEqual({})
  expect(getDeviceMode()).toBe('unasked')
})

test('Shift three times leaves, a held Shift does not, and nothing after the stop', () => {
  const stop = listenForQuickExit()
  const press = (repeat: boolean) => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', repeat }))
  for (const repeat of [true, true, true, false, false]) press(repeat)
  expect(leave).not.toHaveBeenCalled()
  press(false)
  expect(leave).toHaveBeenCalledTimes(1)
  stop()
  for (const repeat of [false, false, false]) press(repeat)
  expect(leave).toHaveBeenCalledTimes(1)
})

test('changing the mode moves storage and tells the server', async () => {
  const sent = fakeFetch()
  await changeDeviceMode('shared')
  expect({ ...localStorage }).toEqual({})
  expect(sent).toMatchObject([{ method: 'PUT', path: '/api/device', body: { mode: 'shared' } }])
})

test('clearing the device removes storage, databases and caches, and asks the server to forget', async () => {
  const sent = fakeFetch()
  const deleteDatabase = vi.fn()
  const deleteCache = vi.fn(async () => true)
  vi.stubGlobal('indexedDB', { databases: async () => [{ name: 'pack' }], deleteDatabase })
  vi.stubGlobal('caches', { keys: async () => ['shell'], delete: deleteCache })
  await clearThisDevice()
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
  expect(deleteDatabase).toHaveBeenCalledWith('pack')
  expect(deleteCache).toHaveBeenCalledWith('shell')
  expect(sent).toMatchObject([{ method: 'POST', path: '/api/device/clear', body: undefined }])
})

test('clearing the device works offline', async () => {
  fakeFetch(() => {
    throw new TypeError('Failed to fetch')
  })
  await clearThisDevice()
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
})
