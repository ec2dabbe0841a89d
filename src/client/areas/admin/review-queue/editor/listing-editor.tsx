import { listingFieldNames } from '#contracts/partner-listings.ts'
import type { AdminListing } from '#contracts/review.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { History } from '../history.tsx'
import { PanelState } from '../panel-state.tsx'
import { useListing } from '../queries.ts'
import { ResultNotice } from '../result-notice.tsx'
import { useMayChange } from '../use-may-change.ts'
import { ListingForm } from './listing-form.tsx'
import { ListingHead } from './listing-head.tsx'
import { ListingReview } from './listing-review.tsx'
import { useListingEdit } from './use-listing-edit.ts'

interface ListingEditorProps {
  id: string
  /** Text of the button that closes it; the reports by default. */
  backLabel?: string
  onClose: () => void
}

/** Shows any listing; administrators can edit it, with a preview of the changes before saving. */
export function ListingEditor({ id, backLabel, onClose }: ListingEditorProps) {
  const t = useText('adminReview')
  const listing = useListing(id)
  const reload = async () => (await listing.refetch()).data
  return (
    <div className="desk-stack">
      <div>
        <Button size="small" onClick={onClose}>
          {backLabel ?? t('editor.back')}
        </Button>
      </div>
      <PanelState query={listing}>{(found) => <EditListing listing={found} reload={reload} />}</PanelState>
      <History queue="listings" itemId={id} />
    </div>
  )
}

interface EditListingProps {
  listing: AdminListing
  reload: () => Promise<AdminListing | undefined>
}

function EditListing({ listing, reload }: EditListingProps) {
  const t = useText('adminReview')
  const mayChange = useMayChange()
  const {
    opened,
    close,
    notice,
    noticeBox: saidBox,
    draft,
    openReview,
    save,
    refused,
    startAnew,
  } = useListingEdit(listing)
  const handleReload = async () => {
    const now = await reload()
    if (now) startAnew(now)
  }
  return (
    <section aria-labelledby="desk-listing" className="desk-stack">
      <ListingHead listing={listing} isReadOnly={!mayChange} />
      <ResultNotice notice={notice} box={saidBox} />
      {refused.isElsewhere && (
        <Notice announce tone="warning" title={t('editor.elsewhere')}>
          <Button size="small" onClick={() => void handleReload()}>
            {t('editor.loadNew')}
          </Button>
        </Notice>
      )}
      <RefusedFields names={refused.fields} />
      {mayChange &&
        (opened ? (
          <ListingReview listing={listing} wanted={opened} onBack={close} onSave={(reason) => save(opened, reason)} />
        ) : (
          <ListingForm key={listing.version} listing={listing} draft={draft} onNext={openReview} />
        ))}
    </section>
  )
}

/** The fields the server refused, by name. */
export function RefusedFields({ names }: { names: readonly string[] }) {
  const t = useText('adminReview')
  const listings = useText('partnerListings')
  const labels = listingFieldNames.filter((name) => names.includes(name)).map((name) => listings(`fields.${name}`))
  if (labels.length === 0) return null
  return (
    <Notice announce tone="warning">
      {t('editor.refusedFields', { fields: labels.join(', ') })}
    </Notice>
  )
}
