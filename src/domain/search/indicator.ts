import type { SearchState } from './lifecycle.ts'

interface IndicatorContext {
  /** URL path, without query and hash. */
  path: string
  /** Start of the search whose indicator was dismissed in this browser session. */
  dismissedStart: number | undefined
}

/** `/` and every path with `/resources` show the search themselves. */
export function isSearchPage(path: string): boolean {
  return path === '/' || path.includes('/resources')
}

/** A dismissal applies to one search: it is compared by identity, so a clock set back cannot hide a newer search. */
export function isIndicatorVisible(state: SearchState, { path, dismissedStart }: IndicatorContext): boolean {
  return state.phase === 'searching' && !isSearchPage(path) && state.startedAt !== dismissedStart
}

/** The value to store when the indicator is dismissed; null when there is nothing to dismiss. */
export function getDismissal(state: SearchState): number | null {
  return state.phase === 'searching' ? state.startedAt : null
}
