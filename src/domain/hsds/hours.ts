import type { ListingHours } from '#domain/directory/listing.ts'
import { weekdayCodes } from './details.ts'

/** A schedule before it has an id. */
export interface WeeklySchedule {
  freq?: 'WEEKLY'
  byday?: string
  opens_at?: string
  closes_at?: string
  description?: string
}

type OpeningTime = Extract<ListingHours, { kind: 'weekly' }>['times'][number]

const allDays = weekdayCodes.join(',')
/** HSDS has no value for “always open”; its guidance is this pair of times on every day. */
const always: WeeklySchedule = { freq: 'WEEKLY', byday: allDays, opens_at: '00:00:00', closes_at: '23:59:00' }

/** Days with the same times share one schedule; hours known only as text become its description. */
export function toSchedules(hours: ListingHours | null): WeeklySchedule[] {
  if (!hours) return []
  if (hours.kind === 'always') return [always]
  if (hours.kind === 'text') return [{ description: hours.text }]
  const daysByTimes = new Map<string, Set<number>>()
  for (const { day, opens, closes } of hours.times) {
    const key = `${opens} ${closes}`
    daysByTimes.set(key, (daysByTimes.get(key) ?? new Set()).add(day))
  }
  return [...daysByTimes].map(([key, days]) => {
    const [opens, closes] = key.split(' ')
    return { freq: 'WEEKLY', byday: toByday(days), opens_at: `${opens}:00`, closes_at: `${closes}:00` }
  })
}

const toByday = (days: Set<number>) => weekdayCodes.filter((_, day) => days.has(day)).join(',')

/** Fields of a published schedule, as written. */
export interface PublishedSchedule {
  freq?: string | null
  interval?: string | null
  byday?: string | null
  dtstart?: string | null
  opensAt?: string | null
  closesAt?: string | null
  description?: string | null
  /** Has an end, a count, or rules by week, month or day of the year: more than a plain week. */
  isLimited?: boolean
}

/**
 * Hours in the form a listing stores. When any schedule is more than a plain week, the text of all is stored instead;
 * without text, `isLost` reports that hours existed and could not be stored.
 */
export function fromSchedules(schedules: readonly PublishedSchedule[]): {
  hours: ListingHours | null
  isLost: boolean
} {
  if (schedules.length === 0) return { hours: null, isLost: false }
  const weekly = schedules.map(parseTimes)
  const times = weekly.flatMap((found) => found ?? [])
  if (times.length > 0 && times.length <= 50 && weekly.every((found) => found !== null)) {
    return { hours: isAlways(times) ? { kind: 'always' } : { kind: 'weekly', times: inOrder(times) }, isLost: false }
  }
  const hoursText = [...new Set(schedules.map(({ description }) => description?.trim()).filter(Boolean))].join('; ')
  if (hoursText === '') return { hours: null, isLost: true }
  return { hours: { kind: 'text', text: hoursText.slice(0, 500) }, isLost: false }
}

function parseTimes(schedule: PublishedSchedule): OpeningTime[] | null {
  const opens = parseClock(schedule.opensAt)
  const closes = parseClock(schedule.closesAt)
  const days = parseDays(schedule)
  const isWeekly = !schedule.freq || schedule.freq.toUpperCase() === 'WEEKLY'
  const everyWeek = !schedule.interval || Number(schedule.interval) === 1
  if (!opens || !closes || !days || !isWeekly || !everyWeek || schedule.isLimited) return null
  return days.map((day) => ({ day, opens, closes }))
}

/** A weekly schedule without `byday` repeats on the weekday it started on. */
function parseDays({ byday, dtstart }: PublishedSchedule): number[] | null {
  if (!byday) {
    const started = /^\d{4}-\d{2}-\d{2}/.exec(dtstart ?? '')?.[0]
    const day = started ? new Date(`${started}T00:00:00Z`).getUTCDay() : Number.NaN
    return Number.isNaN(day) ? null : [day]
  }
  const days = byday
    .split(',')
    .map((code) => weekdayCodes.findIndex((weekday) => weekday === code.trim().toUpperCase()))
  return days.includes(-1) ? null : [...new Set(days)]
}

const isoTime = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/

/** ISO 8601 time, with or without seconds and zone; 24:00 is the end of the day. */
function parseClock(time: string | null | undefined): string | null {
  const [, hour, minute] = isoTime.exec(time?.trim() ?? '') ?? []
  if (!hour || !minute || Number(minute) > 59) return null
  if (Number(hour) === 24 && minute === '00') return '23:59'
  return Number(hour) > 23 ? null : `${hour.padStart(2, '0')}:${minute}`
}

function isAlways(times: readonly OpeningTime[]): boolean {
  const openAllDay = times.filter(({ opens, closes }) => opens === '00:00' && ['23:59', '00:00'].includes(closes))
  return new Set(openAllDay.map(({ day }) => day)).size === weekdayCodes.length
}

function inOrder(times: readonly OpeningTime[]): OpeningTime[] {
  const key = ({ day, opens, closes }: OpeningTime) => `${day} ${opens} ${closes}`
  const distinct = new Map(times.map((time) => [key(time), time]))
  return [...distinct.keys()].toSorted().flatMap((found) => distinct.get(found) ?? [])
}
