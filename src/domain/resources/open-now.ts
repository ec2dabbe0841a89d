import { areHoursOld } from './listing-hours.ts'
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

const minuteMs = 60_000
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
  /** `inDays`: 0 is today, 1 tomorrow. */
  | { state: 'closed'; opens: WeekMoment; inDays: number }

/** What is known of the hours, the clock they are read by, and how old they are. */
export type ListingHours = Pick<Resource, 'schedule' | 'isAlwaysOpen' | 'timeZone' | 'asOf' | 'assuredOn' | 'care'>

/** Minutes since Sunday midnight; an end after Saturday midnight is beyond the week. */
interface Span {
  start: number
  end: number
}

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes
const clock = /^(\d{1,2}):(\d{2})$/
/** Five a day: more is a list of something else. */
const mostSpans = 35

/** A night from the afternoon to the morning, told from two times that were mixed up. In minutes of the day. */
export function isNight(opens: number, closes: number): boolean {
  return opens >= 15 * 60 && closes <= 10 * 60 && closes + dayMinutes - opens <= 15 * 60
}

/**
 * By the clock of the listing. Missing, unreadable and old hours are unknown, never “closed”, and so are hours whose
 * time zone is not known.
 */
export function getOpenState(listing: ListingHours, at: number): OpenState {
  if (areHoursOld(listing, at)) return { state: 'unknown' }
  if (listing.isAlwaysOpen) return { state: 'open', closes: null }
  const now = readMoment(listing, at)
  return now ? findOpenState(listing.schedule ?? [], now) : { state: 'unknown' }
}

export function isOpenNow(listing: ListingHours, at: number): boolean {
  return getOpenState(listing, at).state === 'open'
}

/** When it opens again, as an instant; null when it is open or unknown. */
export function getNextOpening(listing: ListingHours, at: number): number | null {
  const state = getOpenState(listing, at)
  const now = state.state === 'closed' && readMoment(listing, at)
  if (!now) return null
  const wait = countMinutes(now, state.opens)
  const reached = Math.floor(at / minuteMs) * minuteMs + wait * minuteMs
  // The clocks may change before it opens.
  const shown = readMoment(listing, reached)
  const off = shown ? countMinutes(shown, state.opens) : 0
  return reached + (off > weekMinutes / 2 ? off - weekMinutes : off) * minuteMs
}

/** From one moment of the week to the next time it is the other. */
function countMinutes(from: WeekMoment, to: WeekMoment): number {
  const wait = (to.day - from.day) * dayMinutes + to.minutes - from.minutes
  return (wait + weekMinutes) % weekMinutes
}

function findOpenState(schedule: NonNullable<Resource['schedule']>, now: WeekMoment): OpenState {
  const read = schedule.map(toSpan)
  const spans = joined(read.filter((span) => span !== null))
  if (spans.length === 0 || read.length > mostSpans) return { state: 'unknown' }
  const at = now.day * dayMinutes + now.minutes
  // A span that began last Saturday may still run on Sunday.
  const running = spans.find(({ start, end }) => isWithin(at, start, end) || isWithin(at + weekMinutes, start, end))
  if (running) {
    return { state: 'open', closes: running.end - running.start >= weekMinutes ? null : toWeekMoment(running.end) }
  }
  // The one that cannot be read may be running.
  if (read.includes(null)) return { state: 'unknown' }
  const wait = Math.min(...spans.map(({ start }) => (start - at + weekMinutes) % weekMinutes))
  return { state: 'closed', opens: toWeekMoment(at + wait), inDays: Math.floor((now.minutes + wait) / dayMinutes) }
}

const isWithin = (at: number, start: number, end: number) => start <= at && at < end

function toWeekMoment(minutes: number): WeekMoment {
  const ofWeek = minutes % weekMinutes
  return { day: Math.floor(ofWeek / dayMinutes), minutes: ofWeek % dayMinutes }
}

function toSpan(time: { day: number; opens: string; closes: string }): Span | null {
  const [opens, closes] = [parseMinutes(time.opens), parseMinutes(time.closes)]
  const isDay = Number.isInteger(time.day) && time.day >= 0 && time.day <= 6
  if (!isDay || opens === null || closes === null || opens === dayMinutes) return null
  const start = time.day * dayMinutes + opens
  // Lists often write midnight as 23:59, or as 00:00.
  const until = closes === dayMinutes - 1 || closes === 0 ? dayMinutes : closes
  if (until > opens) return { start, end: time.day * dayMinutes + until }
  return isNight(opens, until) ? { start, end: time.day * dayMinutes + until + dayMinutes } : null
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

let lastRead: { zone: string; minute: number; moment: WeekMoment | null } | null = null

/** The time at the listing. A list is read for one minute and mostly one zone, and the clock asked once. */
function readMoment({ timeZone }: ListingHours, at: number): WeekMoment | null {
  if (!timeZone) return null
  const minute = Math.floor(at / minuteMs)
  if (lastRead?.zone === timeZone && lastRead.minute === minute) return lastRead.moment
  let moment: WeekMoment | null = null
  try {
    moment = getWeekMoment(at, timeZone)
  } catch (error) {
    // No browser knows the zone.
    if (!(error instanceof RangeError)) throw error
  }
  lastRead = { zone: timeZone, minute, moment }
  return moment
}

/** The local time in a time zone. */
export function getWeekMoment(at: number, timeZone: string): WeekMoment {
  // The first use of Intl lists every locale, which freezes a slow phone for a tenth of a second; Temporal does not.
  if (typeof Temporal !== 'undefined') {
    const { dayOfWeek, hour, minute } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)
    return { day: dayOfWeek % 7, minutes: hour * 60 + minute }
  }
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  })
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const day = days.indexOf(parts.get('weekday') ?? '')
  return { day, minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) }
}
