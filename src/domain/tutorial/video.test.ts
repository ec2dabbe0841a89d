import { expect, test } from 'vitest'
import { TutorialVideo } from '#contracts/media.ts'
import { Language } from '../language.ts'
import { tutorialSteps } from './progress.ts'
import { buildVideoAddress, getVideoName } from './video.ts'

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
