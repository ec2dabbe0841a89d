import * as z from 'zod/mini'
import { Day } from '../action-plan/plan-step.ts'
import { isRealDay } from '../planner/calendar.ts'

/** The most days of medicine a person can enter. */
const mostMedicineDays = 90

const RealDay = Day.check(z.refine(isRealDay))

/** The six answers, stored on the device. Null is "I did not say"; nothing is inferred from it. */
export const TodayAnswers = z.object({
  /** May be in the future: some people plan before they go home. */
  releasedOn: z.nullable(RealDay),
  /** The date by which the person's documents tell them to report; null also for people with no officer. */
  reportBy: z.nullable(RealDay),
  placeTonight: z.nullable(z.boolean()),
  /** Days of medicine left, 0 when there is none; null for people who take none or did not say. */
  medicineDays: z.nullable(z.int().check(z.minimum(0), z.maximum(mostMedicineDays))),
  idInHand: z.nullable(z.boolean()),
  phone: z.nullable(z.boolean()),
})
export type TodayAnswers = z.infer<typeof TodayAnswers>
