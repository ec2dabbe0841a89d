import { useState } from 'react'
import { type OutboxMail, readOutboxMail } from '#contracts/outbox.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { copyText } from '#client/platform/share/share-plain-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { useFocusOnMount } from '#client/shared/use-focus-on-mount.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { ReasonForm } from './reason-form.tsx'

interface ReadMailDialogProps {
  /** null closes the dialog. */
  mail: OutboxMail | null
  onClose: () => void
}

/** The text is shown only here, after a reason is given, and is discarded when the dialog closes. */
export function ReadMailDialog({ mail, onClose }: ReadMailDialogProps) {
  const t = useText('adminReviewQueue')
  return (
    <Dialog open={mail !== null} onClose={onClose} closeLabel={t('close')} title={t('mail.readTitle')}>
      {mail && <MailBehindReason id={mail.id} />}
    </Dialog>
  )
}

interface OpenedMail {
  subject: string
  text: string
}

const reasonLengths = { minLength: 3, maxLength: 300 }

function MailBehindReason({ id }: { id: string }) {
  const t = useText('adminReviewQueue')
  const [mail, setMail] = useState<OpenedMail | null>(null)
  if (mail) return <MailText {...mail} />
  return (
    <div className="desk-stack">
      <p>{t('mail.readText')}</p>
      <ReasonForm
        {...reasonLengths}
        label={t('mail.reason')}
        needed={t('mail.needed')}
        send={t('mail.show')}
        onSend={async (reason) => setMail(await callStaff(readOutboxMail, { params: { id }, body: { reason } }))}
      />
    </div>
  )
}

function MailText({ subject, text }: OpenedMail) {
  const t = useText('adminReviewQueue')
  const title = useFocusOnMount<HTMLHeadingElement>()
  const [isCopied, setIsCopied] = useState<boolean | null>(null)
  return (
    <div className="desk-stack">
      <h3 ref={title} tabIndex={-1} className="desk-long">
        {subject}
      </h3>
      <p className="desk-mail">{text}</p>
      <div className="desk-buttons">
        <Button onClick={() => void copyText(text).then(setIsCopied)}>{t('mail.copy')}</Button>
        <span role="status">{isCopied === null ? '' : isCopied ? t('mail.copied') : t('mail.copyFailed')}</span>
      </div>
    </div>
  )
}
