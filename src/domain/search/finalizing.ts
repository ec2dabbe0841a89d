import type { SearchState } from './lifecycle.ts'
import { getElapsedMs } from './percent.ts'

/** The directory answers at once: what is still missing by now are the last, slow sources. */
const finalizingAfterMs = 20_000
/** From then on the loader has settled and may offer other things to do. */
const loaderReadyAfterMs = 3_000

export type LoaderDisplay = 'in-progress' | 'finalizing' | 'complete'

/** What the loader says overall; null when there is no search to show. Results from before count as complete. */
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
