import type { FoundCounts } from './count-found.ts'
import type { SearchState } from './lifecycle.ts'
import { getElapsedMs } from './percent.ts'

/** Estimated counters while there are no real counts: a start value and a rate per second. */
const estimates = {
  organizations: { start: 15, perSecond: 0.8 },
  programs: { start: 8, perSecond: 0.5 },
} as const

/** Used at the end only when the server reports no counts. */
const unreportedCounts: FoundCounts = { organizations: 91, programs: 75 }
const nothing: FoundCounts = { organizations: 0, programs: 0 }

/** Organizations and programs found so far: the server's counts when it sent any. */
export function getCounters(state: SearchState, now: number): FoundCounts {
  switch (state.phase) {
    case 'idle':
    case 'failed':
      return nothing
    case 'searching':
      return state.figures.counts ?? estimatedCounts(getElapsedMs(state.startedAt, now) / 1000)
    case 'completed':
      return state.figures.counts ?? (state.resources.length === 0 ? nothing : unreportedCounts)
  }
}

/** True while the counters are estimates: the screen then says “about”. */
export function areCountersEstimated(state: SearchState): boolean {
  return state.phase === 'searching' && state.figures.counts === null
}

function estimatedCounts(seconds: number): FoundCounts {
  const at = ({ start, perSecond }: { start: number; perSecond: number }) => Math.floor(start + seconds * perSecond)
  return { organizations: at(estimates.organizations), programs: at(estimates.programs) }
}
