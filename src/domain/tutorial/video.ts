import type { Language } from '../language.ts'
import type { TutorialStep } from './progress.ts'

/** The videos, one for each step and language. English has the bare name. */
const videoNames: Record<TutorialStep, string> = {
  find: 'find-resources',
  chat: 'chat-with-reggie',
  plan: 'action-plan',
}

export function getVideoName(step: TutorialStep, language: Language, kind: 'mp4' | 'vtt'): string {
  return `${videoNames[step]}${language === 'es' ? '-es' : ''}.${kind}`
}

/** The URL of a video or its captions; `cb` keeps the videos of two steps apart in caches. */
export function buildVideoAddress(step: TutorialStep, number: number, language: Language, kind: 'mp4' | 'vtt'): string {
  return `/api/video/${getVideoName(step, language, kind)}?cb=step-${number}`
}

export type VideoState = 'loading' | 'loaded' | 'error'
