import type { Guide, GuideStep } from '../knowledge/guide.ts'
import { servicesByGuide } from '../knowledge/services-by-guide.ts'
import type { Language } from '../language.ts'
import type { PlanQuestionId } from '../action-plan/plan-answers.ts'
import type { TaskText } from './plan-texts.ts'
import type { NeedKey } from '../needs/needs.ts'
import type { Signal } from './signals.ts'
import type { Task } from './task.ts'
import type { TaskId } from './task-graph.ts'
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

/** Guides that say more about what a task of the graph is for: they make it weigh more, and get no step beside it. */
const taskByGuide: Readonly<Record<string, TaskId>> = {
  'sleep-outside': 'bed-tonight',
  'living-in-car': 'bed-tonight',
  'shelter-stay': 'shelter-worker',
  'food-pantry': 'food-today',
  'free-clinic': 'clinic-visit',
  'immigration-papers-expired': 'immigration-lawyer',
  'immigration-caution': 'immigration-lawyer',
  'notario-scams': 'immigration-lawyer',
  'ice-rights': 'immigration-lawyer',
  'missed-court': 'warrant-lawyer',
  'ride-to-court': 'ride-plan',
  'who-hires-with-record': 'fair-chance-list',
  'hire-with-record': 'fair-chance-list',
  'clear-record-wait': 'record-clearing',
  'shared-phone-privacy': 'safe-from-harm',
  'forced-work-trafficking': 'safe-from-harm',
  'registry-moving': 'registry-address',
  'officer-work-permission': 'officer-work-okay',
  'work-supervision-hours': 'officer-work-okay',
}
/** Said to an officer: no step for whoever has none. */
const forSupervised: ReadonlySet<string> = new Set([
  'travel-permission',
  'move-counties',
  'move-on-parole',
  'officer-work-permission',
  'missed-appointment',
  'no-smartphone-rule',
  'curfew-monitor',
  'supervision-fees',
  'supervision-rules',
  'change-officer',
  'early-end-supervision',
  'report-after-release',
  'self-employed-supervision',
  'social-media-supervision',
  'work-supervision-hours',
])
/** Where this is so, the guide is about something else: children whom the state placed have no guardian to ask. */
const wrongByGuide: Readonly<Record<string, readonly Signal[]>> = {
  'guardianship-return': ['cps'],
  // Whoever has a bed until a day looks for the next one.
  'bed-tonight': ['has-bed', 'bed-ending', 'with-someone', 'in-program'],
  'birth-certificate-other-state': ['puerto-rico'],
}
/** Words that show something else is meant: to lose a lease is not to sign one. */
const wrongWords: Readonly<Record<string, RegExp>> = {
  // Who cannot miss a day has missed none.
  'missed-appointment': /\b(?:can'?t|cannot|can not|no puedo|not gonna) (?:miss|faltar)\b/i,
  'read-a-lease': /\b(?:up|ends?|ending|over|expires?|selling|sold|se acaba|vence|termina)\b/i,
}
/** Less sure, and a step about something else stands in the plan. */
const sureEnough = 0.42
/** So plainly about it that it counts though the need was not ticked. */
const certain = 0.9

export const concernsTask = ({ guide }: AnswerSubject, task: Task): boolean =>
  guide.id === task.guide || taskByGuide[guide.id] === task.id

/** Whether a subject becomes a step: sure, of a need that the person has, and not beside a danger at home. */
export function isStep(
  { guide, probability, question, words }: AnswerSubject,
  signals: ReadonlySet<Signal>,
  needs: ReadonlySet<NeedKey>,
): boolean {
  const wrong = wrongByGuide[guide.id] ?? []
  if (guide.step === null || signals.has('violence')) return false
  // What somebody wants to reach has a place among the later steps, whatever else they ticked.
  if (question === wishes) return true
  return (
    probability >= sureEnough &&
    taskByGuide[guide.id] === undefined &&
    (probability >= certain || signals.has('supervised') || !forSupervised.has(guide.id)) &&
    !wrong.some((signal) => signals.has(signal)) &&
    wrongWords[guide.id]?.test(words) !== true &&
    (probability >= certain || guide.needs.some((need) => needs.has(need)))
  )
}

const wishes: PlanQuestionId = 'goals_3_months'
const days = { now: [1, 4], later: [12, 20] } as const

/** Shops and churches are open when offices are not. */
const alsoWeekends: ReadonlySet<string> = new Set(['work-boots-tools', 'clothes-and-shower', 'interview-clothes'])

/** A step for what a person wrote about where no task of the graph is about it. */
export function toGuideTask({ id, needs, contacts }: Guide, question: PlanQuestionId = 'urgent_need'): Task {
  return toTask(`guide-${id}`, {
    need: needs[0] ?? 'other',
    days: question === wishes ? days.later : days.now,
    priority: question === wishes ? 'medium' : 'high',
    // A place is shut on a weekend; what one does alone is not.
    isOfficeHours: (servicesByGuide[id] ?? []).length > 0 && !alsoWeekends.has(id),
    services: servicesByGuide[id] ?? [],
    contact: contacts[0] ?? null,
    guide: id,
  })
}

export function writeGuideTask({ title, detail, say, ask211, who }: GuideStep, language: Language): TaskText {
  return {
    title: title[language],
    detail: detail[language],
    say: say[language],
    ...(ask211 ? { ask211: ask211[language] } : {}),
    ...(who ? { who: who[language] } : {}),
  }
}
