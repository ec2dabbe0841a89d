import type { AdminListing } from '#contracts/review.ts'
import { fieldOrder } from '#client/features/listing-changes/listing-values.ts'
import { useCountyNames } from '#client/features/listing-changes/county-names.ts'
import { useFieldTexts } from '#client/features/listing-changes/use-field-texts.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

/** The header of a listing; in read-only mode also its fields. */
export function ListingHead({ listing, isReadOnly }: { listing: AdminListing; isReadOnly: boolean }) {
  const t = useText('adminReview')
  const fields = useText('partnerListings')
  const { language } = useLanguage()
  const { organization, status, source, asOf } = listing
  const differ = listing.reportsDiffer.map((fact) => fields(`reports.facts.${fact}`))
  return (
    <>
      <div className="desk-head">
        <h2 id="desk-listing">{listing.fields.name}</h2>
        {status === 'draft' && <Badge tone="sun">{t('editor.draft')}</Badge>}
        {status === 'withdrawn' && <Badge tone="plain">{t('find.down')}</Badge>}
      </div>
      <p className="desk-quiet">{t('editor.source', { source, date: humanDate(asOf, language) })}</p>
      {listing.reportsDiffer.length > 0 && (
        <Notice tone="warning">{t('editor.differ', { facts: differ.join(', ') })}</Notice>
      )}
      {organization && <Notice tone="info">{t('editor.spokenFor', { name: organization })}</Notice>}
      {listing.hasWaitingChange && <Notice tone="warning">{t('editor.waitingChange')}</Notice>}
      {listing.isAddressPrivate && <Notice tone="info">{t('editor.secret')}</Notice>}
      {isReadOnly && <ReadOnly listing={listing} />}
    </>
  )
}

function ReadOnly({ listing: { fields } }: { listing: AdminListing }) {
  const t = useText('adminReview')
  const words = useFieldTexts(useCountyNames(Boolean(fields.countyFips)))
  return (
    <>
      <p>{t('editor.readOnly')}</p>
      <dl className="desk-facts">
        {fieldOrder
          .filter((name) => name in fields)
          .map((name) => (
            <div key={name}>
              <dt>{words.label(name)}</dt>
              <dd>{words.value(name, fields)}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
