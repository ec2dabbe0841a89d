import * as z from 'zod/mini'
import { TodayAnswers } from './today-answers.ts'

/** Data of Today stored on the device: the answers, and the ids of completed tasks. */
export const StoredToday = z.object({
  answers: TodayAnswers,
  done: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(200)),
})
export type StoredToday = z.infer<typeof StoredToday>

export const emptyTodayAnswers: TodayAnswers = {
  releasedOn: null,
  reportBy: null,
  placeTonight: null,
  medicineDays: null,
  idInHand: null,
  phone: null,
}
