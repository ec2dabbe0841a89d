import type { Guide } from '../knowledge/guide.ts'
import { servicesByGuide } from '../knowledge/services-by-guide.ts'
import type { Language } from '../language.ts'
import type { PlanQuestionId } from '../action-plan/plan-answers.ts'
import { fillText } from './fill-text.ts'
import type { PlanTexts, TaskText } from './plan-texts.ts'
import type { Task } from './task.ts'
import { toTask } from './task-spec.ts'

/** What an answer is about, as the assistant reads it. */
export interface AnswerSubject {
  guide: Guide
  /** 0 to 1. */
  probability: number
  question: PlanQuestionId
  /** The words of the answer that are about it. */
  words: string
}

/** Guides about how to go on from day to day: no step of their own. */
const notASteps: ReadonlySet<string> = new Set([
  'first-day-checklist',
  'plan-30-days',
  'week-plan',
  'small-goals',
  'goals-90-days',
  'daily-routine',
  'feel-overwhelmed',
  'self-talk',
  'use-211',
  'call-988',
  'case-manager',
  'ask-for-help',
  'keep-appointments',
  'outside-feels-strange',
  'shame-stigma',
  'loneliness',
  'tired-of-no',
  'answer-record-question',
])

export const isStep = ({ id }: Guide): boolean => !notASteps.has(id)

/** A step for what a person wrote about where no task of the graph is about it. */
export function toGuideTask({ id, needs, contacts }: Guide): Task {
  return toTask(`guide-${id}`, {
    need: needs[0] ?? 'other',
    days: [1, 4],
    priority: 'high',
    isOfficeHours: false,
    services: servicesByGuide[id] ?? [],
    contact: contacts[0] ?? null,
    guide: id,
  })
}

export function writeGuideTask({ text, facets }: Guide, language: Language, { guideStep }: PlanTexts): TaskText {
  const { title } = text[language]
  return {
    title,
    detail: facets.what[language],
    say: guideStep.say,
    ask211: fillText(guideStep.ask211, { title }),
  }
}
