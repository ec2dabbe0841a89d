// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { SessionData } from '#contracts/pin-sessions.ts'
import { Needs } from '#domain/needs/needs.ts'
import { noNeeds } from '#domain/onboarding/context.ts'
import { clearAll, readKey, writeKey } from '#client/platform/storage/storage.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { mainSession } from './main-session.ts'
import { bringBack, currentProgress, placesOnlySince, savedProgress, startFresh } from './pin-session.ts'
import { keepResults, readResults } from '../search/results.ts'
import { saved } from '../saved/saved.ts'
import { searchContext } from '../search/search-context.ts'

const orleans = { state: 'LA', county: 'Orleans Parish' }
const housing = Needs.parse({ housing: true })
const whole = { placesOnly: false, now: 5 }
const found = (id: string) => buildResource({ id, name: `Place ${id}` })

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
  expect(bringBack(data, orleans, whole)).toBe(1)
  expect(readResults()).toMatchObject({ resources: [{ id: 'a' }], location: orleans, needs: housing, foundAt: 5 })
  expect(readKey('userSession')?.actionPlans).toEqual(tasks)
  expect(searchContext.get()).toMatchObject({ location: orleans, needs: housing })
})

test('what the PIN alone opened is the list of places, under the location that was typed and without needs', () => {
  keepResults({ resources: [found('x')], location: orleans, needs: housing, language: 'en', foundAt: 1 })
  expect(bringBack({ resources: [found('a')] }, orleans, { placesOnly: true, now: 7 })).toBe(1)
  expect(readResults()).toMatchObject({ resources: [{ id: 'a' }], location: orleans, needs: noNeeds, language: 'en' })
  expect(readKey('userSession')?.actionPlans).toEqual([])
  expect(placesOnlySince.get()).toBe(7)

  bringBack({ resources: [found('a')], userNeeds: { housing: true } }, orleans, whole)
  expect(placesOnlySince.get()).toBeNull()
})

test('hearts come back with their place, once, and what this device saved itself stays as it is', () => {
  saved.send({ type: 'added', resource: found('b'), location: orleans })
  const harris = { state: 'TX', county: 'Harris' }
  const full = buildResource({ id: 'a', description: 'Beds for tonight', category: 'housing', services: ['Shelter'] })
  const resources = [
    { ...full, savedFor: harris },
    { ...found('b'), savedFor: harris },
    { ...found('c'), savedFor: null },
    found('d'),
  ]
  bringBack({ resources, userLocation: orleans }, orleans, whole)
  bringBack({ resources, userLocation: orleans }, orleans, whole)
  expect(saved.get().map(({ id, state, county }) => [id, state, county])).toEqual([
    ['b', 'LA', 'Orleans Parish'],
    ['a', 'TX', 'Harris'],
    ['c', found('c').state, found('c').county],
  ])
  expect(saved.get()[1]).toMatchObject({ ...full, warmIntroStatus: 'none' })
  expect(readResults()?.resources[0]).toMatchObject(full)
  expect(JSON.stringify(readResults())).not.toContain('savedFor')
})

test('hearts opened by the PIN alone belong to the location that was typed', () => {
  bringBack({ resources: [{ ...found('a'), savedFor: null }] }, orleans, { placesOnly: true, now: 7 })
  expect(saved.get()).toMatchObject([{ id: 'a', ...orleans }])
})

test('what is saved and brought back on another device is the same list with the same hearts', () => {
  keepResults({ resources: [found('a'), found('b')], location: orleans, needs: housing, language: 'en', foundAt: 1 })
  saved.send({ type: 'added', resource: found('b'), location: orleans })
  const before = saved.get()
  const { resources } = SessionData.parse({ resources: [...currentProgress().resources] })
  saved.send({ type: 'cleared' })
  bringBack({ resources, userLocation: orleans }, orleans, whole)
  expect(saved.get()).toEqual(before)
  expect(readResults()?.resources.map(({ id }) => id)).toEqual(['b', 'a'])
})

test('a session without places leaves the results of this device as they are', () => {
  keepResults({ resources: [found('a')], location: orleans, needs: housing, language: 'en', foundAt: 1 })
  expect(bringBack({ userNeeds: null }, orleans, whole)).toBe(0)
  expect(readResults()?.resources).toHaveLength(1)
  expect(searchContext.get().location).toEqual(orleans)
})

test('starting fresh goes to welcome and keeps nothing of the stored session; saved places stay', () => {
  bringBack({ resources: [found('a')], actionPlans: [{ title: 'x' }] }, orleans, whole)
  saved.send({ type: 'added', resource: found('b'), location: orleans })
  mainSession.send({ type: 'opened', screen: 'pin-login' })
  startFresh()
  expect([mainSession.get().screen, readKey('userSession'), readResults()]).toEqual(['welcome', undefined, null])
  expect([searchContext.get().location, saved.get().length]).toEqual([null, 1])
})

test('the words are forgotten as soon as their screen is left, and were never stored', () => {
  savedProgress.send({ words: ['apple', 'river', 'stone'], isWeak: false, location: orleans, mode: 'shared' })
  mainSession.send({ type: 'opened', screen: 'pin-confirmation' })
  expect(savedProgress.get()?.words).toHaveLength(3)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('river')
  mainSession.send({ type: 'opened', screen: 'resources' })
  expect(savedProgress.get()).toBeNull()
})
