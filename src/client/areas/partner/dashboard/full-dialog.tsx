import type { PartnerListing } from '#contracts/partner-listings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { useAction } from '#client/shared/query/use-action.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { ActStatus } from '../introductions/action-status.tsx'
import { ListFailed } from '../introductions/list-failed.tsx'

interface FullDialogProps {
  open: boolean
  /** Undefined while loading. */
  listings: readonly PartnerListing[] | undefined
  hasFailed: boolean
  onRetry: () => void
  onClose: () => void
  onPause: (listing: PartnerListing) => void
  onReopen: (listing: PartnerListing) => Promise<void>
}

/** Lets the user choose which listing is full, or open again. */
export function FullDialog({ open, listings, hasFailed, onRetry, onClose, onPause, onReopen }: FullDialogProps) {
  const t = useText('partnerDashboard')
  const common = useText('common')
  return (
    <Dialog open={open} onClose={onClose} title={t('full.title')} closeLabel={common('close')}>
      <p>{t('full.text')}</p>
      {!listings && (hasFailed ? <ListFailed onRetry={onRetry} /> : <LoadingPart />)}
      {listings?.length === 0 && <p>{t('full.none')}</p>}
      <ul className="pd-listings">
        {listings?.map((listing) => (
          <ListingLine key={listing.id} listing={listing} onPause={onPause} onReopen={onReopen} />
        ))}
      </ul>
    </Dialog>
  )
}

interface ListingLineProps extends Pick<FullDialogProps, 'onPause' | 'onReopen'> {
  listing: PartnerListing
}

function ListingLine({ listing, onPause, onReopen }: ListingLineProps) {
  const t = useText('partnerDashboard')
  const words = useText('partnerIntroductions')
  const { phase, isBusy, perform } = useAction()
  const isPaused = listing.state === 'paused'
  const label = t(isPaused ? 'full.reopen' : 'full.send')
  return (
    <li className="pi-stack">
      <strong>{listing.name}</strong>
      {isPaused && <p className="pi-soft">{t('full.paused')}</p>}
      <div>
        <Button
          size="small"
          busy={isBusy}
          aria-label={words('respond.named', { act: label, who: listing.name })}
          onClick={() => (isPaused ? void perform(() => onReopen(listing)) : onPause(listing))}
        >
          {label}
        </Button>
      </div>
      <ActStatus phase={phase} done={t('full.reopened')} failed={t('full.failed')} />
    </li>
  )
}
