import { useText } from '#client/platform/i18n/use-text.ts'
import { ReviewQueueFrame } from './review-queue-frame.tsx'
import { MailPanel } from './mail-panel.tsx'

/** /admin/mail: what went out to partners and staff, and what waits. */
export function MailPage() {
  const t = useText('adminReviewQueue')
  return (
    <ReviewQueueFrame title={t('mail.title')} intro={t('mail.emptyText')}>
      <MailPanel />
    </ReviewQueueFrame>
  )
}
