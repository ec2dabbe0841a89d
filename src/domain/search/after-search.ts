import type { Screen } from '#domain/navigation/screens.ts'
import { isSearchPage } from './indicator.ts'
import type { SearchState } from './lifecycle.ts'

/** A finished search is shown this long before the app moves to its results. */
export const moveToResultsAfterMs = 2_000
/** The progress of a finished search is cleared after this. */
export const completionClearedAfterMs = 2_000
/** From this onboarding step on the search is on screen. */
const firstSearchStep = 3
const watching: ReadonlySet<Screen> = new Set(['welcome', 'resources', 'error'])

/** Where the person is. */
export interface SearchViewContext {
  /** Path of the address: the screens live on `/`. */
  path: string
  screen: Screen
  /** Onboarding's inner step, 1 to 7. */
  step: number
  /** They came back from a prep tool. */
  isBackFromPrepTool: boolean
}

/** `move`: to the results after two seconds. `card`: say that results are ready. `stay`: they are looking at them. */
export type AfterSearchAction = 'move' | 'card' | 'stay'

/** Asked when a search completes, and again when the two seconds are over: a person may have gone elsewhere. */
export function chooseAfterSearch({ path, screen, step, isBackFromPrepTool }: SearchViewContext): AfterSearchAction {
  if (!isSearchPage(path)) return 'card'
  const isOnResults = path !== '/' || screen === 'resources'
  if (isOnResults) return isBackFromPrepTool ? 'stay' : 'move'
  return screen === 'welcome' || (screen === 'onboarding' && step >= firstSearchStep) ? 'move' : 'card'
}

/** A failure takes the screen only of those who watch the search; others hear of it beside what they are doing. */
export function chooseAfterFailure({ path, screen, step }: SearchViewContext): 'screen' | 'card' {
  if (path !== '/') return 'card'
  return watching.has(screen) || (screen === 'onboarding' && step >= firstSearchStep) ? 'screen' : 'card'
}

/** True once the two seconds of a finished search are over. A clock that was set back ends them as well. */
export function isCompletionOver(state: SearchState, now: number): boolean {
  if (state.phase !== 'completed') return false
  return now < state.completedAt || now - state.completedAt >= completionClearedAfterMs
}
