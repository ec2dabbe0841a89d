import { writeCalendarFile } from '../calendar/calendar-file.ts'
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

/** A calendar file with one event; its times are in UTC, so that every calendar shows the same moment. */
export function buildEventFile(event: PublicEvent, words: EventFileTexts, madeAt: number): string {
  const { id, title, place, url, organization, bus, bring, phone } = event
  const from = Date.parse(event.startsAt)
  const about = [
    event.about,
    fillText(words.by, { organization }),
    bus && fillText(words.bus, { bus }),
    bring && fillText(words.bring, { bring }),
    phone && fillText(words.call, { phone }),
  ]
  const time = { from, to: getEventEnd(from, event.endsAt === null ? null : Date.parse(event.endsAt)) }
  const description = about.filter(Boolean).join('\n')
  return writeCalendarFile({ kind: 'Event', madeAt, events: [{ id, time, title, location: place, description, url }] })
}
