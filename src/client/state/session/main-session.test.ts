// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { writeKey } from '#client/platform/storage/storage.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { followResultRequests, isStartingWithResults, mainSession, openResultsFromAddress } from './main-session.ts'

const results = { resources: [buildResource()], location: { state: 'LA', county: 'Orleans Parish' }, timestamp: 1 }

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
  mainSession.send({ type: 'startedOver' })
})

test('/#resources opens the results when there are any', () => {
  writeKey('cacheVersion', '1')
  writeKey('lastSearchResults', results)
  history.replaceState(null, '', '/#resources')
  followResultRequests()()
  expect(mainSession.get().screen).toBe('resources')
})

test('/#resources stays at welcome when there are none, or they are of another version', () => {
  writeKey('cacheVersion', '0')
  writeKey('lastSearchResults', results)
  history.replaceState(null, '', '/#resources')
  followResultRequests()()
  expect(mainSession.get().screen).toBe('welcome')
})

test('the browser event opens the results from anywhere', () => {
  writeKey('cacheVersion', '1')
  writeKey('lastSearchResults', results)
  const stop = followResultRequests()
  window.dispatchEvent(new Event('next-chapter:show-resources'))
  expect(mainSession.get().screen).toBe('resources')
  stop()
})

test('results named by the address are the first screen until the app is ready', () => {
  expect([openResultsFromAddress(), isStartingWithResults()]).toEqual([false, false])
  writeKey('cacheVersion', '1')
  writeKey('lastSearchResults', results)
  history.replaceState(null, '', '/#resources')
  expect([openResultsFromAddress(), isStartingWithResults()]).toEqual([true, true])
  const session = mainSession.get()
  followResultRequests()()
  expect(mainSession.get()).toBe(session)
  document.documentElement.dataset['ready'] = 'true'
  expect(isStartingWithResults()).toBe(false)
  delete document.documentElement.dataset['ready']
})

test('the results are not the first screen of another page', () => {
  writeKey('cacheVersion', '1')
  writeKey('lastSearchResults', results)
  history.replaceState(null, '', '/chat#resources')
  expect(openResultsFromAddress()).toBe(false)
})
