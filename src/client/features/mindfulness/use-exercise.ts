import { useCallback, useEffect, useState } from 'react'
import {
  getExerciseElapsedMs,
  type Exercise,
  type ExerciseEvent,
  exerciseReducer,
  initialExercise,
  getMsToNextSecond,
} from '#domain/mindfulness/breathing.ts'

export interface RunningExercise {
  exercise: Exercise
  elapsedMs: number
  send: (type: ExerciseEvent['type']) => void
}

interface Look {
  exercise: Exercise
  now: number
}

const fresh: Look = { exercise: initialExercise, now: 0 }

/** An exercise timed by the device clock. Updates once a second, and at once when the tab becomes visible again. */
export function useExercise(lengthMs: number): RunningExercise {
  const [{ exercise, now }, setLook] = useState(fresh)
  const send = useCallback(
    (type: ExerciseEvent['type']) => {
      const at = Date.now()
      setLook((last) => ({ exercise: exerciseReducer(last.exercise, { type, now: at }, lengthMs), now: at }))
    },
    [lengthMs],
  )

  useEffect(() => {
    if (exercise.phase !== 'running') return
    const tick = () => send('ticked')
    const timer = setTimeout(tick, getMsToNextSecond(exercise, Date.now()))
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [exercise, now, send])

  return { exercise, elapsedMs: getExerciseElapsedMs(exercise, now), send }
}
