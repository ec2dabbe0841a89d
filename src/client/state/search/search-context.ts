import type { Needs, SavedNeeds } from '#domain/needs/needs.ts'
import {
  toStoredContext,
  createSearchContext,
  type SearchContext,
  withAnswers,
  withoutAnswers,
  withSavedSession,
} from '#domain/onboarding/context.ts'
import { restoreContext } from '#domain/onboarding/restore-context.ts'
import type { Location } from '#domain/places/location.ts'
import { getStartToRestore } from '#domain/search/stored-progress.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { readKey, subscribeToKey, writeKey } from '#client/platform/storage/storage.ts'
import { createStore } from '#client/platform/store.ts'

type ContextEvent =
  | { type: 'answered'; answers: { location: Location; needs: Needs }; at: number }
  /** The place is known, the needs are not yet: tools need not ask for it. */
  | { type: 'located'; location: Location; at: number }
  | { type: 'cleared'; at: number }
  | { type: 'broughtBack'; saved: { userLocation?: Location | null; userNeeds?: SavedNeeds | null }; at: number }

function contextReducer(context: SearchContext, event: ContextEvent): SearchContext {
  switch (event.type) {
    case 'answered':
      return withAnswers(context, event.answers, event.at)
    case 'located':
      return withAnswers(context, { location: event.location, needs: context.needs }, event.at)
    case 'cleared':
      return withoutAnswers(context, event.at)
    case 'broughtBack':
      return withSavedSession(context, event.saved, event.at)
  }
}

let isForgetting = false

/** The input of a search, from what the last page stored. */
export const searchContext = createStore(contextReducer, contextAtLoad(Date.now()))
if (!import.meta.env.SSR) {
  searchContext.subscribe(keepContext)
  subscribeToKey('userSession', forgetWithDevice)
}

function contextAtLoad(now: number): SearchContext {
  const widthPx = import.meta.env.SSR ? 0 : window.innerWidth
  const sessionId = readKey('sessionId') ?? 'anonymous'
  const fresh = createSearchContext({ language: currentLanguage(), widthPx, sessionId, now })
  const stored = readKey('userSession')
  const isSearching = getStartToRestore(readKey('next-chapter-search-progress'), now) !== null
  return restoreContext({ location: stored?.userLocation, needs: stored?.userNeeds }, fresh, { isSearching })
}

/**
 * Location and needs are stored under `userSession` for a reload while the search runs; text a person typed never is.
 */
function keepContext(): void {
  if (isForgetting) return
  const { location, needs, sessionId } = toStoredContext(searchContext.get())
  writeKey('userSession', { ...readKey('userSession'), sessionId, userLocation: location, userNeeds: needs })
}

/**
 * When the device is cleared, here or in another tab, this page drops location and needs too, and stores nothing again.
 */
function forgetWithDevice(): void {
  if (readKey('userSession') !== undefined || searchContext.get().location === null) return
  isForgetting = true
  searchContext.send({ type: 'cleared', at: Date.now() })
  isForgetting = false
}
