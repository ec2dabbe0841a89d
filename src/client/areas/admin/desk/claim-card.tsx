import type { Claim } from '#contracts/claims.ts'
import { useMoments } from '#client/features/introductions/use-moments.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface ClaimCardProps {
  claim: Claim
  /** Absent once it is decided. */
  onDecide?: (act: 'approve' | 'refuse') => void
}

const tones = { open: 'sun', approved: 'ok', refused: 'plain' } as const

export function ClaimCard({ claim, onDecide }: ClaimCardProps) {
  const t = useText('adminDesk')
  const { day } = useMoments()
  const { organizationName: organization, listingName: listing, waiting } = claim
  return (
    <Card as="article" className="desk-stack">
      <div className="desk-head">
        <h3>{t('claims.heading', { organization, listing })}</h3>
        <Badge tone={tones[claim.status]}>{t(`claims.states.${claim.status}`)}</Badge>
      </div>
      <p>{t('claims.from', { name: claim.contactName, role: claim.contactRole })}</p>
      <p className="desk-quiet">{t('claims.sentOn', { date: day(claim.createdAt) })}</p>
      <dl className="desk-facts">
        <div><dt>{t('claims.email')}</dt><dd>{claim.email}</dd></div>
        <div><dt>{t('claims.phone')}</dt><dd>{claim.phone}</dd></div>
        <div><dt>{t('claims.listed')}</dt><dd>{claim.listedPhones.join(', ') || t('claims.listedNone')}</dd></div>
      </dl>
      {waiting > 0 && <p>{waiting === 1 ? t('claims.waitingOne') : t('claims.waiting', { count: waiting })}</p>}
      {claim.callNote && <p>{t('claims.note', { note: claim.callNote })}</p>}
      {claim.reason && <p>{t('claims.because', { reason: claim.reason })}</p>}
      {onDecide && (
        <>
          <Notice tone="info">{t('claims.rule')}</Notice>
          <div className="desk-buttons">
            <Button variant="primary" onClick={() => onDecide('approve')}>{t('claims.approve')}</Button>
            <Button onClick={() => onDecide('refuse')}>{t('claims.refuse')}</Button>
          </div>
        </>
      )}
    </Card>
  )
}
