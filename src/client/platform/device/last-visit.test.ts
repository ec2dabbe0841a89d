// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stillYouAfterMs } from '#domain/device/still-you.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { buildSavedResource } from '#testing/builders/saved-resource.ts'
import { clearAll, readKey, writeKey } from '../storage/storage.ts'
import { changeDeviceMode } from './device-mode.ts'
import { startLastVisit, stillYou } from './last-visit.ts'

const start = new Date('2026-11-15T12:00:00Z').getTime()
const longAgo = start - stillYouAfterMs - 1
let stop = () => undefined as void

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  clearAll()
  writeKey('sessionId', 'fp_abc')
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('a first visit is noted and asks nothing', () => {
  stop = startLastVisit()
  expect([readKey('lastVisit'), stillYou.isOpen()]).toEqual([start, false])
})

test('the question is about the visit before this one', () => {
  writeKey('lastVisit', longAgo)
  stop = startLastVisit()
  expect(stillYou.isOpen()).toBe(true)
})

test('while the question is open nothing answers it: neither activity nor another look', () => {
  writeKey('lastVisit', longAgo)
  stop = startLastVisit()
  window.dispatchEvent(new Event('pointerdown'))
  expect([readKey('lastVisit'), stillYou.isOpen()]).toEqual([longAgo, true])
})

test('"Yes" closes it and counts as a sign of life', () => {
  writeKey('lastVisit', longAgo)
  stop = startLastVisit()
  stillYou.confirm()
  expect([readKey('lastVisit'), stillYou.isOpen()]).toEqual([start, false])
})

test('activity is noted at most once a minute', () => {
  stop = startLastVisit()
  vi.setSystemTime(start + 59_000)
  window.dispatchEvent(new Event('keydown'))
  expect(readKey('lastVisit')).toBe(start)
  vi.setSystemTime(start + 60_000)
  window.dispatchEvent(new Event('keydown'))
  expect(readKey('lastVisit')).toBe(start + 60_000)
})

test('after the device was cleared nothing is written again', () => {
  stop = startLastVisit()
  clearAll()
  vi.setSystemTime(start + 120_000)
  window.dispatchEvent(new Event('keydown'))
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
})

test('a list whose last visit is not known asks', () => {
  writeKey('savedResources', [buildSavedResource()])
  stop = startLastVisit()
  expect(stillYou.isOpen()).toBe(true)
})

test('a person’s own device never asks', async () => {
  fakeFetch()
  await changeDeviceMode('own')
  // The previous check was answered while the mode was changing, so this load checks again.
  startLastVisit()()
  writeKey('lastVisit', longAgo)
  stop = startLastVisit()
  expect(stillYou.isOpen()).toBe(false)
})
