import type { NeedKey } from '#domain/needs/needs.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { FoundCounts } from './count-found.ts'
import type { SearchFailure, SearchProblem } from './failure.ts'

/** How many of the most recently found listings the live panel shows. */
export const livePanelSize = 5

export interface NeedFigure {
  status: 'pending' | 'searching' | 'completed'
  percent: number
}

/** Counts reported by the server so far; estimates are used only for missing ones. */
export interface SearchFigures {
  needs: Readonly<Partial<Record<NeedKey, NeedFigure>>>
  /** The last five listings found, newest last. */
  found: readonly Resource[]
  counts: FoundCounts | null
}

/** One search. Its start time is also its id: a reply with another start belongs to another search. */
export interface SearchRun {
  startedAt: number
  needs: readonly NeedKey[]
  figures: SearchFigures
}

export type SearchState =
  | { phase: 'idle' }
  | ({ phase: 'searching' } & SearchRun)
  | ({ phase: 'completed'; completedAt: number; resources: readonly Resource[] } & SearchRun)
  | { phase: 'failed'; startedAt: number; cause: SearchFailure }

/** One progress message from the server. */
export type SearchProgress =
  | ({ type: 'need'; need: NeedKey } & NeedFigure)
  | { type: 'found'; resource: Resource }
  | { type: 'counts'; counts: FoundCounts }

export type SearchEvent =
  | { type: 'started'; at: number; needs: readonly NeedKey[] }
  | { type: 'progressed'; startedAt: number; progress: SearchProgress }
  | { type: 'succeeded'; startedAt: number; at: number; resources: readonly Resource[]; counts: FoundCounts | null }
  | { type: 'failed'; startedAt: number; cause: SearchFailure }
  /** With a start, only that search is cleared: the timer of an old search must not end a new one. */
  | { type: 'cleared'; startedAt?: number }
  /** A search interrupted by a reload continues with its original start. */
  | { type: 'restored'; startedAt: number; needs: readonly NeedKey[] }

export const noSearch: SearchState = { phase: 'idle' }
const noFigures: SearchFigures = { needs: {}, found: [], counts: null }

/** Events that are invalid in the current phase are ignored: late replies must not revive a cleared search. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'started':
      return isSame(state, event.at) ? state : begun(event.at, event.needs)
    case 'restored':
      return state.phase === 'idle' ? begun(event.startedAt, event.needs) : state
    case 'progressed':
      return isRunning(state, event.startedAt)
        ? { ...state, figures: withProgress(state.figures, event.progress) }
        : state
    case 'succeeded':
      return isRunning(state, event.startedAt) ? completed(state, event) : state
    case 'failed':
      return isRunning(state, event.startedAt)
        ? { phase: 'failed', startedAt: event.startedAt, cause: event.cause }
        : state
    case 'cleared':
      return state.phase === 'idle' || (event.startedAt !== undefined && !isSame(state, event.startedAt))
        ? state
        : noSearch
  }
}

/** The problem to show instead of a list, if any. */
export function getSearchProblem(state: SearchState): SearchProblem | null {
  if (state.phase === 'failed') return state.cause
  return state.phase === 'completed' && state.resources.length === 0 ? { kind: 'no_results' } : null
}

function begun(startedAt: number, needs: readonly NeedKey[]): SearchState {
  return { phase: 'searching', startedAt, needs, figures: noFigures }
}

function completed(run: SearchRun, event: Extract<SearchEvent, { type: 'succeeded' }>): SearchState {
  const { startedAt, needs, figures } = run
  return {
    phase: 'completed',
    startedAt,
    needs,
    figures: { ...figures, counts: event.counts ?? figures.counts },
    completedAt: event.at,
    resources: event.resources,
  }
}

function withProgress(figures: SearchFigures, progress: SearchProgress): SearchFigures {
  switch (progress.type) {
    case 'need': {
      const { need, status, percent } = progress
      return { ...figures, needs: { ...figures.needs, [need]: { status, percent } } }
    }
    case 'found': {
      const others = figures.found.filter(({ id }) => id !== progress.resource.id)
      return { ...figures, found: [...others, progress.resource].slice(-livePanelSize) }
    }
    case 'counts':
      return { ...figures, counts: progress.counts }
  }
}

function isSame(state: SearchState, startedAt: number): boolean {
  return state.phase !== 'idle' && state.startedAt === startedAt
}

function isRunning(state: SearchState, startedAt: number): state is Extract<SearchState, { phase: 'searching' }> {
  return state.phase === 'searching' && state.startedAt === startedAt
}
