import type { FoundCounts } from './count-found.ts'
import type { SearchFigures, SearchState } from './lifecycle.ts'

/** Expected duration of a search until there is a better estimate. */
export const expectedSearchMs = 120_000
/** No estimate reaches 100: only the answer does. */
export const estimateCap = 95
/** How often a screen that shows progress updates. */
export const progressTickMs = 1_000
/** The wizard's last step covers the last third of its bar. */
const searchStep = 3
const searchStepShare = 0.34

/**
 * Overall percent of the search: real progress replaces the clock as soon as there is any, and 100 is reached only with
 * the answer. Earlier results count as an answer until a new search begins.
 */
export function getSearchPercent(state: SearchState, now: number, hasResults = false): number {
  switch (state.phase) {
    case 'idle':
      return hasResults ? 100 : 0
    case 'failed':
      return 0
    case 'completed':
      return 100
    case 'searching':
      return Math.round(Math.min(estimateCap, reportedPercent(state.figures) ?? expectedPercent(state.startedAt, now)))
  }
}

/** The wizard's bar. Steps 3 to 7 all show the search. */
export function getWizardPercent(step: number, state: SearchState, now: number, hasResults = false): number {
  const visibleStep = Math.min(Math.max(step, 1), searchStep)
  const base = ((visibleStep - 1) / searchStep) * 100
  const searched = visibleStep === searchStep ? getSearchPercent(state, now, hasResults) * searchStepShare : 0
  return Math.min(100, Math.round(base + searched))
}

/** Never negative, even if the clock was set back. */
export function getElapsedMs(startedAt: number, now: number): number {
  return Math.max(0, now - startedAt)
}

function expectedPercent(startedAt: number, now: number): number {
  return (getElapsedMs(startedAt, now) / expectedSearchMs) * 100
}

function reportedPercent({ needs }: SearchFigures): number | null {
  const figures = Object.values(needs)
  if (figures.length === 0) return null
  return figures.reduce((sum, { percent }) => sum + percent, 0) / figures.length
}

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
