import { useLanguage } from '#client/platform/i18n/language-provider.tsx'

/** Formats a timestamp as day and time in the page language. */
export function useMoment(): (moment: string) => string {
  const { language } = useLanguage()
  return (moment) => {
    const date = new Date(moment)
    if (Number.isNaN(date.getTime())) return moment
    return new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
  }
}
