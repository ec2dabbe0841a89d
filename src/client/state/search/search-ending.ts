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
import { mainSession, nextScreen } from '../session/main-session.ts'
import { openScreen } from '../navigation/navigation.ts'
import { keepResults, readResults } from './results.ts'
import { search } from './search.ts'
import { tellFound } from './search-events.ts'
import { dropProgress, keepProgress } from './search-progress.ts'
import { readyCard, type ReadyCardKind } from './search-ready.ts'
import type { FoundAnswer } from './search-reply.ts'
import type { SearchRequest } from './search-request.ts'

/** The search succeeded: its results are stored, and a user who is waiting is taken to them two seconds later. */
export function endWithAnswer(startedAt: number, request: SearchRequest, answer: FoundAnswer): void {
  const { resources, alsoHelpful, absences, counts, location = request.location, arrivedAt, copy } = answer
  const at = Date.now()
  const { needs, language } = request
  keepResults({ resources, alsoHelpful, absences, counts, copy, location, needs, language, foundAt: at })
  search.send({ type: 'succeeded', startedAt, at, resources, counts })
  finish(startedAt, resources.length, arrivedAt)
  // What was found without the server can't be told to it.
  if (!copy) tellFound(request, resources.length)
  // In separate tasks, so that a slow phone first renders that the list is ready. Reading it now makes it open at once.
  setTimeout(() => {
    readResults()
    setTimeout(() => {
      if (readResults()?.foundAt === at) writeKey('userSession', { ...readKey('userSession'), resources })
    })
  })
}

/** Another tab ran the same search: its results are already stored, and it has sent the analytics event. */
export function endWithStored(startedAt: number): void {
  const { resources = [], counts = null } = readResults() ?? {}
  search.send({ type: 'succeeded', startedAt, at: Date.now(), resources, counts })
  finish(startedAt, resources.length, Date.now())
}

/** Only a user who is watching the search sees its failure at once; nobody is interrupted elsewhere. */
export function endWithFailure(startedAt: number, cause: SearchFailure): void {
  search.send({ type: 'failed', startedAt, cause })
  dropProgress(startedAt)
  if (chooseAfterFailure(witness()) === 'screen') openScreen('error')
  else readyCard.send('failed')
}

/** The two seconds start when the response arrives: parsing time is not added to them. */
function finish(startedAt: number, count: number, arrivedAt: number): void {
  // Computed once for both timers, so that the move runs before the clearing, after which it would not run.
  const passedMs = Date.now() - arrivedAt
  const left = (ms: number) => Math.max(0, ms - passedMs)
  keepProgress()
  const card = count > 0 ? 'found' : 'none'
  const after = chooseAfterSearch(witness())
  if (after === 'card') readyCard.send(card)
  if (after === 'move') nextScreen.send('resources')
  setTimeout(() => {
    if (isStillShown(startedAt)) conclude(after === 'card' ? readyCard.get() : card)
    nextScreen.send(null)
  }, left(moveToResultsAfterMs))
  setTimeout(() => {
    dropProgress(startedAt)
    search.send({ type: 'cleared', startedAt })
  }, left(completionClearedAfterMs))
}

/**
 * Checked again, because the user may open or close a tool within two seconds. A card that was already shown stays as it
 * is: whoever chose to continue their task must not see it twice.
 */
function conclude(card: ReadyCardKind | null): void {
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
