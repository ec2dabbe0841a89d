import { decideListingChange, type ChangeReviewItem } from '#contracts/partner-listings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { ChangeList } from './change-list.tsx'
import { History } from './history.tsx'
import { PanelState } from './panel-state.tsx'
import { useWaitingChanges } from './queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { ResultNotice } from './result-notice.tsx'
import { useReviewActions } from './use-review-actions.ts'

/** Changes that partners request to names, addresses, phones and eligibility. */
export function ChangesPanel() {
  const t = useText('adminReviewQueue')
  const changes = useWaitingChanges()
  const {
    opened,
    open,
    close,
    notice,
    noticeBox: saidBox,
    buttonProps,
    press,
    send,
  } = useReviewActions<ChangeReviewItem>()
  const approve = ({ change: { id } }: ChangeReviewItem) =>
    press(`approve ${id}`, async () => {
      await callStaff(decideListingChange, { params: { id }, body: { decision: 'approve' } })
      return t('changes.approved')
    })
  const refuse = ({ change: { id } }: ChangeReviewItem, reason: string) =>
    send(`refuse ${id}`, async () => {
      await callStaff(decideListingChange, { params: { id }, body: { decision: 'refuse', reason } })
      return t('changes.refused')
    })
  return (
    <PanelState query={changes}>
      {(all) => (
        <>
          <ResultNotice notice={notice} box={saidBox} />
          <ChangeList changes={all} buttonProps={buttonProps} onApprove={approve} onRefuse={open} />
          <ReasonDialog
            about={opened}
            formatTitle={({ listingName: name }) => t('changes.refuseTitle', { name })}
            onClose={close}
            onSend={refuse}
            label={t('changes.reason')}
            hint={t('changes.reasonHint')}
            needed={t('changes.needed')}
            send={t('changes.sendRefuse')}
          />
          <History queue="changes" />
        </>
      )}
    </PanelState>
  )
}
