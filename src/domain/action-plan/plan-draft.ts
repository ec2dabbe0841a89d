import * as z from 'zod/mini'
import { type PlanQuestionId, planQuestionIds } from './plan-answers.ts'

const Written = z.string().check(z.maxLength(50_000))

/** Unfinished answers and the question they stand at, for a reload in the middle. */
export const PlanDraft = z.object({
  question: z.int().check(z.minimum(0), z.maximum(planQuestionIds.length - 1)),
  answers: z.object({
    urgent_need: Written,
    biggest_challenge: Written,
    strengths: Written,
    support_system: Written,
    goals_3_months: Written,
  } satisfies Record<PlanQuestionId, typeof Written>),
})
export type PlanDraft = z.infer<typeof PlanDraft>
