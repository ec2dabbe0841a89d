import { useText } from '#client/platform/i18n/use-text.ts'
import { DeskFrame } from './desk-frame.tsx'
import { MailPanel } from './mail-panel.tsx'

/** /admin/mail: what went out to partners and staff, and what waits. */
export function MailPage() {
  const t = useText('adminReviewQueue')
  return (
    <DeskFrame title={t('mail.title')} intro={t('mail.emptyText')}>
      <MailPanel />
    </DeskFrame>
  )
}
