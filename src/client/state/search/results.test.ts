// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { noNeeds } from '#domain/onboarding/context.ts'
import { clearAll, writeKey } from '#client/platform/storage/storage.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { clearResults, hasSomethingToShow, keepResults, readResults } from './results.ts'

const found = {
  resources: [buildResource({ city: 'New Orleans' })],
  alsoHelpful: [buildResource({ id: 'r2', alsoReason: 'for_veterans' })],
  absences: [{ kind: 'shelter', contact: { name: '211', phone: '211', website: null } }],
  counts: { organizations: 1, programs: 2 },
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

test('results stored before other listings and absences existed are still read', () => {
  const { alsoHelpful: _, absences: __, counts: ___, ...older } = found
  keepResults(older)
  expect(localStorage.getItem('lastSearchResults')).not.toMatch(/alsoHelpful|absences|counts/)
  expect(readResults()).toEqual({ ...found, alsoHelpful: [], absences: [], counts: null })
})

test('a notice of an unknown kind is dropped, the rest of the list stays', () => {
  keepResults(found)
  const text = localStorage.getItem('lastSearchResults') ?? ''
  localStorage.setItem('lastSearchResults', text.replace('"shelter"', '"moon base"'))
  dispatchEvent(new StorageEvent('storage', { key: 'lastSearchResults' }))
  expect(readResults()).toEqual({ ...found, absences: [] })
})

test('a list without answers is worth showing when it says what is missing or holds other listings', () => {
  const empty = { ...found, resources: [], alsoHelpful: [], absences: [] }
  expect(hasSomethingToShow(null)).toBe(false)
  expect(hasSomethingToShow(empty)).toBe(false)
  expect(hasSomethingToShow({ ...empty, absences: found.absences })).toBe(true)
  expect(hasSomethingToShow({ ...empty, alsoHelpful: found.alsoHelpful })).toBe(true)
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
