import { expect, test } from 'vitest'
import {
  toStoredContext,
  createSearchContext,
  isContextComplete,
  noNeeds,
  SearchContext,
  withAnswers,
  withoutAnswers,
  withSavedSession,
} from './context.ts'

const fresh = createSearchContext({ language: 'es', widthPx: 390, sessionId: 'fp_1', now: 1000 })
const location = { state: 'TX', county: 'Travis County' }
const needs = { ...noNeeds, housing: true, other: true, otherDescription: 'a bike' }
const answered = withAnswers(fresh, { location, needs }, 2000)

test('a fresh context has no place, no needs and travels by public transport', () => {
  expect(fresh).toEqual({
    location: null,
    needs: noNeeds,
    language: 'es',
    transportationMode: 'public',
    deviceType: 'mobile',
    sessionId: 'fp_1',
    lastUpdated: 1000,
  })
  expect(Object.values(noNeeds)).toEqual(Array.from({ length: 18 }, () => false))
})

test('a context without a language is English', () => {
  expect(SearchContext.parse({ deviceType: 'tablet', sessionId: 'a', lastUpdated: 1 }).language).toBe('en')
})

test.each([
  [390, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1024, 'desktop'],
] as const)('a page %i pixels wide is a %s', (widthPx, deviceType) => {
  expect(createSearchContext({ language: 'en', widthPx, sessionId: 'a', now: 1 }).deviceType).toBe(deviceType)
})

test('answers are taken over with their time', () => {
  expect(answered).toEqual({ ...fresh, location, needs, lastUpdated: 2000 })
})

test.each([
  ['nothing', false, fresh],
  ['a place only', false, { ...fresh, location }],
  ['needs only', false, { ...fresh, needs }],
  ['both', true, answered],
])('with %s the search can run again: %s', (_name, expected, context) => {
  expect(isContextComplete(context)).toBe(expected)
})

test('a new search forgets place and needs and keeps the rest', () => {
  expect(withoutAnswers(answered, 3000)).toEqual({ ...fresh, lastUpdated: 3000 })
})

test('a session opened by PIN brings back place and needs', () => {
  const opened = withSavedSession(fresh, { userLocation: location, userNeeds: { legal: true } }, 4000)
  expect(opened).toEqual({ ...fresh, location, needs: { ...noNeeds, legal: true }, lastUpdated: 4000 })
})

test('a session saved without place and needs brings back neither', () => {
  expect(withSavedSession(answered, { userLocation: null }, 4000)).toEqual({ ...fresh, lastUpdated: 4000 })
})

test('what is kept does not hold the words of the person', () => {
  const storedContext = toStoredContext(answered)
  expect(JSON.stringify(storedContext)).not.toContain('bike')
  expect(storedContext.needs).toEqual({ ...noNeeds, housing: true, other: true })
})
