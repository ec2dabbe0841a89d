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
