import { useText } from '#client/platform/i18n/use-text.ts'

/** The question above several places to choose from. */
export function useSeveralText(): (typed: string) => string {
  const t = useText('onboarding')
  return (typed) => (/^\d/.test(typed) ? t('zip.several', { zip: typed }) : t('place.several', { typed }))
}
