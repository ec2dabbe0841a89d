import { useText } from '#client/platform/i18n/use-text.ts'
import { ReviewQueueFrame } from './review-queue-frame.tsx'
import { MailPanel } from './mail-panel.tsx'

/** /admin/mail: mail sent to partners and staff, and mail that is queued. */
export function MailPage() {
  const t = useText('adminReviewQueue')
  return (
    <ReviewQueueFrame title={t('mail.title')} intro={t('mail.emptyText')}>
      <MailPanel />
    </ReviewQueueFrame>
  )
}
