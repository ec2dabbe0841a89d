import { type Claim, decideClaim } from '#contracts/claims.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { type Approval, ApproveDialog } from './approve-dialog.tsx'
import type { ClaimAction } from './claim-card.tsx'
import { ClaimLists } from './claim-lists.tsx'
import { History } from './history.tsx'
import { PanelState } from './panel-state.tsx'
import { useClaims } from './queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { ResultNotice } from './result-notice.tsx'
import { useReviewActions } from './use-review-actions.ts'

/** Claims of listings: pending ones with the facts to check, decided ones below. */
export function ClaimsPanel() {
  const t = useText('adminReviewQueue')
  const claims = useClaims()
  const {
    opened,
    open,
    close,
    notice,
    noticeBox: saidBox,
    buttonProps,
    send,
  } = useReviewActions<{
    claim: Claim
    action: ClaimAction
  }>()
  const claimFor = (action: ClaimAction) => (opened?.action === action ? opened.claim : null)
  const approve = ({ id }: Claim, approval: Approval) =>
    send(`approve ${id}`, async () => {
      const body = { decision: 'approve' as const, ...approval }
      const { delivered, needsSecond } = await callStaff(decideClaim, { params: { id }, body })
      if (needsSecond) return t('claims.signed')
      if (delivered === 0) return t('claims.approvedNone')
      return delivered === 1 ? t('claims.approvedOne') : t('claims.approved', { count: delivered })
    })
  const refuse = ({ id }: Claim, reason: string) =>
    send(`refuse ${id}`, async () => {
      await callStaff(decideClaim, { params: { id }, body: { decision: 'refuse', reason } })
      return t('claims.refused')
    })
  return (
    <PanelState query={claims}>
      {(all) => (
        <>
          <ResultNotice notice={notice} box={saidBox} />
          <ClaimLists claims={all} buttonProps={buttonProps} onDecide={(claim, action) => open({ claim, action })} />
          <ApproveDialog claim={claimFor('approve')} onClose={close} onSend={approve} />
          <ReasonDialog
            about={claimFor('refuse')}
            formatTitle={({ listingName: name }) => t('claims.refuseTitle', { name })}
            onClose={close}
            onSend={refuse}
            label={t('claims.reason')}
            hint={t('claims.reasonHint')}
            needed={t('claims.needed')}
            send={t('claims.sendRefuse')}
          />
          <History queue="claims" />
        </>
      )}
    </PanelState>
  )
}
