import * as z from 'zod/mini'
import { TaskPriority } from './tasks.ts'

/** An ISO date: 2026-11-15. */
export const Day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

/** The next 72 hours, then the four weeks. */
export const planPhases = ['now', 'week1', 'week2', 'week3', 'week4'] as const
export type PlanPhase = (typeof planPhases)[number]

/** A listing that a step refers to, as the directory has it. */
export const PlanListing = z.lazy(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    phone: z.nullable(z.string()),
    address: z.nullable(z.string()),
  }),
)
export type PlanListing = z.infer<typeof PlanListing>

/** One action with its text for the person and its date. */
export const PlanStep = z.lazy(() =>
  z.object({
    /** The task's key in the graph: the same task has the same key in every plan. */
    task: z.string(),
    phase: z.enum(planPhases),
    title: z.string(),
    detail: z.string(),
    category: z.string(),
    priority: TaskPriority,
    dueOn: Day,
    /** A real listing or a phone script; a step has at least one of the two. */
    place: z.nullable(PlanListing),
    script: z.nullable(z.string()),
  }),
)
export type PlanStep = z.infer<typeof PlanStep>

/** A small part beside the steps: the days that the person named, or what to keep doing. */
export const PlanPart = z.lazy(() =>
  z.object({
    id: z.enum(['days', 'keep']),
    /** In the language of the plan, as its lines. */
    title: z.string().check(z.maxLength(80)),
    lines: z.array(z.string().check(z.maxLength(600))).check(z.maxLength(20)),
  }),
)
export type PlanPart = z.infer<typeof PlanPart>

/** Something read in the answers, or asked back, in words for the person. */
export const UnderstoodLine = z.lazy(() =>
  z.object({
    /** The signal that a correction names. */
    signal: z.string().check(z.maxLength(40)),
    line: z.string().check(z.maxLength(200)),
  }),
)
export type UnderstoodLine = z.infer<typeof UnderstoodLine>
