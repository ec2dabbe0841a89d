import { escapeCalendarText, foldCalendarLine } from '../action-plan/calendar.ts'
import { fillText } from '../planner/fill-text.ts'
import type { PublicEvent } from './post.ts'

const hourMs = 60 * 60 * 1000
/** Assumed length of an event without an end time. */
const usualLengthMs = 3 * hourMs

/** When an event is over, in epoch milliseconds. */
export function getEventEnd(startsAt: number, endsAt: number | null): number {
  return endsAt ?? startsAt + usualLengthMs
}

export interface EventFileTexts {
  by: string
  bus: string
  bring: string
  call: string
}

const instant = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

/** An RFC 5545 file with one event; its times are in UTC, so that every calendar shows the same moment. */
export function buildEventFile(event: PublicEvent, words: EventFileTexts, madeAt: number): string {
  const { organization, bus, bring, phone } = event
  const startsAt = Date.parse(event.startsAt)
  const about = [
    event.about,
    fillText(words.by, { organization }),
    bus && fillText(words.bus, { bus }),
    bring && fillText(words.bring, { bring }),
    phone && fillText(words.call, { phone }),
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Next Chapter//Event//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `DTSTAMP:${instant(madeAt)}`,
    `DTSTART:${instant(startsAt)}`,
    `DTEND:${instant(getEventEnd(startsAt, event.endsAt === null ? null : Date.parse(event.endsAt)))}`,
    `SUMMARY:${escapeCalendarText(event.title)}`,
    `LOCATION:${escapeCalendarText(event.place)}`,
    `DESCRIPTION:${escapeCalendarText(about.filter(Boolean).join('\n'))}`,
    ...(event.url ? [`URL:${event.url.replace(/\p{Cc}/gu, '')}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldCalendarLine(line)}\r\n`).join('')
}
