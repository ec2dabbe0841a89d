// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { draftLifetimeMs, forgetDraft, keepDraft, readDraft, removeOldDrafts } from './form-drafts.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { clearThisDevice } from '../device/clear-this-device.ts'
import { quickExit } from '../device/quick-exit.ts'
import { clearAll, moveStorageTo } from '../storage/storage.ts'

const start = new Date('2026-11-18T12:00:00Z').getTime()
const Words = z.string()
const everything = () => JSON.stringify({ ...localStorage, ...sessionStorage })

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  fakeFetch()
  clearAll()
})
afterEach(() => void vi.useRealTimers())

test('on the person’s own device a draft survives a quick exit', () => {
  moveStorageTo('own')
  keepDraft('task', 'Call the clinic')
  quickExit()
  expect(readDraft('task', Words)).toBe('Call the clinic')
})

test.each(['shared', 'unasked'] as const)('on a device that is %s nothing is kept, not even in the tab', (mode) => {
  if (mode === 'shared') moveStorageTo('shared')
  keepDraft('introduction', 'Ana, 213-555-0100')
  expect(everything()).not.toContain('555')
  expect(readDraft('introduction', Words)).toBeUndefined()
})

test('a device that becomes a shared one forgets its drafts', () => {
  moveStorageTo('own')
  keepDraft('introduction', 'Ana, 213-555-0100')
  moveStorageTo('shared')
  expect(everything()).not.toContain('555')
})

test('each form has its own draft, and one that was sent goes alone', () => {
  moveStorageTo('own')
  keepDraft('task', 'Call the clinic')
  keepDraft('chat', 'Where can I')
  forgetDraft('task')
  expect([readDraft('task', Words), readDraft('chat', Words)]).toEqual([undefined, 'Where can I'])
  forgetDraft('chat')
  expect(localStorage.getItem('form-drafts')).toBeNull()
})

test('a day later a draft is removed from storage, also by a page that shows no form', () => {
  moveStorageTo('own')
  keepDraft('introduction', 'Ana, 213-555-0100')
  vi.setSystemTime(start + draftLifetimeMs)
  removeOldDrafts()
  expect(everything()).not.toContain('555')
})

test('a draft of another shape is not shown', () => {
  moveStorageTo('own')
  keepDraft('task', { title: 7 })
  expect(readDraft('task', Words)).toBeUndefined()
})

test('“Clear this device” removes every draft, and nothing is kept after it', async () => {
  moveStorageTo('own')
  keepDraft('chat', 'Where can I')
  await clearThisDevice()
  keepDraft('chat', 'Where can I')
  expect(everything()).not.toContain('Where')
})
