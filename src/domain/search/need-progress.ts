import type { NeedKey } from '#domain/needs/needs.ts'
import type { NeedFigure, SearchState } from './lifecycle.ts'
import { getElapsedMs, estimateCap, expectedSearchMs } from './progress-figures.ts'

/** The expected time is split evenly among the needs; each uses this share of its slot. */
const usedSlotShare = 0.85
const pauseAfterNeedMs = 300
/** A bar reaches the cap after this time. */
const barGrowthMs = 5_000
/** Bars further down the list start a little further ahead. */
const headStartPerIndex = 5

/** One row of the list; name, icon and description come from the key. */
export interface NeedProgress {
  key: NeedKey
  /** 0 to 100. */
  progress: number
  status: 'pending' | 'searching' | 'completed'
}

/**
 * The progress bars of a search, in the order of its needs. Progress reported by the server replaces the time-based
 * estimate.
 */
export function getNeedProgress(state: SearchState, now: number): NeedProgress[] {
  switch (state.phase) {
    case 'idle':
    case 'failed':
      return []
    case 'completed':
      return state.needs.map((key) => ({ key, progress: 100, status: 'completed' }))
    case 'searching': {
      const elapsed = getElapsedMs(state.startedAt, now)
      return state.needs.map((key, index) => {
        const figure = state.figures.needs[key]
        return figure ? reported(key, figure) : estimated(key, index, state.needs.length, elapsed)
      })
    }
  }
}

function reported(key: NeedKey, { status, percent }: NeedFigure): NeedProgress {
  return { key, progress: status === 'completed' ? 100 : Math.round(percent), status }
}

/** Needs are searched in sequence: each uses its share of the slot, then a short pause, then the next. */
function estimated(key: NeedKey, index: number, count: number, elapsed: number): NeedProgress {
  const searchMs = (expectedSearchMs / count) * usedSlotShare
  const since = elapsed - index * (searchMs + pauseAfterNeedMs)
  if (since < 0) return { key, progress: 0, status: 'pending' }
  if (since >= searchMs) return { key, progress: 100, status: 'completed' }
  const grown = (since / barGrowthMs) * 100 + index * headStartPerIndex
  return { key, progress: Math.round(Math.min(estimateCap, grown)), status: 'searching' }
}
