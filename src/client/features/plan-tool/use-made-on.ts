import type { KeptPlan } from '#domain/action-plan/kept-plan.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'

/** The day a plan was made, as people write it. */
export function useMadeOn({ madeAt }: Pick<KeptPlan, 'madeAt'>): string {
  const { language } = useLanguage()
  return new Date(madeAt).toLocaleDateString(language, { dateStyle: 'long' })
}
