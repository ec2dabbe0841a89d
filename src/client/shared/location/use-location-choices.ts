import { useMemo } from 'react'
import type { StateCode } from '#domain/places/states.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useCounties } from './use-counties.ts'

/** Empty strings where nothing is chosen. */
export interface ChosenLocation {
  state: StateCode | ''
  county: string
}

interface Choice {
  value: string
  label: string
}

/** A county from an earlier search or a ZIP code stays an option, listed or not. */
export function listCountyOptions(names: readonly string[], county: string | null): Choice[] {
  const all = !county || names.includes(county) ? names : [county, ...names]
  return all.map((name) => ({ value: name, label: name }))
}

/** Options for the state and county selects; the first option of each means no choice. */
export function useLocationChoices({ state, county }: ChosenLocation, words: { noState: string; noCounty: string }) {
  const onboarding = useText('onboarding')
  const { language } = useLanguage()
  const listed = useMemo(() => stateOptions(onboarding, language), [onboarding, language])
  const { list } = useCounties(state || null)
  const names = list.phase === 'ready' ? list.names : []
  const states: Choice[] = [{ value: '', label: words.noState }, ...listed]
  const counties: Choice[] = [{ value: '', label: words.noCounty }, ...listCountyOptions(names, county)]
  return { states, counties, hasFailed: list.phase === 'failed' }
}
