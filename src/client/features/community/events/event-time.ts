import type { Language } from '#domain/language.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The day by its name, the hours, and the time zone: an hour wrong is a job missed. In the time of this device. */
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

/** Days as the calendar on the wall counts them. */
export function eventDay(startsAt: string, now: number): 'today' | 'tomorrow' | null {
  const days = Math.round((midnight(Date.parse(startsAt)) - midnight(now)) / dayMs)
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : null
}

const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0)
