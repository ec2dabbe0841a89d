import type { NeedKey } from '../needs/needs.ts'
import type { PlanPhase } from '../action-plan/plan-step.ts'
import type { TaskPriority } from '../action-plan/tasks.ts'

/**
 * What outranks everything else in the first 72 hours, in this order. Nothing of a later kind or without a kind may
 * stand before one of these.
 */
export const urgentKinds = ['bed', 'report', 'medicine', 'id'] as const
export type UrgentKind = (typeof urgentKinds)[number]

/** One thing a person can do. Its words are in `content/{en,es}/plan-tasks.ts` under the same name. */
export interface Task {
  id: string
  /** The need it serves, which is also the category of the task made from it. */
  need: NeedKey
  urgent: UrgentKind | null
  /** Tasks that must be done before; each of them is in the graph and earlier in the plan when both are in it. */
  after: readonly string[]
  /** The earliest and latest day of the plan it makes sense on; the day of the plan is 0. */
  days: readonly [from: number, to: number]
  priority: TaskPriority
  /** Services of the directory that can do it, best first; none where a call to a line or an office is the step. */
  services: readonly string[]
  /** A line of `data/facts/contacts.json` to call where no place is near. */
  contact: string | null
  /** The guide of `data/knowledge` that explains it; its words feed the guidance for the task. */
  guide: string | null
}

/** A task chosen for one person, on its day. */
export interface DatedTask {
  task: Task
  phase: PlanPhase
  dueOn: string
}
