import { fieldOrder, type ListingValues } from '#client/features/listing-changes/listing-values.ts'
import type { FieldTexts } from '#client/features/listing-changes/use-field-texts.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

/** Read-only version of the form. */
export function ListingFacts({ values, words }: { values: ListingValues; words: FieldTexts }) {
  const t = useText('partnerListings')
  return (
    <dl className="pl-facts-list" aria-label={t('title')}>
      {fieldOrder.map((name) => (
        <div key={name}>
          <dt>{words.label(name)}</dt>
          <dd>{words.value(name, values)}</dd>
        </div>
      ))}
    </dl>
  )
}
