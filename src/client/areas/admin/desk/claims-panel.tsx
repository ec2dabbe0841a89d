import { useState } from 'react'
import type { Claim } from '#contracts/claims.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { ClaimCard } from './claim-card.tsx'
import { PanelState } from './panel-state.tsx'
import { useClaims, useRefreshDesk } from './queries.ts'
import { RefuseClaimDialog } from './refuse-claim-dialog.tsx'

interface Deciding {
  claim: Claim
  act: 'approve' | 'refuse'
}

/** Claims of listings: those that wait with what there is to check, those that were decided below. */
export function ClaimsPanel() {
  const t = useText('adminDesk')
  const claims = useClaims()
  const refresh = useRefreshDesk()
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const handleDone = async (sentence: string) => {
    setDeciding(null)
    setSaid(sentence)
    await refresh()
  }
  return (
    <PanelState query={claims}>
      {(all) => (
        <>
          {said && <Notice announce tone="success">{said}</Notice>}
          <ClaimLists claims={all} onDecide={(claim, act) => setDeciding({ claim, act })} />
          <ApproveDialog
            claim={deciding?.act === 'approve' ? deciding.claim : null} onClose={() => setDeciding(null)}
            onDone={(delivered) => handleDone(
              delivered === 0 ? t('claims.approvedNone')
                : delivered === 1 ? t('claims.approvedOne') : t('claims.approved', { count: delivered }),
            )}
          />
          <RefuseClaimDialog
            claim={deciding?.act === 'refuse' ? deciding.claim : null} onClose={() => setDeciding(null)}
            onDone={() => handleDone(t('claims.refused'))}
          />
        </>
      )}
    </PanelState>
  )
}

interface ClaimListsProps {
  claims: readonly Claim[]
  onDecide: (claim: Claim, act: Deciding['act']) => void
}

function ClaimLists({ claims, onDecide }: ClaimListsProps) {
  const t = useText('adminDesk')
  const open = claims.filter(({ status }) => status === 'open')
  const decided = claims.filter(({ status }) => status !== 'open')
  return (
    <>
      {open.length === 0
        ? <EmptyState title={t('claims.empty')}>{t('claims.emptyText')}</EmptyState>
        : (
          <ul className="desk-list" aria-label={t('claims.open')}>
            {open.map((claim) => <li key={claim.id}><ClaimCard claim={claim} onDecide={(act) => onDecide(claim, act)} /></li>)}
          </ul>
        )}
      {decided.length > 0 && (
        <section aria-labelledby="desk-decided" className="desk-stack">
          <h2 id="desk-decided">{t('claims.decided')}</h2>
          <ul className="desk-list">
            {decided.map((claim) => <li key={claim.id}><ClaimCard claim={claim} /></li>)}
          </ul>
        </section>
      )}
    </>
  )
}
