import type { Language } from '#domain/language.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Weekday, hours and time zone, in the time of this device: an hour's mistake can cost a job. */
export function eventTime(startsAt: string, endsAt: string | null, language: Language): string {
  const format = new Intl.DateTimeFormat(`${language}-US`, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const start = Date.parse(startsAt)
  return endsAt === null ? format.format(start) : format.formatRange(start, Date.parse(endsAt))
}

/** Compares calendar days, not 24-hour periods. */
export function eventDay(startsAt: string, now: number): 'today' | 'tomorrow' | null {
  const days = Math.round((midnight(Date.parse(startsAt)) - midnight(now)) / dayMs)
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : null
}

const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0)
