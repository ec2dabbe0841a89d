import * as z from 'zod/mini'
import { Language } from '../language.ts'
import { PlanStep } from './plan-step.ts'

/** A plan runs 30 days; some days more, so that its end can still be looked at. */
export const planRetentionMs = 35 * 24 * 60 * 60_000

/** A plan as it is shown, and as the device keeps it so that it opens without a connection. */
export const StoredPlan = z.object({
  text: z.string().check(z.maxLength(100_000)),
  steps: z.array(PlanStep),
  language: Language,
  madeAt: z.number(),
  /** One for each step: the name its task will have, fixed beforehand so that a second try makes no second task. */
  tasks: z.array(z.object({ id: z.uuid(), isAdded: z.boolean() })),
})
export type StoredPlan = z.infer<typeof StoredPlan>

/** A clock that was set back does not keep a plan for ever. */
export function isPlanFresh({ madeAt }: Pick<StoredPlan, 'madeAt'>, now: number): boolean {
  return Math.abs(now - madeAt) <= planRetentionMs
}
