import type { Language } from '#domain/language.ts'
import { formatMoment, getWriter } from './dates.ts'

/** When an event takes place, in the time of this device. */
export function formatEventTime(startsAt: string, endsAt: string | null, language: Language): string {
  if (endsAt === null) return formatMoment(startsAt, 'event', language)
  return getWriter('event', language, null).formatRange(Date.parse(startsAt), Date.parse(endsAt))
}
