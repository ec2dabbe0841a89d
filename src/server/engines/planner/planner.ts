import type { CallReply } from '#contracts/call.ts'
import type { enhanceActionPlan } from '#contracts/plan-generation.ts'
import type { PlanAnswers } from '#domain/action-plan/plan-answers.ts'
import type { PlanPart, PlanStep, UnderstoodLine } from '#domain/action-plan/plan-step.ts'
import type { Danger } from '#domain/danger/find-danger.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { County } from '#domain/places/county.ts'
import type { SignalCorrections } from '#domain/planner/signal-names.ts'
import type { StateCode } from '#domain/places/states.ts'

/** The person's location as far as it is known: a state alone still has its offices. */
export interface PlanArea {
  county: County | null
  state: StateCode | null
}

export interface PlanRequest extends PlanArea {
  needs: readonly NeedKey[]
  answers: PlanAnswers
  language: Language
  /** The current date for the person, such as 2026-11-15. */
  today: string
  /** What the person corrected in how the answers were understood. */
  corrections: SignalCorrections
  /** Listings on the person's own list. */
  saved: readonly string[]
  /** Found in the answers; who to call then stands above everything else. */
  danger: Danger | null
}

export interface GeneratedPlan {
  /** Lines of text, with **bold** marks. */
  plan: string
  steps: PlanStep[]
  /** The days that the person named, and what to keep doing. */
  parts: PlanPart[]
  /** How the answers were understood, and what is asked back. */
  understood: UnderstoodLine[]
  questions: UnderstoodLine[]
}

export interface GuidanceRequest extends PlanArea {
  task: { title: string; description: string; category: string }
  needs: readonly NeedKey[]
  language: Language
  danger: Danger | null
}

export type TaskGuidance = Omit<CallReply<typeof enhanceActionPlan>, 'success'>

export interface PlannerOptions {
  /** Aborted when the caller no longer waits. */
  signal: AbortSignal
}

/** Implemented by the embedded planner and by the one with a model. */
export interface Planner {
  plan(request: PlanRequest, options: PlannerOptions): Promise<GeneratedPlan>
}

/** The same interface for guidance on one task. */
export interface TaskGuide {
  guide(request: GuidanceRequest, options: PlannerOptions): Promise<TaskGuidance>
}
