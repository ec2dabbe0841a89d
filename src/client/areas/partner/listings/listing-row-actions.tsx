import type { PartnerListing } from '#contracts/partner-listings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { ListingRights } from './listing-rights.ts'

export interface RowActionsProps {
  listing: PartnerListing
  rights: ListingRights
  busy: string | null
  onConfirm: (listing: PartnerListing) => void
  onPause: (listing: PartnerListing) => void
  onResume: (listing: PartnerListing) => void
}

/** Actions that do not need the form. */
export function ListingRowActions({ listing, rights, busy, onConfirm, onPause, onResume }: RowActionsProps) {
  const t = useText('partnerListings')
  const { id, name, state } = listing
  const isPaused = state === 'paused'
  return (
    <div className="pl-row-actions">
      {rights.canEdit && state !== 'draft' && (
        <Button
          size="small"
          variant={listing.freshness === 'fresh' ? 'quiet' : 'secondary'}
          busy={busy === `confirm ${id}`}
          aria-label={t('confirmNamed', { name })}
          onClick={() => onConfirm(listing)}
        >
          {t('confirm')}
        </Button>
      )}
      {rights.canManage && state !== 'draft' && (
        <Button
          size="small"
          variant="quiet"
          busy={busy === `resume ${id}`}
          aria-label={isPaused ? t('resumeNamed', { name }) : t('pauseNamed', { name })}
          onClick={() => (isPaused ? onResume(listing) : onPause(listing))}
        >
          {isPaused ? t('resume') : t('pause')}
        </Button>
      )}
    </div>
  )
}
