import * as z from 'zod/mini'

/** The five questions a plan is based on, in order. */
export const planQuestionIds = [
  'urgent_need',
  'biggest_challenge',
  'strengths',
  'support_system',
  'goals_3_months',
] as const
export type PlanQuestionId = (typeof planQuestionIds)[number]

/** Maximum length of one answer. */
export const maxPlanAnswer = 2000

const PlanAnswer = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxPlanAnswer))

export const PlanAnswers = z.object({
  urgent_need: PlanAnswer,
  biggest_challenge: PlanAnswer,
  strengths: PlanAnswer,
  support_system: PlanAnswer,
  goals_3_months: PlanAnswer,
} satisfies Record<PlanQuestionId, typeof PlanAnswer>)
export type PlanAnswers = z.infer<typeof PlanAnswers>
