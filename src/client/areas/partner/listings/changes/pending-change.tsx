import type { ListingChange } from '#contracts/partner-listings.ts'
import { ChangeLines } from '#client/features/listing-changes/change-lines.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import type { ListingRights } from '../listing-rights.ts'

interface PendingChangeProps {
  change: ListingChange
  rights: ListingRights
  busy: string | null
  isDisabled: boolean
  onSubmit: () => void
  onDiscard: () => void
}

/** The unpublished change and its review status. */
export function PendingChange({ change, rights, busy, isDisabled, onSubmit, onDiscard }: PendingChangeProps) {
  const t = useText('partnerListings')
  const { status, reason, kind } = change
  const canSend = status === 'draft' || status === 'refused'
  return (
    <Card as="section" tone="wait" className="pl-stack" aria-labelledby="pending-title">
      <h2 id="pending-title">{t('pending.title')}</h2>
      <p>
        <strong>{t(`pending.states.${status}`)}</strong>
      </p>
      {reason && <p>{t('pending.reason', { reason })}</p>}
      <ChangeLines change={change} />
      {rights.canEdit && (
        <div className="pl-buttons">
          {canSend && rights.canManage && (
            <Button variant="primary" busy={busy === 'submit'} disabled={isDisabled} onClick={onSubmit}>
              {t('pending.submit')}
            </Button>
          )}
          <Button busy={busy === 'discard'} disabled={isDisabled} onClick={onDiscard}>
            {kind === 'add' ? t('pending.deleteDraft') : t('pending.discard')}
          </Button>
        </div>
      )}
      {canSend && rights.canEdit && !rights.canManage && <p className="pl-quiet">{t('pending.submitOnlyAdmin')}</p>}
      {isDisabled && <p className="pl-quiet">{t('saveFirst')}</p>}
    </Card>
  )
}
