import type { SearchState } from './lifecycle.ts'
import { getElapsedMs } from './progress-figures.ts'

/** The directory answers at once, so after this time only the slow sources are still missing. */
const finalizingAfterMs = 20_000
/** After this time the loader may offer other things to do. */
const loaderReadyAfterMs = 3_000

export type LoaderDisplay = 'in-progress' | 'finalizing' | 'complete'

/** The overall status of the loader; null when there is no search to show. Earlier results count as complete. */
export function getLoaderDisplay(state: SearchState, now: number, hasResults = false): LoaderDisplay | null {
  switch (state.phase) {
    case 'idle':
      return hasResults ? 'complete' : null
    case 'failed':
      return null
    case 'completed':
      return 'complete'
    case 'searching':
      return getElapsedMs(state.startedAt, now) >= finalizingAfterMs ? 'finalizing' : 'in-progress'
  }
}

export function isLoaderReady(state: SearchState, now: number): boolean {
  if (state.phase === 'completed') return true
  return state.phase === 'searching' && getElapsedMs(state.startedAt, now) >= loaderReadyAfterMs
}
