import { useEffect, useState } from 'react'
import type { StateCode } from '#domain/places/states.ts'
import { getLoadedCounties, loadCounties } from '#client/platform/places/county-lists.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import type { CommunityLocation } from './own-location.ts'

interface Choice {
  value: string
  label: string
}

/** Options for the state and county selects; the first option of each means no choice. */
export function useLocationChoices({ state, county }: CommunityLocation, words: { noState: string; noCounty: string }) {
  const onboarding = useText('onboarding')
  const { language } = useLanguage()
  const listed = useCounties(state)
  // A county from an earlier search stays an option, listed or not.
  const names = county === '' || listed.includes(county) ? listed : [county, ...listed]
  const states: Choice[] = [{ value: '', label: words.noState }, ...stateOptions(onboarding, language)]
  const named = names.map((name) => ({ value: name, label: name }))
  const counties: Choice[] = [{ value: '', label: words.noCounty }, ...named]
  return { states, counties }
}

function useCounties(state: StateCode | ''): readonly string[] {
  const [loaded, setLoaded] = useState<{ state: string; names: readonly string[] }>()
  useEffect(() => {
    if (state === '' || getLoadedCounties(state)) return undefined
    const leaving = new AbortController()
    loadCounties(state, leaving.signal).then(
      (names) => setLoaded({ state, names }),
      (error: unknown) => reportQuietly('counties', error),
    )
    return () => leaving.abort()
  }, [state])
  if (state === '') return []
  return getLoadedCounties(state) ?? (loaded?.state === state ? loaded.names : [])
}
