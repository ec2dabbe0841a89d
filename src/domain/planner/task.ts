import type { PlanPhase } from '../action-plan/plan-step.ts'
import type { TaskPriority } from '../action-plan/tasks.ts'
import type { NeedKey } from '../needs/needs.ts'
import type { ServiceId } from '../services/services.ts'
import type { ClockTime } from './clock-times.ts'
import type { NamedDay } from './named-days.ts'
import type { CallerFact } from './shown-signals.ts'
import type { Signal } from './signals.ts'

/**
 * Kinds that outrank everything else in the first 72 hours, in this order. No task of a later kind or without a kind
 * may come before one of these.
 */
export const urgentKinds = ['safety', 'bed', 'report', 'medicine', 'court', 'food', 'id'] as const
export type UrgentKind = (typeof urgentKinds)[number]

/** Offices that every state has, under its own names and phone numbers (`data/facts`). */
export type StateOfficeKind =
  | 'idOffice'
  | 'vitalRecords'
  | 'corrections'
  | 'snap'
  | 'medicaid'
  | 'jobs'
  | 'legalAid'
  | 'elections'

/** One action a person can take. Its texts are in `content/{en,es}/plan-tasks.ts` under the same name. */
export interface Task {
  id: string
  /** The need it serves, which is also the category of the task made from it. */
  need: NeedKey
  /** Other needs it serves as well. */
  alsoFor: readonly NeedKey[]
  urgent: UrgentKind | null
  /** Prerequisite tasks; each is in the graph, and earlier in the plan when both are in it. */
  after: readonly string[]
  /** The earliest and latest day of the plan it makes sense on; the first day is 0. */
  days: readonly [from: number, to: number]
  priority: TaskPriority
  /** Directory services that can do it, best first; empty where the step is a call to a line or an office. */
  services: readonly ServiceId[]
  /** A line of `data/facts/contacts.json` to call when no listing is near. */
  contact: string | null
  /** The office of the person's state it is done at or with. */
  office: StateOfficeKind | null
  /** The guide in `data/knowledge` that explains it; its text feeds the guidance for the task. */
  guide: string | null
  /** Requires a staffed office, so never on a weekend or holiday. */
  isOfficeHours: boolean
  /** Nearly everybody coming home needs it, whatever needs they choose. */
  isBasic: boolean
  /** Can be chosen for its need alone; otherwise only because of a signal. */
  isByNeed: boolean
  /** Signals that call for it; any one is enough. */
  signals: readonly Signal[]
  /** Signals required for it to make sense; all of them. */
  requires: readonly Signal[]
  /** Signals that make it pointless; any one is enough. */
  notFor: readonly Signal[]
  /** What the person tells of themselves before asking, as far as it is so. */
  tells: readonly CallerFact[]
}

/** A task chosen for one person, on its day. */
export interface DatedTask {
  task: Task
  phase: PlanPhase
  dueOn: string
  /** The day that the person named for it, and the hour where they said it. */
  on: string | null
  at?: ClockTime | undefined
  /** That day with what was told of it. */
  day?: NamedDay | undefined
}
