import * as z from 'zod/mini'
import { type PlanQuestionId, planQuestionIds } from './plan-answers.ts'

const DraftAnswer = z.string().check(z.maxLength(50_000))

/** Unfinished answers and the current question, to survive a reload. */
export const PlanDraft = z.lazy(() =>
  z.object({
    question: z.int().check(z.minimum(0), z.maximum(planQuestionIds.length - 1)),
    answers: z.object({
      urgent_need: DraftAnswer,
      biggest_challenge: DraftAnswer,
      strengths: DraftAnswer,
      support_system: DraftAnswer,
      goals_3_months: DraftAnswer,
    } satisfies Record<PlanQuestionId, typeof DraftAnswer>),
  }),
)
export type PlanDraft = z.infer<typeof PlanDraft>
