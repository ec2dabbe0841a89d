import * as z from 'zod/mini'
import { maxPlanAnswer, PlanAnswers } from '#domain/action-plan/plan-answers.ts'
import { PlanPart, PlanStep, UnderstoodLine } from '#domain/action-plan/plan-step.ts'
import { TaskGuidance } from '#domain/action-plan/task-guidance.ts'
import { Language, defaultLanguage } from '#domain/language.ts'
import { NeedsInput } from '#domain/needs/needs.ts'
import { SignalCorrections } from '#domain/planner/signal-names.ts'
import { defineCall } from './call.ts'
import { SessionLabel } from './label.ts'
import { MaybeLocation } from './maybe-location.ts'

/** Error code for a text that is too long, so that the person is asked to shorten it. */
export const tooLong = 'too_large'
const Answer = PlanAnswers.shape.urgent_need.check(z.maxLength(maxPlanAnswer, tooLong))
const Answers = z.extend(PlanAnswers, {
  urgent_need: Answer,
  biggest_challenge: Answer,
  strengths: Answer,
  support_system: Answer,
  goals_3_months: Answer,
})

export const generateActionPlan = defineCall({
  method: 'POST',
  path: '/api/generate-action-plan',
  access: 'visitor',
  summary: 'Makes a 30-day plan from five answers, the needs and the place.',
  headers: z.object({ 'x-session-id': z.optional(SessionLabel) }),
  body: z.object({
    /** “county, state” as one text; empty until a location is chosen. */
    location: z.string().check(z.trim(), z.maxLength(170)),
    /** Need keys joined by commas, with spaces instead of hyphens. */
    selectedNeeds: z.string().check(z.trim(), z.maxLength(1000)),
    responses: Answers,
    language: z._default(Language, defaultLanguage),
    /** The date where the person is, 2026-11-15. The server's date is used when it is missing or implausible. */
    today: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
    /** What the person corrected in how an earlier plan understood the answers. */
    corrections: z.optional(SignalCorrections),
    /** Ids of the listings on the person's own list; a step names one of these first. */
    saved: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(50))),
  }),
  /** A person in danger gets an answer even over the rate limit. */
  limitedByHandler: true,
  needsNoRow: true,
  /** The plan may be missing: the page then shows its fallback text. */
  reply: z.object({
    success: z.optional(z.literal(true)),
    plan: z.optional(z.nullable(z.union([z.string(), z.record(z.string(), z.unknown())]))),
    /** The same plan as single steps, for the task list. */
    steps: z.optional(z.array(PlanStep)),
    /** The days that the person named and what to keep doing, in the plan's language. */
    parts: z.optional(z.array(PlanPart)),
    /** How the answers were understood, one line each, in the plan's language. */
    understood: z.optional(z.array(UnderstoodLine)),
    /** Questions back: what would change the plan and was not said. */
    questions: z.optional(z.array(UnderstoodLine)),
  }),
})

export const enhanceActionPlan = defineCall({
  method: 'POST',
  path: '/api/enhance-action-plan',
  access: 'visitor',
  summary: 'Guidance for one task: what it is about, papers, steps, what may be hard, tips.',
  body: z.object({
    actionPlan: z.object({
      title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200, tooLong)),
      description: z.optional(z.nullable(z.string().check(z.maxLength(2000, tooLong)))),
      category: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    }),
    userLocation: MaybeLocation,
    userNeeds: z.optional(z.nullable(NeedsInput)),
    language: z.optional(Language),
  }),
  limitedByHandler: true,
  needsNoRow: true,
  reply: z.extend(TaskGuidance, { success: z.optional(z.literal(true)) }),
})
