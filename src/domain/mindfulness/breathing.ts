/** One round of 4-7-8 breathing, in seconds. The rest comes between two rounds, not after the last one. */
export const breathParts = [
  { part: 'in', seconds: 4 },
  { part: 'hold', seconds: 7 },
  { part: 'out', seconds: 8 },
  { part: 'rest', seconds: 2 },
] as const
export type BreathPart = (typeof breathParts)[number]['part']

export const rounds = 4

const secondMs = 1000
const roundMs = breathParts.reduce((sum, { seconds }) => sum + seconds * secondMs, 0)
const restMs = breathParts[3].seconds * secondMs
export const exerciseMs = rounds * roundMs - restMs

/** State of the exercise after a given time. */
export interface Breath {
  round: number
  part: BreathPart
  /** Counts down from the length of the part to 1. */
  secondsLeft: number
}

export function getBreath(elapsedMs: number): Breath | 'done' {
  if (elapsedMs >= exerciseMs) return 'done'
  const inTime = Math.max(0, elapsedMs)
  let inRound = inTime % roundMs
  for (const { part, seconds } of breathParts) {
    if (inRound < seconds * secondMs) {
      return { round: Math.floor(inTime / roundMs) + 1, part, secondsLeft: Math.ceil(seconds - inRound / secondMs) }
    }
    inRound -= seconds * secondMs
  }
  return 'done'
}

/**
 * Time is computed from timestamps, never counted, so a phone that slept is correct when it wakes. `now` comes with
 * every event.
 */
export type Exercise =
  | { phase: 'ready' }
  | { phase: 'running'; startedAt: number }
  | { phase: 'paused'; elapsedMs: number }
  | { phase: 'done' }

export type ExerciseEvent = { type: 'started' | 'paused' | 'resumed' | 'ticked'; now: number } | { type: 'reset' }

export const initialExercise: Exercise = { phase: 'ready' }

/** `lengthMs` lets it run any timed exercise. */
export function exerciseReducer(state: Exercise, event: ExerciseEvent, lengthMs: number): Exercise {
  switch (event.type) {
    case 'reset':
      return initialExercise
    case 'started':
      return state.phase === 'ready' || state.phase === 'done' ? { phase: 'running', startedAt: event.now } : state
    case 'paused':
      return state.phase === 'running' ? pausedAt(getExerciseElapsedMs(state, event.now), lengthMs) : state
    case 'resumed':
      return state.phase === 'paused' ? { phase: 'running', startedAt: event.now - state.elapsedMs } : state
    case 'ticked':
      return state.phase === 'running' && getExerciseElapsedMs(state, event.now) >= lengthMs ? { phase: 'done' } : state
  }
}

function pausedAt(elapsedMs: number, lengthMs: number): Exercise {
  return elapsedMs >= lengthMs ? { phase: 'done' } : { phase: 'paused', elapsedMs }
}

/** If the clock was set back, the elapsed time is not negative. */
export function getExerciseElapsedMs(state: Exercise, now: number): number {
  if (state.phase === 'running') return Math.max(0, now - state.startedAt)
  return state.phase === 'paused' ? state.elapsedMs : 0
}

/** When the text on the screen changes next, so that no more frequent timer is needed. */
export function getMsToNextSecond(state: Exercise, now: number): number {
  return secondMs - (getExerciseElapsedMs(state, now) % secondMs)
}
