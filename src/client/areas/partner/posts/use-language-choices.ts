import { useText } from '#client/platform/i18n/use-text.ts'

export function useLanguageChoices() {
  const t = useText('partnerPosts')
  return (['en', 'es'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))
}
