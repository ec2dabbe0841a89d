// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { Needs } from '#domain/needs/needs.ts'
import { clearAll, readKey, writeKey } from '#client/platform/storage/storage.ts'
import { resource } from '#testing/builders/resource.ts'
import { mainSession } from './main-session.ts'
import { bringBack, currentProgress, savedProgress, startFresh } from './pin-session.ts'
import { keepResults, readResults } from './results.ts'
import { saved } from './saved.ts'
import { searchContext } from './search-context.ts'

const orleans = { state: 'LA', county: 'Orleans Parish' }
const housing = Needs.parse({ housing: true })
const found = (id: string) => resource({ id, name: `Place ${id}` })

beforeEach(() => {
  clearAll()
  saved.send({ type: 'cleared' })
  searchContext.send({ type: 'cleared', at: 1 })
  mainSession.send({ type: 'startedOver' })
})

test('what can be saved: saved places first, results after them, each once', () => {
  keepResults({ resources: [found('a'), found('b')], location: orleans, needs: housing, language: 'en', foundAt: 1 })
  saved.send({ type: 'added', resource: found('b'), location: orleans })
  writeKey('userSession', { actionPlans: [{ title: 'Get ID' }] })
  const progress = currentProgress()
  expect(progress.resources.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(progress).toMatchObject({ location: orleans, needs: housing, actionPlans: [{ title: 'Get ID' }] })
})

test('a session opened by PIN brings back places, tasks, place and needs', () => {
  const tasks = [{ title: 'Get ID' }]
  const data = { resources: [found('a')], actionPlans: tasks, userLocation: orleans, userNeeds: { housing: true } }
  expect(bringBack(data, orleans, 5)).toBe(1)
  expect(readResults()).toMatchObject({ resources: [{ id: 'a' }], location: orleans, needs: housing, foundAt: 5 })
  expect(readKey('userSession')?.actionPlans).toEqual(tasks)
  expect(searchContext.get()).toMatchObject({ location: orleans, needs: housing })
})

test('a session without places leaves the results of this device as they are', () => {
  keepResults({ resources: [found('a')], location: orleans, needs: housing, language: 'en', foundAt: 1 })
  expect(bringBack({ userNeeds: null }, orleans, 5)).toBe(0)
  expect(readResults()?.resources).toHaveLength(1)
  expect(searchContext.get().location).toEqual(orleans)
})

test('starting fresh goes to welcome and keeps nothing of the stored session; saved places stay', () => {
  bringBack({ resources: [found('a')], actionPlans: [{ title: 'x' }] }, orleans, 5)
  saved.send({ type: 'added', resource: found('b'), location: orleans })
  mainSession.send({ type: 'opened', screen: 'pin-login' })
  startFresh()
  expect([mainSession.get().screen, readKey('userSession'), readResults()]).toEqual(['welcome', undefined, null])
  expect([searchContext.get().location, saved.get().length]).toEqual([null, 1])
})

test('the words are forgotten as soon as their screen is left, and were never stored', () => {
  savedProgress.send({ words: ['apple', 'river', 'stone'], isWeak: false, place: orleans, mode: 'shared' })
  mainSession.send({ type: 'opened', screen: 'pin-confirmation' })
  expect(savedProgress.get()?.words).toHaveLength(3)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('river')
  mainSession.send({ type: 'opened', screen: 'resources' })
  expect(savedProgress.get()).toBeNull()
})
