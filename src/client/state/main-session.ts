import { initialMainSession, mainSessionReducer } from '#domain/navigation/main-session.ts'
import type { Screen } from '#domain/navigation/screens.ts'
import { createStore } from '#client/platform/store.ts'
import { hasStoredResults } from './stored-facts.ts'

export const mainSession = createStore(mainSessionReducer, initialMainSession)

/** The screen that opens in a moment. It is drawn out of sight meanwhile: a slow phone needs that time. */
export const nextScreen = createStore((_: Screen | null, screen: Screen | null) => screen, null)

/** Other code, and other pages, ask for the results with this event on the window. */
const resultsEvent = 'next-chapter:show-resources'

/** `/#resources` and the browser event open the results, where there are any. Returns its stop. */
export function followResultRequests(): () => void {
  const ask = () => mainSession.send({ type: 'resultsAsked', hasResults: hasStoredResults() })
  const followHash = () => {
    if (location.hash === '#resources') ask()
  }
  followHash()
  window.addEventListener(resultsEvent, ask)
  window.addEventListener('hashchange', followHash)
  return () => {
    window.removeEventListener(resultsEvent, ask)
    window.removeEventListener('hashchange', followHash)
  }
}
