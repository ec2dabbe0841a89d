import { expect, test } from 'vitest'
import { TutorialVideo } from '#contracts/media.ts'
import { Language } from '../language.ts'
import {
  buildVideoAddress,
  createTutorialProgress,
  getStepName,
  getVideoName,
  type TutorialEvent,
  computeTutorialPercent,
  tutorialReducer,
  tutorialSteps,
} from './progress.ts'

const run = (...events: TutorialEvent[]) => events.reduce(tutorialReducer, createTutorialProgress(1))

test('nothing is started until somebody starts, and starting visits the first step', () => {
  expect(run()).toEqual({ currentStep: 1, completed: [], started: false, lastAccessed: 1 })
  expect(run({ type: 'started', at: 5 })).toEqual({ currentStep: 1, completed: [1], started: true, lastAccessed: 5 })
})

test('visiting a step marks it complete, once, in any order', () => {
  const visits = [3, 1, 3, 2].map((step, index): TutorialEvent => ({ type: 'visited', step, at: index }))
  expect(run(...visits)).toEqual({ currentStep: 2, completed: [1, 2, 3], started: true, lastAccessed: 3 })
})

test('who comes back goes on where they were', () => {
  const progress = run({ type: 'started', at: 1 }, { type: 'visited', step: 2, at: 2 })
  expect(tutorialReducer(progress, { type: 'started', at: 9 })).toMatchObject({ currentStep: 2, completed: [1, 2] })
})

test('reset forgets everything', () => {
  expect(run({ type: 'visited', step: 3, at: 2 }, { type: 'reset', at: 8 })).toEqual(createTutorialProgress(8))
})

test.each([
  [0, 'find'],
  [-4, 'find'],
  [2, 'chat'],
  [2.9, 'chat'],
  [3, 'plan'],
  [77, 'plan'],
])('step %d shows %s', (step, name) => {
  expect(getStepName(run({ type: 'visited', step, at: 1 }))).toBe(name)
})

test('each step is a third', () => {
  const at = (...steps: number[]) =>
    computeTutorialPercent(run(...steps.map((step): TutorialEvent => ({ type: 'visited', step, at: 1 }))))
  expect([at(), at(1), at(1, 2), at(1, 2, 3)]).toEqual([0, 33, 67, 100])
})

test('every step has a film and captions in both languages, and the server knows exactly these', () => {
  const names = tutorialSteps.flatMap((step) =>
    Language.options.flatMap((language) => [getVideoName(step, language, 'mp4'), getVideoName(step, language, 'vtt')]),
  )
  expect(names.toSorted()).toEqual(TutorialVideo.options.toSorted())
})

test('the address carries the step (R-11.1)', () => {
  expect(buildVideoAddress('find', 1, 'en', 'mp4')).toBe('/api/video/find-resources.mp4?cb=step-1')
  expect(buildVideoAddress('plan', 3, 'es', 'vtt')).toBe('/api/video/action-plan-es.vtt?cb=step-3')
})
