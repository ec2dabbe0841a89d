import type { Claim } from '#contracts/claims.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { type ClaimAction, ClaimCard } from './claim-card.tsx'
import type { ReviewActions } from './use-review-actions.ts'

interface ClaimListsProps {
  claims: readonly Claim[]
  buttonProps: ReviewActions<unknown>['buttonProps']
  onDecide: (claim: Claim, action: ClaimAction) => void
}

export function ClaimLists({ claims, buttonProps, onDecide }: ClaimListsProps) {
  const t = useText('adminReviewQueue')
  const open = claims.filter(({ status }) => status === 'open')
  const decided = claims.filter(({ status }) => status !== 'open')
  return (
    <>
      {open.length === 0 ? (
        <EmptyState title={t('claims.empty')}>{t('claims.emptyText')}</EmptyState>
      ) : (
        <section aria-labelledby="desk-open" className="desk-stack">
          <h2 id="desk-open">{t('claims.open')}</h2>
          <ul className="desk-list">
            {open.map((claim) => (
              <li key={claim.id}>
                <ClaimCard claim={claim} buttonProps={buttonProps} onDecide={(action) => onDecide(claim, action)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {decided.length > 0 && (
        <section aria-labelledby="desk-decided" className="desk-stack">
          <h2 id="desk-decided">{t('claims.decided')}</h2>
          <ul className="desk-list">
            {decided.map((claim) => (
              <li key={claim.id}>
                <ClaimCard claim={claim} buttonProps={buttonProps} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
