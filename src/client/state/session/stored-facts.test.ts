// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { noNeeds } from '#domain/onboarding/context.ts'
import { clearAll, moveStorageTo } from '#client/platform/storage/storage.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { keepResults, readResults } from '../search/results.ts'
import { dropOutdated } from './stored-facts.ts'

const progressKey = 'next-chapter-search-progress'
const fiveMinutesMs = 300_000

beforeEach(clearAll)

function keepSearch(startedAt: number | string, storage: Storage = localStorage) {
  const phase = { isSearchInProgress: true, isSearchCompleted: false }
  storage.setItem(progressKey, JSON.stringify({ ...phase, searchStartTime: startedAt, estimatedProgress: 40 }))
}

function keepList(version: string | null) {
  const list = { resources: [buildResource()], location: { state: 'CA', county: 'Kern County' }, timestamp: 5 }
  localStorage.setItem('lastSearchResults', JSON.stringify(list))
  if (version !== null) localStorage.setItem('cacheVersion', version)
}

test('a stored search older than five minutes is removed, whichever way its time is written', () => {
  const old = Date.now() - fiveMinutesMs - 1
  for (const startedAt of [old, new Date(old).toISOString()]) {
    keepSearch(startedAt)
    dropOutdated()
    expect(localStorage.getItem(progressKey)).toBeNull()
  }
  moveStorageTo('shared')
  keepSearch(old, sessionStorage)
  dropOutdated()
  expect(sessionStorage.getItem(progressKey)).toBeNull()
})

test('a search that can go on stays', () => {
  keepSearch(Date.now() - fiveMinutesMs / 2)
  dropOutdated()
  expect(localStorage.getItem(progressKey)).not.toBeNull()
})

test.each(['an older one', '', null])('a list of another version is removed with its mark: %j', (version) => {
  keepList(version)
  dropOutdated()
  expect({ ...localStorage }).toEqual({})
})

test('a list of this version stays', () => {
  const location = { state: 'CA', county: 'Kern County' }
  keepResults({ resources: [buildResource()], location, needs: noNeeds, language: 'en', foundAt: 5 })
  dropOutdated()
  expect(readResults()?.resources).toHaveLength(1)
})
