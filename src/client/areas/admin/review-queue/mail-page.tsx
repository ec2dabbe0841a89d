import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { type OutboxMail, retryOutboxMail } from '#contracts/outbox.ts'
import { MailTable } from './mail-table.tsx'
import { PanelState } from './panel-state.tsx'
import { useOutbox } from './queries.ts'
import { ReadMailDialog } from './read-mail-dialog.tsx'
import { ResultNotice } from './result-notice.tsx'
import { ReviewQueueFrame } from './review-queue-frame.tsx'
import { useReviewActions } from './use-review-actions.ts'

/** /admin/mail: mail sent to partners and staff, and mail that is queued. */
export function MailPage() {
  const t = useText('adminReviewQueue')
  return (
    <ReviewQueueFrame title={t('mail.title')} intro={t('mail.emptyText')}>
      <MailPanel />
    </ReviewQueueFrame>
  )
}

/** Sent and queued mail. Reading its text requires a reason. */
export function MailPanel() {
  const t = useText('adminReviewQueue')
  const outbox = useOutbox()
  const { opened, open, close, notice, noticeBox: saidBox, buttonProps, press } = useReviewActions<OutboxMail>()
  const retry = ({ id }: OutboxMail) =>
    press(`retry ${id}`, async () => {
      await callStaff(retryOutboxMail, { params: { id } })
      return t('mail.retried')
    })
  return (
    <PanelState query={outbox}>
      {({ mails, isMailOn }) => (
        <>
          <ResultNotice notice={notice} box={saidBox} />
          <MailTable mails={mails} isMailOn={isMailOn} buttonProps={buttonProps} onRead={open} onRetry={retry} />
          <ReadMailDialog mail={opened} onClose={close} />
        </>
      )}
    </PanelState>
  )
}
