import { useMemo } from 'react'
import type { BilingualText } from '#domain/facts/facts.ts'
import type { StateCode } from '#domain/places/states.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { listText } from '#client/shared/formats/lists.ts'

type SourceName = keyof EnglishText['documents']['sources']

/** Formats facts, which hold both languages, dates and codes, in the current language. */
export function useDocumentTexts() {
  const { language } = useLanguage()
  const t = useText('documents')
  const onboarding = useText('onboarding')
  return useMemo(() => {
    const states = stateOptions(onboarding, language)
    return {
      states,
      say: (text: BilingualText) => text[language],
      stateName: (code: StateCode) => states.find(({ value }) => value === code)?.label ?? code,
      day: (checkedOn: string) => humanDate(checkedOn, language),
      list: (items: readonly string[]) => listText(items, language),
      sources: (keys: readonly string[]) =>
        [...new Set(keys.map((key) => t(`sources.${key as SourceName}`)))].join('; '),
    }
  }, [language, onboarding, t])
}

/** Host name, by which people recognize a website. */
export function formatHost(address: string): string {
  return new URL(address).host.replace(/^www\./, '')
}
