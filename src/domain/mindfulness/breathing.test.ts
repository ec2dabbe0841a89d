import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  getBreath,
  breathParts,
  getExerciseElapsedMs,
  type Exercise,
  exerciseMs,
  exerciseReducer,
  initialExercise,
  getMsToNextSecond,
} from './breathing.ts'

test('a round is 4 seconds in, 7 held, 8 out, then 2 of rest, and there are four of them', () => {
  expect(breathParts.map(({ part, seconds }) => [part, seconds])).toEqual([
    ['in', 4],
    ['hold', 7],
    ['out', 8],
    ['rest', 2],
  ])
  expect(exerciseMs).toBe(4 * (4 + 7 + 8) * 1000 + 3 * 2 * 1000)
})

test.each([
  [0, { round: 1, part: 'in', secondsLeft: 4 }],
  [3_999, { round: 1, part: 'in', secondsLeft: 1 }],
  [4_000, { round: 1, part: 'hold', secondsLeft: 7 }],
  [10_999, { round: 1, part: 'hold', secondsLeft: 1 }],
  [11_000, { round: 1, part: 'out', secondsLeft: 8 }],
  [18_999, { round: 1, part: 'out', secondsLeft: 1 }],
  [19_000, { round: 1, part: 'rest', secondsLeft: 2 }],
  [20_999, { round: 1, part: 'rest', secondsLeft: 1 }],
  [21_000, { round: 2, part: 'in', secondsLeft: 4 }],
  [63_000, { round: 4, part: 'in', secondsLeft: 4 }],
  [81_999, { round: 4, part: 'out', secondsLeft: 1 }],
  [82_000, 'done'],
  [10_000_000, 'done'],
  [-5_000, { round: 1, part: 'in', secondsLeft: 4 }],
])('after %i ms it is %o', (ms, expected) => {
  expect(getBreath(ms)).toEqual(expected)
})

const run = (...events: Parameters<typeof exerciseReducer>[1][]): Exercise =>
  events.reduce((state: Exercise, event) => exerciseReducer(state, event, exerciseMs), initialExercise)

test('a pause keeps its place, and going on begins there', () => {
  const paused = run({ type: 'started', now: 1_000 }, { type: 'paused', now: 6_500 })
  const resumed = exerciseReducer(paused, { type: 'resumed', now: 100_000 }, exerciseMs)

  expect(paused).toEqual({ phase: 'paused', elapsedMs: 5_500 })
  expect(getExerciseElapsedMs(resumed, 100_000)).toBe(5_500)
  expect(getBreath(getExerciseElapsedMs(resumed, 100_500))).toEqual({ round: 1, part: 'hold', secondsLeft: 5 })
})

test('a tab that slept past the end is done when it wakes, and one that slept a little is where the clock is', () => {
  const running = run({ type: 'started', now: 0 })

  expect(exerciseReducer(running, { type: 'ticked', now: 3_600_000 }, exerciseMs)).toEqual({ phase: 'done' })
  const woken = exerciseReducer(running, { type: 'ticked', now: 45_000 }, exerciseMs)
  expect(getBreath(getExerciseElapsedMs(woken, 45_000))).toEqual({ round: 3, part: 'in', secondsLeft: 1 })
  expect(exerciseReducer(running, { type: 'paused', now: 3_600_000 }, exerciseMs)).toEqual({ phase: 'done' })
})

test('events that make no sense change nothing', () => {
  expect(run({ type: 'paused', now: 5 }, { type: 'resumed', now: 6 }, { type: 'ticked', now: 7 })).toEqual(
    initialExercise,
  )
  expect(run({ type: 'started', now: 0 }, { type: 'started', now: 9_000 })).toEqual({ phase: 'running', startedAt: 0 })
  expect(run({ type: 'started', now: 0 }, { type: 'reset' })).toEqual(initialExercise)
})

test('whatever the moment, the parts come in order and the count is never outside its part', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: exerciseMs - 1 }), (ms) => {
      const breath = getBreath(ms)
      if (breath === 'done') return false
      const length = breathParts.find(({ part }) => part === breath.part)?.seconds ?? 0
      return breath.round >= 1 && breath.round <= 4 && breath.secondsLeft >= 1 && breath.secondsLeft <= length
    }),
  )
})

test('the next look is at the next full second', () => {
  const running = run({ type: 'started', now: 400 })
  expect(getMsToNextSecond(running, 2_650)).toBe(750)
  expect(getMsToNextSecond(running, 2_400)).toBe(1_000)
})
