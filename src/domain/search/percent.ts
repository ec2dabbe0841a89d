import type { SearchFigures, SearchState } from './lifecycle.ts'

/** The search is expected to take this long while nothing better is known. */
export const expectedSearchMs = 120_000
/** No estimate says “done”: only the answer does. */
export const estimateCap = 95
/** How often a screen that shows progress looks again. */
export const progressTickMs = 1_000
/** The wizard's last step covers the last third of its bar. */
const searchStep = 3
const searchStepShare = 0.34

/**
 * Overall percent of the search: real figures instead of the clock as soon as there are any, and 100 only with the
 * answer. Results from before count as one until a new search begins.
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

/** A clock that was set back must not make anything negative. */
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
