import * as z from 'zod/mini'
import { Language } from '../language.ts'
import { PlanPart, PlanStep, UnderstoodLine } from './plan-step.ts'

/** A plan runs 30 days; it is stored a few days longer so that its end can still be viewed. */
export const planRetentionMs = 35 * 24 * 60 * 60_000

const StepFeedback = z.enum(['done', 'not-for-me', 'did-not-work'])
export type StepFeedback = z.infer<typeof StepFeedback>

/** A plan as it is displayed, and as the device stores it for offline use. */
export const StoredPlan = z.lazy(() =>
  z.object({
    text: z.string().check(z.maxLength(100_000)),
    steps: z.array(PlanStep),
    language: Language,
    madeAt: z.number(),
    /** One for each step: the id its task will have, fixed in advance so that a retry does not create a second task. */
    tasks: z.array(z.object({ id: z.uuid(), isAdded: z.boolean() })),
    /** How the answers were understood, and what was asked back. */
    understood: z._default(z.array(UnderstoodLine), []),
    questions: z._default(z.array(UnderstoodLine), []),
    /** Days that the person named and what to keep doing; plans of earlier versions have none. */
    parts: z._default(z.array(PlanPart), []),
    /** By task: what the person said of the step. It stays on the device. */
    feedback: z._default(z.record(z.string().check(z.maxLength(64)), StepFeedback), {}),
  }),
)
export type StoredPlan = z.infer<typeof StoredPlan>

/** If the clock was set back, the plan still expires. */
export function isPlanFresh({ madeAt }: Pick<StoredPlan, 'madeAt'>, now: number): boolean {
  return Math.abs(now - madeAt) <= planRetentionMs
}
