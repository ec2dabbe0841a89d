import type { Resource } from './resource.ts'

declare global {
  /** What we use of it; older browsers have none. */
  const Temporal:
    | undefined
    | {
        Now: { timeZoneId(): string }
        Instant: {
          fromEpochMilliseconds(at: number): {
            toZonedDateTimeISO(zone: string): { dayOfWeek: number; hour: number; minute: number }
          }
        }
      }
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** A moment of the week at the listing: Sunday = 0, minutes since midnight. */
export interface WeekMoment {
  day: number
  minutes: number
}

export type OpenState =
  | { state: 'unknown' }
  /** `closes` is null when it never does. */
  | { state: 'open'; closes: WeekMoment | null }
  | { state: 'closed'; opens: WeekMoment }

type Hours = Pick<Resource, 'schedule' | 'isAlwaysOpen'>

/** Minutes since Sunday midnight; an end after Saturday midnight is beyond the week. */
interface Span {
  start: number
  end: number
}

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes
const clock = /^(\d{1,2}):(\d{2})$/

/** Missing or unreadable hours are unknown, never “closed”. */
export function getOpenState(hours: Hours, now: WeekMoment): OpenState {
  if (hours.isAlwaysOpen) return { state: 'open', closes: null }
  const spans = joined((hours.schedule ?? []).flatMap(toSpans))
  if (spans.length === 0) return { state: 'unknown' }
  const at = now.day * dayMinutes + now.minutes
  // A span that began last Saturday may still run on Sunday.
  const running = spans.find(({ start, end }) => isWithin(at, start, end) || isWithin(at + weekMinutes, start, end))
  if (running) {
    return { state: 'open', closes: running.end - running.start >= weekMinutes ? null : toWeekMoment(running.end) }
  }
  const waits = spans.map(({ start }) => (start - at + weekMinutes) % weekMinutes)
  return { state: 'closed', opens: toWeekMoment(at + Math.min(...waits)) }
}

export function isOpenNow(hours: Hours, now: WeekMoment): boolean {
  return getOpenState(hours, now).state === 'open'
}

const isWithin = (at: number, start: number, end: number) => start <= at && at < end

function toWeekMoment(minutes: number): WeekMoment {
  const ofWeek = minutes % weekMinutes
  return { day: Math.floor(ofWeek / dayMinutes), minutes: ofWeek % dayMinutes }
}

function toSpans(time: { day: number; opens: string; closes: string }): Span[] {
  const [opens, closes] = [parseMinutes(time.opens), parseMinutes(time.closes)]
  if (opens === null || closes === null || time.day < 0 || time.day > 6) return []
  const start = time.day * dayMinutes + opens
  // Lists often write midnight as 23:59; a closing time not later than the opening time is on the next day.
  const until = closes === dayMinutes - 1 ? dayMinutes : closes
  return [{ start, end: time.day * dayMinutes + (until > opens ? until : until + dayMinutes) }]
}

function parseMinutes(time: string): number | null {
  const [, hour, minute] = clock.exec(time) ?? []
  if (hour === undefined || minute === undefined) return null
  const minutes = Number(hour) * 60 + Number(minute)
  return Number(minute) < 60 && minutes <= dayMinutes ? minutes : null
}

/** Merges adjacent spans: a listing open all Friday and all Saturday does not close at midnight. */
function joined(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  const [first, last] = [merged[0], merged.at(-1)]
  if (first && last && first !== last && last.end >= first.start + weekMinutes) {
    last.end = Math.max(last.end, first.end + weekMinutes)
    merged.shift()
  }
  return merged
}

/** The local time in a time zone; without a zone, the device's local time. */
export function getWeekMoment(at: number, timeZone: string | null): WeekMoment {
  // The first use of Intl lists every locale, which freezes a slow phone for a tenth of a second; Temporal does not.
  if (typeof Temporal !== 'undefined') {
    const zone = timeZone ?? Temporal.Now.timeZoneId()
    const { dayOfWeek, hour, minute } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
    return { day: dayOfWeek % 7, minutes: hour * 60 + minute }
  }
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    ...(timeZone === null ? {} : { timeZone }),
  })
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const day = days.indexOf(parts.get('weekday') ?? '')
  return { day, minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) }
}
