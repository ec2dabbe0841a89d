import type { ListingChange, ListingFields } from '#contracts/partner-listings.ts'
import type { AdminListing } from '#contracts/review.ts'
import { isSameArea, type ListingArea } from '#domain/directory/listing-area.ts'
import { ChangeLines } from '#client/features/listing-changes/change-lines.tsx'
import { changedFields } from '#client/features/listing-changes/listing-values.ts'
import { useCountyNames } from '#client/features/listing-changes/county-names.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { listText } from '#client/shared/formats/lists.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ReasonForm } from '../reason-form.tsx'

export interface ListingEdit {
  fields: ListingFields
  area: ListingArea
  status: AdminListing['status']
  isChecked: boolean
}

interface ListingReviewProps {
  listing: AdminListing
  wanted: ListingEdit
  onBack: () => void
  /** Rejects when the request failed. */
  onSave: (reason: string) => Promise<void>
}

/** The county is derived from the ZIP code on the server, so its new value is not known here. */
function changedIn({ fields, status, area }: AdminListing, wanted: ListingEdit) {
  const hasNewArea = !isSameArea(area, wanted.area)
  const names = changedFields(fields, wanted.fields).filter((name) => name !== 'countyFips')
  return {
    names,
    hasNewArea,
    isMoved: status !== wanted.status,
    isNothing: names.length === 0 && !hasNewArea && status === wanted.status && !wanted.isChecked,
  }
}

/** Old and new values, before anything is stored. */
export function ListingReview({ listing, wanted, onBack, onSave }: ListingReviewProps) {
  const t = useText('adminReview')
  const { names, hasNewArea, isMoved, isNothing } = changedIn(listing, wanted)
  const only = (fields: ListingFields): Partial<ListingFields> =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => names.some((changedName) => changedName === name)))
  const change: ListingChange = {
    id: listing.id,
    kind: 'edit',
    status: 'draft',
    before: only(listing.fields),
    after: only(wanted.fields),
    author: null,
    at: '',
    reason: null,
    canUndo: false,
  }
  const back = (
    <div>
      <Button onClick={onBack}>{t('editor.change')}</Button>
    </div>
  )
  if (isNothing)
    return (
      <>
        <p role="status">{t('editor.nothing')}</p>
        {back}
      </>
    )
  const seen = (status: AdminListing['status']) => t(`editor.statuses.${status}`)
  return (
    <>
      <h3>{t('editor.diffTitle')}</h3>
      {names.length > 0 && <ChangeLines change={change} />}
      {hasNewArea && <AreaLine before={listing.area} after={wanted.area} />}
      {isMoved && <p>{t('editor.statusLine', { before: seen(listing.status), after: seen(wanted.status) })}</p>}
      {wanted.isChecked && <p>{t('editor.checkedLine')}</p>}
      <ReasonForm
        label={t('editor.reason')}
        hint={t('editor.reasonHint')}
        needed={t('needed')}
        send={t('editor.save')}
        maxLength={500}
        onSend={onSave}
      />
      {back}
    </>
  )
}

/** Whom it served, and whom it will. */
function AreaLine({ before, after }: { before: ListingArea; after: ListingArea }) {
  const t = useText('adminReview')
  const { language } = useLanguage()
  const { formatName } = useCountyNames([...before.serves, ...after.serves].length > 0)
  const write = ({ reach, state, serves }: ListingArea) =>
    [t(`editor.reaches.${reach}`), state, listText(serves.map(formatName), language)].filter(Boolean).join(': ')
  return <p>{t('editor.areaLine', { before: write(before), after: write(after) })}</p>
}
