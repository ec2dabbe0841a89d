import * as z from 'zod/mini'
import { TaskPriority } from './tasks.ts'

/** A day as people write it in files: 2026-11-15. */
export const Day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

/** The next 72 hours, then the four weeks. */
export const planPhases = ['now', 'week1', 'week2', 'week3', 'week4'] as const
export type PlanPhase = (typeof planPhases)[number]

/** A place a step sends the person to, as the directory has it. */
export const PlanListing = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
})
export type PlanListing = z.infer<typeof PlanListing>

/** One thing to do, in words for the person, with the day it is for. */
export const PlanStep = z.object({
  /** Which task of the graph it is: the same task has the same name in every plan. */
  task: z.string(),
  phase: z.enum(planPhases),
  title: z.string(),
  detail: z.string(),
  category: z.string(),
  priority: TaskPriority,
  dueOn: Day,
  /** One real place, or one thing to say on the phone; a step has at least one of both. */
  place: z.nullable(PlanListing),
  script: z.nullable(z.string()),
})
export type PlanStep = z.infer<typeof PlanStep>
