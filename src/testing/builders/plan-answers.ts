import type { PlanAnswers } from '#domain/action-plan/plan-answers.ts'

/** Answers that say nothing, except for what a test gives. */
export function buildPlanAnswers(overrides: Partial<PlanAnswers> = {}): PlanAnswers {
  return {
    urgent_need: 'x',
    biggest_challenge: 'x',
    strengths: 'x',
    support_system: 'x',
    goals_3_months: 'x',
    ...overrides,
  }
}
