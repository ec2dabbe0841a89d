import { chooseFindTarget, type FindTarget, type FindContext, chooseRetryTarget } from '#domain/welcome/welcome.ts'
import type { Needs } from '#domain/needs/needs.ts'
import { isContextComplete } from '#domain/onboarding/context.ts'
import { restoreContext } from '#domain/onboarding/restore-context.ts'
import type { Location } from '#domain/places/location.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { readKey, writeKey } from '#client/platform/storage/storage.ts'
import { sendLocation } from '#client/platform/visitor/visitor-session.ts'
import { openScreen } from '../navigation/navigation.ts'
import { readLocationPoint } from '../location/location-point.ts'
import { clearResults, hasSomethingToShow, readResults } from './results.ts'
import { search } from './search.ts'
import { searchContext } from './search-context.ts'
import { chosenNeeds, tellOnboarded, tellStarted } from './search-events.ts'
import { dropProgress, storedStart } from './search-progress.ts'
import { readyCard } from './search-ready.ts'
import type { SearchRequest } from './search-request.ts'
import { runningRequest, runSearch, stopSearch } from './run-search.ts'
import { wizardDraft } from '../location/wizard-draft.ts'

interface Answers {
  location: Location
  needs: Needs
}

const searchStep = 3

/**
 * Starts a search and shows it. With answers it comes from onboarding; without, it repeats the last one. A second tap
 * shows the running search; different answers replace it.
 */
export function startSearch(answers?: Answers): void {
  const running = runningRequest()
  if (running && (!answers || isSame(answers, running))) return openScreen('onboarding', { step: searchStep })
  if (running) stopSearch()
  const now = Date.now()
  if (answers) {
    searchContext.send({ type: 'answered', answers, at: now })
    clearFound()
  }
  const request = buildContextRequest()
  if (!request) return openScreen('onboarding', { step: 1 })
  readyCard.send(null)
  const startedAt = freshStart(now)
  search.send({ type: 'started', at: startedAt, needs: chosenNeeds(request.needs) })
  openScreen('onboarding', { step: searchStep })
  runSearch({ startedAt, request, isRestored: false })
  if (answers) tellAnswered(request)
  tellStarted(request)
}

/** Clears everything about the last search; saved listings stay. */
export function beginNewSearch(): void {
  stopSearch()
  readyCard.send(null)
  wizardDraft.send(null)
  searchContext.send({ type: 'cleared', at: Date.now() })
  clearFound()
  openScreen('onboarding', { step: 1 })
}

/** Resumes a search that a reload interrupted or another tab runs; one that is too old is dropped. */
export function resumeSearch(): void {
  if (search.get().phase !== 'idle') return
  const startedAt = storedStart()
  if (startedAt !== null) bringBackContext()
  const request = startedAt === null ? null : buildContextRequest()
  if (startedAt === null || !request) return dropProgress()
  search.send({ type: 'restored', startedAt, needs: chosenNeeds(request.needs) })
  runSearch({ startedAt, request, isRestored: true })
}

export function findOrSearch(): void {
  follow(chooseFindTarget(facts()))
}

/** After a reload, location and needs are no longer in memory, but the stored results contain them. */
export function searchAgain(): void {
  const results = readResults()
  if (results && !isContextComplete(searchContext.get()) && storedStart() === null) {
    const { location, needs } = results
    searchContext.send({ type: 'answered', answers: { location, needs }, at: Date.now() })
  }
  follow(chooseRetryTarget(facts()))
}

function follow(answer: FindTarget): void {
  switch (answer) {
    case 'results':
      return openScreen('resources')
    case 'continue':
      return openScreen('onboarding', { step: searchStep })
    case 'search':
      return startSearch()
    case 'onboarding':
      return openScreen('onboarding', { step: 1 })
  }
}

function facts(): FindContext {
  return {
    hasResults: hasSomethingToShow(readResults()),
    isSearching: search.get().phase === 'searching' || storedStart() !== null,
    isContextComplete: isContextComplete(searchContext.get()),
  }
}

function buildContextRequest(): SearchRequest | null {
  const context = searchContext.get()
  const { location, needs } = context
  if (!location || !isContextComplete(context)) return null
  return { location, zip: readLocationPoint(location)?.zip, needs, language: currentLanguage() }
}

/** For a search started by another tab after this one opened: its location and needs are under `userSession`. */
function bringBackContext(): void {
  const context = searchContext.get()
  if (isContextComplete(context)) return
  const stored = readKey('userSession')
  const storedContext = { location: stored?.userLocation, needs: stored?.userNeeds }
  const { location, needs } = restoreContext(storedContext, context, { isSearching: true })
  if (location) searchContext.send({ type: 'answered', answers: { location, needs }, at: Date.now() })
}

function clearFound(): void {
  clearResults()
  const { resources: _, ...rest } = readKey('userSession') ?? {}
  writeKey('userSession', rest)
}

function tellAnswered(request: SearchRequest): void {
  writeKey('hasCompletedOnboarding', true)
  void sendLocation(request.location.state, request.location.county)
  tellOnboarded(request, request.language)
}

/** The start time identifies a search, so a second one in the same millisecond needs another value. */
function freshStart(now: number): number {
  const state = search.get()
  return state.phase !== 'idle' && state.startedAt === now ? now + 1 : now
}

function isSame(answers: Answers, { location, zip, needs }: SearchRequest): boolean {
  if (readLocationPoint(answers.location)?.zip !== zip) return false
  const text = ({ location: { state, county }, needs: answerNeeds }: Answers) =>
    JSON.stringify([state, county, chosenNeeds(answerNeeds), answerNeeds.otherDescription])
  return text(answers) === text({ location, needs })
}
