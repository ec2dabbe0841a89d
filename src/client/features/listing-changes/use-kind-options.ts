import { listingKinds } from '#domain/directory/kinds.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'

/** Every kind by name, with "not known" last. `emptyLabel` adds an option without a kind. */
export function useKindOptions(emptyLabel?: string): { value: string; label: string }[] {
  const kinds = useTextModule('kinds')
  const { language } = useLanguage()
  const named = listingKinds
    .filter((kind) => kind !== 'unknown')
    .map((value) => ({ value, label: kinds[value] }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
  const empty = emptyLabel === undefined ? [] : [{ value: '', label: emptyLabel }]
  return [...empty, ...named, { value: 'unknown', label: kinds.unknown }]
}
