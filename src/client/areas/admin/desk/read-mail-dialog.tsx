import { useState } from 'react'
import { type OutboxMail, readOutboxMail } from '#contracts/outbox.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/staff-session.ts'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { ReasonForm } from './reason-form.tsx'

interface ReadMailDialogProps {
  /** Closed when there is none. */
  mail: OutboxMail | null
  onClose: () => void
}

/** Its text shows only here, after a reason, and is gone when the dialog closes. */
export function ReadMailDialog({ mail, onClose }: ReadMailDialogProps) {
  const t = useText('adminDesk')
  return (
    <Dialog open={mail !== null} onClose={onClose} closeLabel={t('close')} title={t('mail.readTitle')}>
      {mail && <MailText id={mail.id} />}
    </Dialog>
  )
}

function MailText({ id }: { id: string }) {
  const t = useText('adminDesk')
  const [read, setRead] = useState<{ subject: string; text: string } | null>(null)
  if (read) {
    return (
      <div className="desk-stack" role="status">
        <h3>{read.subject}</h3>
        <p className="desk-mail">{read.text}</p>
      </div>
    )
  }
  return (
    <div className="desk-stack">
      <p>{t('mail.readText')}</p>
      <ReasonForm
        label={t('mail.reason')} needed={t('mail.needed')} send={t('mail.show')} maxLength={300}
        onSend={async (reason) => setRead(await callStaff(readOutboxMail, { params: { id }, body: { reason } }))}
      />
    </div>
  )
}
