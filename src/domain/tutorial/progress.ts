import type { Language } from '../language.ts'

/** The steps of the tour, by the name of their texts and videos. */
export const tutorialSteps = ['find', 'chat', 'plan'] as const
export type TutorialStep = (typeof tutorialSteps)[number]
export const lastStep = tutorialSteps.length

/** As stored in the browser: numbers from 1 to 3. */
export interface TutorialProgress {
  currentStep: number
  completed: readonly number[]
  started: boolean
  lastAccessed: number
}

export type TutorialEvent =
  | { type: 'started'; at: number }
  | { type: 'visited'; step: number; at: number }
  | { type: 'reset'; at: number }

export function createTutorialProgress(at: number): TutorialProgress {
  return { currentStep: 1, completed: [], started: false, lastAccessed: at }
}

/** Visiting a step marks it complete; reset clears everything. */
export function tutorialReducer(state: TutorialProgress, event: TutorialEvent): TutorialProgress {
  switch (event.type) {
    case 'started':
      return visit({ ...state, started: true }, state.currentStep, event.at)
    case 'visited':
      return visit({ ...state, started: true }, event.step, event.at)
    case 'reset':
      return createTutorialProgress(event.at)
  }
}

function visit(state: TutorialProgress, step: number, at: number): TutorialProgress {
  const currentStep = Math.min(Math.max(1, Math.trunc(step)), lastStep)
  const completed = [...new Set([...state.completed, currentStep])].toSorted((a, b) => a - b)
  return { ...state, currentStep, completed, lastAccessed: at }
}

export function getStepName(progress: TutorialProgress): TutorialStep {
  return tutorialSteps[progress.currentStep - 1] ?? 'find'
}

export function computeTutorialPercent({ completed }: TutorialProgress): number {
  return Math.round((completed.length / lastStep) * 100)
}

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
