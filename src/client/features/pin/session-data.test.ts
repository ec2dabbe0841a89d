// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createPinSession } from '#contracts/pin-sessions.ts'
import { type NeedKey, Needs } from '#domain/needs/needs.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { buildSavedResource } from '#testing/builders/saved-resource.ts'
import type { Progress } from '#client/state/session/pin-session.ts'
import { sessionDataFor } from './session-data.ts'

const progress = (changes: Partial<Progress> = {}): Progress => ({
  resources: [buildResource({ needs: ['housing'] })],
  actionPlans: [],
  location: { state: 'LA', county: 'Orleans Parish' },
  needs: Needs.parse({ housing: true, sobriety: true, otherDescription: 'my own words' }),
  ...changes,
})
const nothing = new Set<never>()

test('exactly the four keys are saved, the needs as flags', () => {
  const data = sessionDataFor(progress(), nothing)
  expect(Object.keys(data).toSorted()).toEqual(['actionPlans', 'resources', 'userLocation', 'userNeeds'])
  expect(data.userNeeds).toEqual({ housing: true, sobriety: true })
  expect(JSON.stringify(data)).not.toContain('my own words')
})

test('of a saved place only the place is kept: no answer, no introduction', () => {
  const listing = buildSavedResource({
    state: 'California',
    warmIntroStatus: 'responded',
    introductionId: 'i1',
    providerResponse: { message: 'Call Ana', respondedAt: 1, isRead: true },
  })
  const data = sessionDataFor(progress({ resources: [listing] }), nothing)
  expect(data.resources).toHaveLength(1)
  expect(JSON.stringify(data)).not.toMatch(/Ana|introduction|warmIntro|providerResponse/)
})

test('a heart is kept with the place it was saved for, also one whose state is a full name', () => {
  const hearted = { ...buildSavedResource({ state: 'California' }), savedFor: { state: 'California', county: 'Kern' } }
  const data = sessionDataFor(progress({ resources: [hearted] }), nothing)
  expect(data.resources).toMatchObject([{ state: null, savedFor: { state: 'California', county: 'Kern' } }])
})

test('what is left out is in neither the needs nor the places', () => {
  const meeting = buildResource({ id: 'b', category: 'other', needs: ['sobriety'] })
  const listings = [buildResource({ id: 'a', needs: ['housing'] }), meeting]
  const data = sessionDataFor(progress({ resources: listings }), new Set(['sobriety']))
  expect(data.resources?.map(({ id }) => id)).toEqual(['a'])
  expect(data.userNeeds).toEqual({ housing: true })
})

test('a place that stays does not tell that it was found for what is left out', () => {
  const needs: NeedKey[] = ['housing', 'sobriety']
  const resources = [buildResource({ needs, answers: needs })]
  const save = (...leftOut: NeedKey[]) =>
    sessionDataFor(progress({ resources }), new Set(leftOut)).resources?.map(({ answers }) => answers)
  expect(save('sobriety')).toEqual([['housing']])
  expect(save()).toEqual([needs])
})

test('one task that cannot be read does not cost the others', () => {
  const data = sessionDataFor(progress({ actionPlans: [{ title: 'Get ID', secret: 1 }, 'x', { title: '' }] }), nothing)
  expect(data.actionPlans).toEqual([{ title: 'Get ID' }])
})

test('however much there is, the server takes it', () => {
  const description = 'ñ'.repeat(3000)
  const listings = Array.from({ length: 1200 }, (_, index) => buildResource({ id: `r${index}`, description }))
  const tasks = Array.from({ length: 600 }, () => ({ title: 'Task', description: 'á'.repeat(2000) }))
  const sessionData = sessionDataFor(progress({ resources: listings, actionPlans: tasks }), nothing)
  const body = { pin: '407183', confirmPin: '407183', state: 'LA', county: 'Orleans Parish', sessionData }
  expect(createPinSession.body.safeParse(body).success).toBe(true)
  expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThan(createPinSession.maxBodyBytes)
  expect(sessionData.resources?.length).toBeGreaterThan(50)
})

test('a long list of places with many services is saved whole, and never with more keys than the server takes', () => {
  const services = Array.from({ length: 60 }, (_, index) => `service ${index}`)
  const saved = (count: number) => {
    const resources = Array.from({ length: count }, (_, index) => buildResource({ id: `r${index}`, services }))
    return sessionDataFor(progress({ resources }), nothing)
  }
  expect(saved(150).resources).toHaveLength(150)
  let keys = 0
  JSON.parse(JSON.stringify({ pin: '', confirmPin: '', state: '', county: '', sessionData: saved(900) }), () => {
    keys += 1
  })
  expect(keys).toBeGreaterThan(20_000)
  expect(keys).toBeLessThan(createPinSession.maxBodyKeys)
})
