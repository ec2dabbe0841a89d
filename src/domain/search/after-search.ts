import type { Screen } from '#domain/navigation/screens.ts'
import { isSearchPage } from './indicator.ts'
import type { SearchState } from './lifecycle.ts'

/** A finished search is shown this long before the app moves to its results. */
export const moveToResultsAfterMs = 2_000
/** How long the progress of a finished search stays before it is cleared. */
export const completionClearedAfterMs = 2_000
/** The search is on screen from this onboarding step on. */
const firstSearchStep = 3
const watching: ReadonlySet<Screen> = new Set(['welcome', 'resources', 'error'])

/** Where the person is in the app. */
export interface SearchViewContext {
  /** URL path: the screens live on `/`. */
  path: string
  screen: Screen
  /** Onboarding's inner step, 1 to 7. */
  step: number
  /** The person came back from a prep tool. */
  isBackFromPrepTool: boolean
}

/**
 * `move`: to the results after two seconds. `card`: show that results are ready. `stay`: the person is already viewing
 * them.
 */
export type AfterSearchAction = 'move' | 'card' | 'stay'

/** Called when a search completes, and again after the two seconds: the person may have navigated away. */
export function chooseAfterSearch({ path, screen, step, isBackFromPrepTool }: SearchViewContext): AfterSearchAction {
  if (!isSearchPage(path)) return 'card'
  const isOnResults = path !== '/' || screen === 'resources'
  if (isOnResults) return isBackFromPrepTool ? 'stay' : 'move'
  return screen === 'welcome' || (screen === 'onboarding' && step >= firstSearchStep) ? 'move' : 'card'
}

/** A failure takes over the screen only if the person is watching the search; otherwise it is shown as a card. */
export function chooseAfterFailure({ path, screen, step }: SearchViewContext): 'screen' | 'card' {
  if (path !== '/') return 'card'
  return watching.has(screen) || (screen === 'onboarding' && step >= firstSearchStep) ? 'screen' : 'card'
}

/** True once the two seconds after a finished search are over. A clock that was set back ends them as well. */
export function isCompletionOver(state: SearchState, now: number): boolean {
  if (state.phase !== 'completed') return false
  return now < state.completedAt || now - state.completedAt >= completionClearedAfterMs
}
