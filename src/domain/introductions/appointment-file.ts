import { escapeCalendarText, foldCalendarLine } from '#domain/action-plan/calendar.ts'

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
 * An RFC 5545 file with a one-hour event. It has no time zone: the person's calendar shows the time they were given,
 * wherever they are. It reminds the day before and two hours before.
 */
export function buildAppointmentFile({ id, at, place: location, title, madeAt }: AppointmentFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Next Chapter//Appointment//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${at.replace(/[-:]/g, '')}00`,
    'DURATION:PT1H',
    `SUMMARY:${escapeCalendarText(title)}`,
    ...(location ? [`LOCATION:${escapeCalendarText(location)}`] : []),
    'CLASS:PRIVATE',
    ...reminder(title, '-P1D'),
    ...reminder(title, '-PT2H'),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldCalendarLine(line)}\r\n`).join('')
}

function reminder(title: string, trigger: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeCalendarText(title)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ]
}
