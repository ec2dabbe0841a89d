import type { Language } from '#domain/language.ts'
import type { StateCode } from '#domain/places/states.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { SelectOption } from '#client/ui/select/filter-options.ts'

export type StateNames = Readonly<Record<StateCode, string>>

interface NamedStates {
  options: readonly SelectOption[]
  names: StateNames
}

/** Sorting by language is slow on an old phone, and many parts of the screen need the names. */
const cachedNames = new Map<Language, NamedStates>()

/** Options name a state in both languages, so that either can be typed; a heading uses one. */
export function useStateNames(): NamedStates {
  const t = useText('onboarding')
  const { language } = useLanguage()
  const found = cachedNames.get(language)
  if (found) return found
  const options = stateOptions(t, language)
  const names = options.map(({ value, label }) => [value, label.replace(/ \(.*\)$/, '')])
  const named = { options, names: Object.fromEntries(names) as StateNames }
  cachedNames.set(language, named)
  return named
}
