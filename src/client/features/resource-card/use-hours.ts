import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { dayName } from '#client/shared/formats/day-name.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import { areHoursOld, getHoursDate } from '#domain/resources/listing-hours.ts'
import { type OpenState, getOpenState } from '#domain/resources/open-now.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { getHoursText } from '#domain/resources/share-text.ts'

/** The hours of a listing as its card says them. */
export interface HoursView {
  tone: 'open' | 'closed' | 'old'
  /** Whether it is open, or that the hours are old; null when neither is known. */
  now: string | null
  /** All hours, in the words of the source where we could not read them. */
  all: string | null
}

/** By the clock of the listing. */
export function useHours(resource: Resource, at: number): HoursView {
  const t = useText('results')
  const openText = useOpenText()
  const text = getHoursText(resource.hours)
  const year = getHoursDate(resource)?.slice(0, 4)
  const isRead = Boolean(resource.schedule || resource.isAlwaysOpen)
  if (areHoursOld(resource, at) && year !== undefined) {
    const key = buildCallLink(resource) ? 'card.hoursOld' : 'card.hoursOldNoPhone'
    return { tone: 'old', now: text !== null || isRead ? t(key, { year }) : null, all: text }
  }
  const state = getOpenState(resource, at)
  const all = text === null || isRead || year === undefined ? text : t('card.hoursAsListed', { hours: text, year })
  return { tone: state.state === 'open' ? 'open' : 'closed', now: openText(state), all }
}

function useOpenText(): (state: OpenState) => string | null {
  const t = useText('results')
  const clockText = useClockText()
  const { language } = useLanguage()
  return (found) => {
    switch (found.state) {
      case 'unknown':
        return null
      case 'open':
        return found.closes === null
          ? t('card.openAlways')
          : t('card.openUntil', { time: clockText(found.closes.minutes) })
      case 'closed': {
        const { day, minutes } = found.opens
        const time = clockText(minutes)
        if (found.inDays === 0) return t('card.closedUntilToday', { time })
        if (found.inDays === 1) return t('card.closedUntilTomorrow', { time })
        return t('card.closedUntil', { day: dayName(day, language), time })
      }
    }
  }
}

/** Formats minutes since midnight: "1:30 pm", "la 1:30 p. m.". */
function useClockText(): (minutes: number) => string {
  const t = useText('listing')
  const inCard = useText('results')
  return (minutes) => {
    const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
    const time = `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`
    const text = hour < 12 ? t('hours.am', { time }) : t('hours.pm', { time })
    const clock = inCard(hour % 12 === 1 ? 'card.clock.one' : 'card.clock.other', { time: text })
    // "4" and "p. m." stay on one line.
    return clock.replaceAll(' ', '\u00a0')
  }
}
