import { useMemo } from 'react'
import { needKeys } from '#domain/needs/needs.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'

/** State and need filters; an empty text selects all. */
export function useLocationFilters({ state, need }: { state: string; need: string }) {
  const t = useText('adminAnalytics')
  const onboarding = useText('onboarding')
  const needs = useTextModule('needs')
  const { language } = useLanguage()
  const states = useMemo(() => stateOptions(onboarding, language), [onboarding, language])
  return {
    stateName: (code: string) => states.find(({ value }) => value === code)?.label ?? code,
    filters: [
      {
        kind: 'select',
        key: 'state',
        label: t('filters.state'),
        value: state,
        options: [{ value: '', label: t('filters.wholeCountry') }, ...states],
      },
      {
        kind: 'select',
        key: 'need',
        label: t('filters.need'),
        value: need,
        options: [
          { value: '', label: t('filters.allNeeds') },
          ...needKeys.map((key) => ({ value: key, label: needs[key].label })),
        ],
      },
    ] as const,
  }
}
