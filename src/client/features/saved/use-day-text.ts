import { useLanguage } from '#client/platform/i18n/language-provider.tsx'

/** Formats a timestamp as a day in the person's language and time zone. */
export function useDayText(): (moment: number) => string {
  const { language } = useLanguage()
  return (moment) => new Date(moment).toLocaleDateString(language, { dateStyle: 'medium' })
}
