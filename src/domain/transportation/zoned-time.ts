/** Local time: a date as 2026-11-15 and minutes since midnight. */
export interface WallTime {
  day: string
  minutes: number
}

export const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/

/** "17:05" as minutes since midnight; null when it is not a time of day. */
export function parseMinutes(time: string): number | null {
  const [, hours, minutes] = clock.exec(time) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** Creating a formatter takes longer than a thousand uses of it. */
const formats = new Map<string | null, Intl.DateTimeFormat>()

function formatIn(zone: string | null): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(zone === null ? {} : { timeZone: zone }),
    })
  formats.set(zone, format)
  return format
}

/** Without a zone, the device's local time. */
export function toWallTime(at: number, zone: string | null): WallTime {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

const asIfUtc = ({ day, minutes }: WallTime) => Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs

/**
 * The instant for a local time. An hour is repeated when clocks go back and skipped when they go forward: then the
 * earlier of the two possible instants is used, or the later one where that is the safe side.
 */
export function toInstant(wall: WallTime, zone: string | null, safeSide: 'early' | 'late' = 'early'): number {
  const target = asIfUtc(wall)
  const offsetAt = (at: number) => asIfUtc(toWallTime(at, zone)) - Math.floor(at / minuteMs) * minuteMs
  const both = [target - offsetAt(target - dayMs), target - offsetAt(target + dayMs)]
  const shows = both.filter((at) => asIfUtc(toWallTime(at, zone)) === target)
  const possible = shows.length > 0 ? shows : both
  return safeSide === 'early' ? Math.min(...possible) : Math.max(...possible)
}

/** An instant as local time: 2026-11-16T08:30. */
export function formatLocalTime(at: number, zone: string | null): string {
  const { day, minutes } = toWallTime(at, zone)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The date a number of days later, or earlier. */
export function getDayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && getDayAfter(text, 0) === text
