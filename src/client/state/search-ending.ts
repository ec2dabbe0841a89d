import { navigate } from 'wouter/use-browser-location'
import {
  chooseAfterFailure,
  chooseAfterSearch,
  completionClearedAfterMs,
  moveToResultsAfterMs,
  type SearchViewContext,
} from '#domain/search/after-search.ts'
import type { SearchFailure } from '#domain/search/failure.ts'
import { readKey, writeKey } from '#client/platform/storage/storage.ts'
import { mainSession, nextScreen } from './main-session.ts'
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
  const { resources, counts, location = request.location, arrivedAt } = answer
  const at = Date.now()
  const { needs, language } = request
  keepResults({ resources, location, needs, language, foundAt: at })
  search.send({ type: 'succeeded', startedAt, at, resources, counts })
  finish(startedAt, resources.length, arrivedAt)
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
  finish(startedAt, resources.length, Date.now())
}

/** Only those who watch the search are shown its failure at once; nobody is thrown out of what they are doing. */
export function endWithFailure(startedAt: number, cause: SearchFailure): void {
  search.send({ type: 'failed', startedAt, cause })
  dropProgress(startedAt)
  if (chooseAfterFailure(witness()) === 'screen') openScreen('error')
  else readyCard.send('failed')
}

/** The two seconds begin when the answer is there: what reading it takes is not added to them. */
function finish(startedAt: number, count: number, arrivedAt: number): void {
  // Read once: the move must stay ahead of the clearing, which ends what it asks for.
  const passedMs = Date.now() - arrivedAt
  const left = (ms: number) => Math.max(0, ms - passedMs)
  keepProgress()
  const card = count > 0 ? 'found' : 'none'
  const after = chooseAfterSearch(witness())
  if (after === 'card') readyCard.send(card)
  if (after === 'move') nextScreen.send('resources')
  setTimeout(() => {
    if (isStillShown(startedAt)) conclude(card)
    nextScreen.send(null)
  }, left(moveToResultsAfterMs))
  setTimeout(() => {
    dropProgress(startedAt)
    search.send({ type: 'cleared', startedAt })
  }, left(completionClearedAfterMs))
}

/** Asked again, because two seconds are enough to open a tool or to come back from one. */
function conclude(card: 'found' | 'none'): void {
  switch (chooseAfterSearch(witness())) {
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

function witness(): SearchViewContext {
  const { screen, step, isBackFromPrepTool } = mainSession.get()
  return { path: window.location.pathname, screen, step, isBackFromPrepTool }
}
