import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'

/** Formatted date on which a plan was made. */
export function useMadeOn({ madeAt }: Pick<StoredPlan, 'madeAt'>): string {
  const { language } = useLanguage()
  return new Date(madeAt).toLocaleDateString(language, { dateStyle: 'long' })
}
