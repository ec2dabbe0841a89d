import * as z from 'zod/mini'
import { Day } from '../action-plan/plan-step.ts'
import { isRealDay } from '../planner/calendar.ts'

/** Most days of medicine a person can say they have left. */
const mostMedicineDays = 90

const RealDay = Day.check(z.refine(isRealDay))

/** The six taps, kept on the device. Null is "I did not say"; nothing is guessed from it. */
export const TodayAnswers = z.object({
  /** May lie ahead: some people plan before they go home. */
  releasedOn: z.nullable(RealDay),
  /** The day the papers say to report by; null also for people with no officer. */
  reportBy: z.nullable(RealDay),
  placeTonight: z.nullable(z.boolean()),
  /** Days of medicine left, 0 when it is gone; null for people who take none or did not say. */
  medicineDays: z.nullable(z.int().check(z.minimum(0), z.maximum(mostMedicineDays))),
  idInHand: z.nullable(z.boolean()),
  phone: z.nullable(z.boolean()),
})
export type TodayAnswers = z.infer<typeof TodayAnswers>
