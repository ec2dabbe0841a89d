import type { NeedKey } from '#domain/needs/needs.ts'
import type { NeedFigure, SearchState } from './lifecycle.ts'
import { getElapsedMs, estimateCap, expectedSearchMs } from './percent.ts'

/** The expected time is shared by the needs; each uses this part of its slot. */
const usedSlotShare = 0.85
const pauseAfterNeedMs = 300
/** A bar is full, up to the cap, after this long. */
const barGrowthMs = 5_000
/** Bars further down the list begin a little further on. */
const headStartPerIndex = 5

/** One line of the list; name, icon and description come from the key. */
export interface NeedProgress {
  key: NeedKey
  /** 0 to 100. */
  progress: number
  status: 'pending' | 'searching' | 'completed'
}

/** The bars of a search, in the order its needs were given. What the server told replaces what the clock suggests. */
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

/** Needs take turns: each is searched for its part of the slot, then comes a short pause, then the next. */
function estimated(key: NeedKey, index: number, count: number, elapsed: number): NeedProgress {
  const searchMs = (expectedSearchMs / count) * usedSlotShare
  const since = elapsed - index * (searchMs + pauseAfterNeedMs)
  if (since < 0) return { key, progress: 0, status: 'pending' }
  if (since >= searchMs) return { key, progress: 100, status: 'completed' }
  const grown = (since / barGrowthMs) * 100 + index * headStartPerIndex
  return { key, progress: Math.round(Math.min(estimateCap, grown)), status: 'searching' }
}
