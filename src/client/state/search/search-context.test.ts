// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { noNeeds } from '#domain/onboarding/context.ts'
import { clearAll, readKey } from '#client/platform/storage/storage.ts'
import { searchContext } from './search-context.ts'

const answers = { location: { state: 'CA', county: 'Kern County' }, needs: { ...noNeeds, housing: true } }

beforeEach(() => {
  clearAll()
  searchContext.send({ type: 'answered', answers, at: 1 })
})

test('place and needs are kept for a reload', () => {
  expect(readKey('userSession')?.userLocation).toEqual(answers.location)
})

test('clearing the device in another tab makes this one forget, and nothing is stored again', () => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(searchContext.get()).toMatchObject({ location: null, needs: noNeeds })
  expect(localStorage).toHaveLength(0)
})

test('a change of it in another tab leaves the answers of this one', () => {
  window.dispatchEvent(new StorageEvent('storage', { key: 'userSession' }))
  expect(searchContext.get().location).toEqual(answers.location)
})
