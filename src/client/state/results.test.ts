// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { noNeeds } from '#domain/onboarding/context.ts'
import { clearAll, writeKey } from '#client/platform/storage/storage.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { clearResults, keepResults, readResults } from './results.ts'

const found = {
  resources: [buildResource({ city: 'New Orleans' })],
  location: { state: 'CA', county: 'Kern County' },
  needs: { ...noNeeds, housing: true },
  language: 'es',
  foundAt: 5,
} as const

beforeEach(clearAll)

test('what was found comes back whole, without a person’s own words', () => {
  keepResults({ ...found, needs: { ...found.needs, other: true, otherDescription: 'my brother’s guitar' } })
  expect(readResults()).toEqual({ ...found, needs: { ...found.needs, other: true } })
  expect(localStorage.getItem('lastSearchResults')).not.toContain('guitar')
})

test('results of another version do not count', () => {
  keepResults(found)
  writeKey('cacheVersion', 'older')
  expect(readResults()).toBeNull()
})

test('cleared results are gone', () => {
  keepResults(found)
  clearResults()
  expect(readResults()).toBeNull()
})
