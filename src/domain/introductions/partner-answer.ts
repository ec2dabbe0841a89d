import * as z from 'zod/mini'
import { writeCalendarFile } from '../calendar/calendar-file.ts'
import { DeclineReason, introductionLengths } from './introduction.ts'

export const AnswerState = z.enum(['accepted', 'needs_you', 'declined'])
export type AnswerState = z.infer<typeof AnswerState>

export const answerLengths = { message: 500, contact: 80, instructions: 1000, bring: 100, place: 200 } as const
export const maxItemsToBring = 10
export const maxAlternatives = 2

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))
const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** Local date and time at the location. */
const LocalMoment = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/))

export const Appointment = z.object({ at: LocalMoment, place: z.nullable(text(answerLengths.place)) })
export type Appointment = z.infer<typeof Appointment>

/** A partner's answer to the person, in the text the person will read. */
export const PartnerAnswer = z.object({
  state: AnswerState,
  message: filled(answerLengths.message),
  contactName: z._default(z.nullable(text(answerLengths.contact)), null),
  contactPhone: z._default(z.nullable(text(introductionLengths.phone)), null),
  instructions: z._default(z.nullable(text(answerLengths.instructions)), null),
  bring: z._default(z.array(filled(answerLengths.bring)).check(z.maxLength(maxItemsToBring)), []),
  appointment: z._default(z.nullable(Appointment), null),
  /** Required when declining, not allowed otherwise. */
  reason: z._default(z.nullable(DeclineReason), null),
  /** Listings that may help instead; only when declining. */
  alternatives: z._default(z.array(filled(128)).check(z.maxLength(maxAlternatives)), []),
})
export type PartnerAnswer = z.infer<typeof PartnerAnswer>

export type AnswerProblem = 'reason_needed' | 'reason_not_fitting'

export function findAnswerProblem({ state, reason, alternatives }: PartnerAnswer): AnswerProblem | null {
  if (state === 'declined') return reason === null ? 'reason_needed' : null
  return reason !== null || alternatives.length > 0 ? 'reason_not_fitting' : null
}

interface AppointmentFile {
  id: string
  /** 2026-11-20T14:30, in local time at the location. */
  at: string
  place: string | null
  title: string
  /** When the file is created, in epoch milliseconds. */
  madeAt: number
}

/**
 * A calendar file with a one-hour event. It has no time zone: the person's calendar shows the time they were given,
 * wherever they are. It reminds the day before and two hours before.
 */
export function buildAppointmentFile({ id, at, place: location, title, madeAt }: AppointmentFile): string {
  const reminders = ['-P1D', '-PT2H'].map((trigger) => ({ text: title, trigger }))
  const event = { id, time: { localHour: at }, title, location, isPrivate: true, reminders }
  return writeCalendarFile({ kind: 'Appointment', madeAt, events: [event] })
}
