import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

/** State options for a short select; the first option means no state. */
export function useStateChoices(): { value: string; label: string }[] {
  const t = useText('partnerPortal')
  const names = useText('onboarding')
  const { language } = useLanguage()
  return [{ value: '', label: t('claim.problems.state') }, ...stateOptions(names, language)]
}
