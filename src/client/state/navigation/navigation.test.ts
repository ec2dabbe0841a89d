// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { noNeeds } from '#domain/onboarding/context.ts'
import { clearAll, readKey, writeKey } from '#client/platform/storage/storage.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { mainSession } from '../session/main-session.ts'
import { goBack, openScreen, prepToolsPanel } from './navigation.ts'
import { keepResults } from '../search/results.ts'
import { searchContext } from '../search/search-context.ts'

const location = { state: 'CA', county: 'Kern County' }
const needs = { ...noNeeds, housing: true }

beforeEach(() => {
  clearAll()
  mainSession.send({ type: 'startedOver' })
  prepToolsPanel.send(false)
})

test('a prep tool without results leads back to welcome, with the tools open again', () => {
  openScreen('voting-rights-guide', { from: 'prep-tools' })
  goBack()
  expect(mainSession.get().screen).toBe('welcome')
  expect(prepToolsPanel.get()).toBe(true)
})

test('a prep tool with results leads back to them', () => {
  keepResults({ resources: [buildResource()], location, needs, language: 'en', foundAt: 1 })
  openScreen('document-preparation', { from: 'prep-tools' })
  goBack()
  expect([mainSession.get().screen, prepToolsPanel.get()]).toEqual(['resources', false])
})

test('leaving chat ends chat mode', () => {
  writeKey('chatModeActive', true)
  openScreen('chat')
  goBack()
  expect(readKey('chatModeActive')).toBe(false)
})

test('leaving the first step forgets the answers, but not those of a running search', () => {
  searchContext.send({ type: 'answered', answers: { location, needs }, at: 1 })
  writeKey('next-chapter-search-progress', {
    isSearchInProgress: true,
    isSearchCompleted: false,
    searchStartTime: Date.now(),
    estimatedProgress: 5,
  })
  openScreen('onboarding')
  goBack()
  expect(searchContext.get().location).toEqual(location)
  clearAll()
  openScreen('onboarding')
  goBack()
  expect(searchContext.get().location).toBeNull()
})
