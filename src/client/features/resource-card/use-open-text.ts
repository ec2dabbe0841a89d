import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { type WeekMoment, getOpenState } from '#domain/resources/open-now.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { dayName } from '#client/shared/formats/day-name.ts'

/** The device's local time, used when the time at the listing is unknown. */
export function deviceMoment(date: Date): WeekMoment {
  return { day: date.getDay(), minutes: date.getHours() * 60 + date.getMinutes() }
}

/** Whether it is open, as text; null if the hours are unknown. */
export function useOpenText(resource: Resource, now: WeekMoment): { isOpen: boolean; text: string } | null {
  const t = useText('results')
  const clockText = useClockText()
  const { language } = useLanguage()
  const found = getOpenState(resource, now)
  switch (found.state) {
    case 'unknown':
      return null
    case 'open':
      return {
        isOpen: true,
        text:
          found.closes === null ? t('card.openAlways') : t('card.openUntil', { time: clockText(found.closes.minutes) }),
      }
    case 'closed': {
      const { day, minutes } = found.opens
      const time = clockText(minutes)
      const isToday = day === now.day && minutes > now.minutes
      const text = isToday
        ? t('card.closedUntilToday', { time })
        : t('card.closedUntil', { day: dayName(day, language), time })
      return { isOpen: false, text }
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
