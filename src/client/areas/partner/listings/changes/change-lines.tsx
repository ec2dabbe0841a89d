import type { ListingChange } from '#contracts/partner-listings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { changedFields } from '../listing-values.ts'
import type { FieldWords } from '../use-field-words.ts'

interface ChangeLinesProps {
  change: ListingChange
  words: FieldWords
}

/** Field by field what it was and what it becomes. */
export function ChangeLines({ change: { before, after }, words }: ChangeLinesProps) {
  const t = useText('partnerListings')
  const names = changedFields(before ?? {}, after).filter((name) => name in after)
  return (
    <dl className="pl-diff" aria-label={t('pending.caption')}>
      {names.map((name) => (
        <div key={name}>
          <dt>{words.label(name)}</dt>
          {before && <dd><del>{t('pending.was', { value: words.value(name, before) })}</del></dd>}
          <dd><ins>{t('pending.becomes', { value: words.value(name, after) })}</ins></dd>
        </div>
      ))}
    </dl>
  )
}
