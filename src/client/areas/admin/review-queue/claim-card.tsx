import type { Claim } from '#contracts/claims.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { History } from './history.tsx'
import type { ReviewActions } from './use-review-actions.ts'

export type ClaimAction = 'approve' | 'refuse'

interface ClaimCardProps {
  claim: Claim
  buttonProps: ReviewActions<unknown>['buttonProps']
  /** Absent once the claim is decided. */
  onDecide?: (action: ClaimAction) => void
}

const tones = { open: 'sun', approved: 'ok', refused: 'plain', invited: 'ok' } as const

export function ClaimCard({ claim, buttonProps, onDecide }: ClaimCardProps) {
  const t = useText('adminReviewQueue')
  const { day } = useMoments()
  const { id, organizationName: organization, listingName: listing, status } = claim
  const [approving, refusing] = [buttonProps(`approve ${id}`), buttonProps(`refuse ${id}`)]
  return (
    <Card as="article" className="desk-stack">
      <div className="desk-head">
        <h3>{t('claims.heading', { organization, listing })}</h3>
        <Badge tone={tones[status]}>{t(`claims.states.${status}`)}</Badge>
      </div>
      <p>{t('claims.from', { name: claim.contactName, role: claim.contactRole })}</p>
      <p className="desk-quiet">{t('claims.sentOn', { date: day(claim.createdAt) })}</p>
      {claim.decidedAt && <p className="desk-quiet">{t('claims.decidedOn', { date: day(claim.decidedAt) })}</p>}
      <dl className="desk-facts">
        <div>
          <dt>{t('claims.email')}</dt>
          <dd>{claim.email}</dd>
        </div>
        <div>
          <dt>{t('claims.phone')}</dt>
          <dd>{claim.phone}</dd>
        </div>
        <div>
          <dt>{t('claims.listed')}</dt>
          <dd>{claim.listedPhones.join(', ') || t('claims.listedNone')}</dd>
        </div>
      </dl>
      {claim.callNote && <p>{t('claims.note', { note: claim.callNote })}</p>}
      {claim.reason && <p>{t('claims.because', { reason: claim.reason })}</p>}
      {onDecide && (
        <>
          <Waiting count={claim.waiting} />
          <ClaimTurn claim={claim} />
          {claim.joins && <Notice tone="warning">{t('claims.joins', { name: claim.joins })}</Notice>}
          <Notice tone="info">{t('claims.rule')}</Notice>
          <div className="desk-buttons">
            <Button
              {...approving}
              variant="primary"
              disabled={approving.disabled || !mayApprove(claim)}
              aria-label={t('claims.approveTitle', { name: organization })}
              onClick={() => onDecide('approve')}
            >
              {t('claims.approve')}
            </Button>
            <Button
              {...refusing}
              disabled={refusing.disabled || claim.isOwn === true}
              aria-label={t('claims.refuseTitle', { name: listing })}
              onClick={() => onDecide('refuse')}
            >
              {t('claims.refuse')}
            </Button>
          </div>
        </>
      )}
      {!onDecide && <History queue="claims" itemId={id} />}
    </Card>
  )
}

/** Not what they filed or signed themselves, and not while an organization that has the listing may still answer. */
const mayApprove = ({ isOwn, hasSigned, holder }: Claim) => !isOwn && !hasSigned && (!holder || holder.isSilent)

/** Whose decision it is now, and who signed so far. */
function ClaimTurn({ claim: { isOwn, hasSigned, holder, signatures = [] } }: { claim: Claim }) {
  const t = useText('adminReviewQueue')
  const { day } = useMoments()
  return (
    <>
      {isOwn && <Notice tone="warning">{t('claims.own')}</Notice>}
      {holder && (
        <Notice tone="warning">
          {holder.isSilent
            ? t('claims.holderSilent', { name: holder.name })
            : t('claims.holderDecides', { name: holder.name, date: day(holder.until) })}
        </Notice>
      )}
      {signatures.map(({ name, at }) => (
        <p key={at}>{t('claims.signedBy', { name, date: day(at) })}</p>
      ))}
      {hasSigned && <Notice tone="info">{t('claims.alreadySigned')}</Notice>}
      {(isOwn || hasSigned || holder?.isSilent) && <p>{t('claims.alone')}</p>}
    </>
  )
}

function Waiting({ count }: { count: number }) {
  const t = useText('adminReviewQueue')
  if (count === 0) return null
  return <p>{count === 1 ? t('claims.waitingOne') : t('claims.waiting', { count })}</p>
}
