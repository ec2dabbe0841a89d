import { initialMainSession, mainSessionReducer } from '#domain/navigation/main-session.ts'
import type { Screen } from '#domain/navigation/screens.ts'
import { createStore } from '#client/platform/store.ts'
import { hasStoredResults } from './stored-facts.ts'

export const mainSession = createStore(mainSessionReducer, initialMainSession)

/** The screen that opens next. It is rendered hidden meanwhile, because a slow phone needs that time. */
export const nextScreen = createStore((_: Screen | null, screen: Screen | null) => screen, null)

/** Other code and other pages open the results with this event on the window. */
const resultsEvent = 'next-chapter:show-resources'

const ask = () => mainSession.send({ type: 'resultsAsked', hasResults: hasStoredResults() })
const followHash = () => {
  if (location.hash === '#resources') ask()
}
let areFirst = false
const areShown = () => mainSession.get().screen === 'resources' && hasStoredResults()

/** Before the first screen is drawn: whether it is that of the results, which `/#resources` names. */
export function openResultsFromAddress(): boolean {
  if (location.pathname === '/') followHash()
  areFirst = areShown()
  return areFirst
}

/** The results are the first screen, and the app is still starting. */
export const isStartingWithResults = () => areFirst && !('ready' in document.documentElement.dataset)

/** `/#resources` and the browser event open the results, if there are any. Returns a stop function. */
export function followResultRequests(): () => void {
  if (!areShown()) followHash()
  window.addEventListener(resultsEvent, ask)
  window.addEventListener('hashchange', followHash)
  return () => {
    window.removeEventListener(resultsEvent, ask)
    window.removeEventListener('hashchange', followHash)
  }
}
