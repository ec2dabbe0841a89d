import type { Language } from '#domain/language.ts'
import { type StateCode, states } from '#domain/places/states.ts'
import type { SelectOption } from '#client/ui/select/filter-options.ts'
import type { EnglishText } from './text-library.ts'
import type { Translate } from './text-path.ts'

type NamedInContent = keyof EnglishText['onboarding']['stateNames']

const namedInContent: Record<NamedInContent, true> = {
  DC: true,
  HI: true,
  LA: true,
  MS: true,
  MO: true,
  NH: true,
  NJ: true,
  NM: true,
  NY: true,
  NC: true,
  ND: true,
  PA: true,
  SC: true,
  SD: true,
  WV: true,
}

const isNamedInContent = (code: StateCode): code is NamedInContent => code in namedInContent

/**
 * Fifty states and DC. The Spanish names include the English ones, so that either can be typed, and so can the code.
 */
export function stateOptions(t: Translate<EnglishText['onboarding']>, language: Language): readonly SelectOption[] {
  return states
    .map(({ code, label }) => ({
      value: code,
      label: isNamedInContent(code) ? t(`stateNames.${code}`) : label,
      alias: code,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}
