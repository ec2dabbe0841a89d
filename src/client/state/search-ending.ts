import { navigate } from 'wouter/use-browser-location'
import {
  afterFailure, afterSearch, completionClearedAfterMs, moveToResultsAfterMs, type SearchWitness,
} from '#domain/search/after-search.ts'
import type { SearchFailure } from '#domain/search/failure.ts'
import { readKey, writeKey } from '#client/platform/storage/storage.ts'
import { mainSession } from './main-session.ts'
import { openScreen } from './navigation.ts'
import { keepResults, readResults } from './results.ts'
import { search } from './search.ts'
import { tellFound } from './search-events.ts'
import { dropProgress, keepProgress } from './search-progress.ts'
import { readyCard } from './search-ready.ts'
import type { FoundAnswer } from './search-reply.ts'
import type { SearchRequest } from './search-request.ts'

/** The search came back: its list is kept, and whoever waits for it is taken there two seconds later. */
export function endWithAnswer(startedAt: number, request: SearchRequest, answer: FoundAnswer): void {
  const { resources, counts, location = request.location } = answer
  const at = Date.now()
  const { needs, language } = request
  keepResults({ resources, location, needs, language, foundAt: at })
  search.send({ type: 'succeeded', startedAt, at, resources, counts })
  finish(startedAt, resources.length)
  tellFound(request, resources.length)
  // In tasks of their own: a slow phone first draws that the list is there. It is read now, so that it opens at once.
  setTimeout(() => {
    readResults()
    setTimeout(() => {
      if (readResults()?.foundAt === at) writeKey('userSession', { ...readKey('userSession'), resources })
    })
  })
}

/** Another tab ran the same search: its list is in storage already, and it has told of it. */
export function endWithStored(startedAt: number): void {
  const resources = readResults()?.resources ?? []
  search.send({ type: 'succeeded', startedAt, at: Date.now(), resources, counts: null })
  finish(startedAt, resources.length)
}

/** Only those who watch the search are shown its failure at once; nobody is thrown out of what they are doing. */
export function endWithFailure(startedAt: number, cause: SearchFailure): void {
  search.send({ type: 'failed', startedAt, cause })
  dropProgress(startedAt)
  if (afterFailure(witness()) === 'screen') openScreen('error')
  else readyCard.send('failed')
}

function finish(startedAt: number, count: number): void {
  keepProgress()
  const card = count > 0 ? 'found' : 'none'
  if (afterSearch(witness()) === 'card') readyCard.send(card)
  setTimeout(() => {
    if (isStillShown(startedAt)) conclude(card)
  }, moveToResultsAfterMs)
  setTimeout(() => {
    dropProgress(startedAt)
    search.send({ type: 'cleared', startedAt })
  }, completionClearedAfterMs)
}

/** Asked again, because two seconds are enough to open a tool or to come back from one. */
function conclude(card: 'found' | 'none'): void {
  switch (afterSearch(witness())) {
    case 'card':
      return readyCard.send(card)
    case 'stay':
      return readyCard.send(null)
    case 'move':
      readyCard.send(null)
      return showResults()
  }
}

function showResults(): void {
  if (window.location.pathname === '/' && mainSession.get().screen === 'resources') return
  openScreen('resources')
  if (window.location.pathname !== '/') navigate('/')
}

function isStillShown(startedAt: number): boolean {
  const state = search.get()
  return state.phase === 'completed' && state.startedAt === startedAt
}

function witness(): SearchWitness {
  const { screen, step, isBackFromPrepTool } = mainSession.get()
  return { path: window.location.pathname, screen, step, isBackFromPrepTool }
}
