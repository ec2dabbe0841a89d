import { getLocale, type Language } from '#domain/language.ts'

export type Moment = string | number | Date

/** Every way a moment is written, so that the same kind of fact looks the same on every screen. */
const styles = {
  /** Nov 16, 2026 */
  day: { dateStyle: 'medium' },
  /** November 16, 2026: on paper, and for what was made or checked on a day. */
  longDay: { dateStyle: 'long' },
  /** Nov 2026: in a small badge, where the month is enough. */
  month: { month: 'short', year: 'numeric' },
  /** Monday, November 16 */
  longWeekday: { weekday: 'long', month: 'long', day: 'numeric' },
  /** 3:05 PM: both languages use a 12-hour clock in the United States. */
  time: { timeStyle: 'short' },
  dayAndTime: { dateStyle: 'medium', timeStyle: 'short' },
  /** With the weekday, for appointments. */
  longDayAndTime: { dateStyle: 'full', timeStyle: 'short' },
  /** Weekday, time and time zone: an hour's mistake can cost a job. */
  event: {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof styles

const writers = new Map<string, Intl.DateTimeFormat>()

export function getWriter(style: DateStyle, language: Language, timeZone: string | null): Intl.DateTimeFormat {
  const key = `${style} ${language} ${timeZone}`
  const writer =
    writers.get(key) ??
    new Intl.DateTimeFormat(getLocale(language), { ...styles[style], ...(timeZone !== null && { timeZone }) })
  writers.set(key, writer)
  return writer
}

/** In the time zone of this device, or in `timeZone`. What is not a date stays as it is. */
export function formatMoment(
  moment: Moment,
  style: DateStyle,
  language: Language,
  timeZone: string | null = null,
): string {
  const date = new Date(moment)
  // Browsers disagree on whether February 30 is a valid date.
  return Number.isNaN(date.getTime()) ? String(moment) : getWriter(style, language, timeZone).format(date)
}

/** A date as precise as its source: "2026", "January 2026" or "January 5, 2026". */
export function humanDate(partialDate: string, language: Language): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(partialDate) ?? []
  if (year === undefined) return partialDate
  const format = new Intl.DateTimeFormat(getLocale(language), {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month !== undefined && { month: 'long' }),
    ...(day !== undefined && { day: 'numeric' }),
  })
  return format.format(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)))
}

/** "in 2 hours", "3 days ago", "tomorrow". */
export function formatDistance(value: number, unit: Intl.RelativeTimeFormatUnit, language: Language): string {
  return new Intl.RelativeTimeFormat(getLocale(language), { numeric: 'auto' }).format(value, unit)
}
