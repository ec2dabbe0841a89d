import './change-lines.css'
import type { ListingChange } from '#contracts/partner-listings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useCountyNames } from './county-names.ts'
import { changedFields, type FieldName } from './listing-values.ts'
import { useFieldTexts } from './use-field-texts.ts'

const countyFields: readonly FieldName[] = ['countyFips', 'serviceCounties']

/** Old and new value of each field, for the author and the reviewer. */
export function ChangeLines({ change: { before, after } }: { change: ListingChange }) {
  const t = useText('partnerListings')
  const names = changedFields(before ?? {}, after).filter((name) => name in after)
  const words = useFieldTexts(useCountyNames(names.some((name) => countyFields.includes(name))))
  return (
    <dl className="listing-diff" aria-label={t('pending.caption')}>
      {names.map((name) => (
        <div key={name}>
          <dt>{words.label(name)}</dt>
          {before && (
            <dd>
              <del>{t('pending.was', { value: words.value(name, before) })}</del>
            </dd>
          )}
          <dd>
            <ins>{t('pending.becomes', { value: words.value(name, after) })}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
