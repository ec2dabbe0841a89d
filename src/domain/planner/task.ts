import type { PlanPhase } from '../action-plan/plan-step.ts'
import type { TaskPriority } from '../action-plan/tasks.ts'
import type { NeedKey } from '../needs/needs.ts'
import type { ServiceId } from '../services/services.ts'
import type { Signal } from './signals.ts'

/**
 * What outranks everything else in the first 72 hours, in this order. Nothing of a later kind or without a kind may
 * stand before one of these.
 */
export const urgentKinds = ['bed', 'report', 'medicine', 'id'] as const
export type UrgentKind = (typeof urgentKinds)[number]

/** Offices every state has, under its own names and numbers (`data/facts`). */
export type StateOfficeKind =
  | 'idOffice'
  | 'vitalRecords'
  | 'corrections'
  | 'snap'
  | 'medicaid'
  | 'jobs'
  | 'legalAid'
  | 'elections'

/** One thing a person can do. Its words are in `content/{en,es}/plan-tasks.ts` under the same name. */
export interface Task {
  id: string
  /** The need it serves, which is also the category of the task made from it. */
  need: NeedKey
  /** Other needs it serves as well. */
  alsoFor: readonly NeedKey[]
  urgent: UrgentKind | null
  /** Tasks that must be done before; each of them is in the graph and earlier in the plan when both are in it. */
  after: readonly string[]
  /** The earliest and latest day of the plan it makes sense on; the day of the plan is 0. */
  days: readonly [from: number, to: number]
  priority: TaskPriority
  /** Services of the directory that can do it, best first; none where a call to a line or an office is the step. */
  services: readonly ServiceId[]
  /** A line of `data/facts/contacts.json` to call where no place is near. */
  contact: string | null
  /** The office of the person's state it is done at or with. */
  office: StateOfficeKind | null
  /** The guide of `data/knowledge` that explains it; its words feed the guidance for the task. */
  guide: string | null
  /** Somebody must be at a desk for it: never on a weekend or holiday. */
  isOfficeHours: boolean
  /** Nearly everybody coming home needs it, whatever they ask for. */
  isBasic: boolean
  /** It can be chosen for its need alone; else only for what a person said. */
  isByNeed: boolean
  /** What a person says that calls for it, any of these. */
  signals: readonly Signal[]
  /** What a person must have said for it to make sense, all of these. */
  requires: readonly Signal[]
  /** What a person says that makes it pointless, any of these. */
  notFor: readonly Signal[]
}

/** A task chosen for one person, on its day. */
export interface DatedTask {
  task: Task
  phase: PlanPhase
  dueOn: string
}
