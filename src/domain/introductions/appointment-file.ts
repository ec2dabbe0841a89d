import { writeCalendarFile } from '../calendar/calendar-file.ts'

export interface AppointmentFile {
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
