import { useState } from 'react'
import { Notices } from '#domain/introductions/notices.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface NoticesDialogProps {
  open: boolean
  notices: Notices
  busy: boolean
  failure: 'limit' | 'failed' | null
  onSave: (notices: Notices) => void
  onClose: () => void
}

/** Who is told outside the app that an answer came. */
export function NoticesDialog(props: NoticesDialogProps) {
  const t = useText('introductions')
  const common = useText('common')
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('notices.title')} closeLabel={common('close')}>
      <NoticesForm {...props} />
    </Dialog>
  )
}

const fields = ['email', 'trustedEmail'] as const
const toAddress = (text: string) => text.trim() || null

/** Inside the dialog, so that every opening starts with what is stored. */
function NoticesForm({ notices, busy, failure, onSave, onClose }: NoticesDialogProps) {
  const t = useText('introductions')
  const connect = useText('connect')
  const common = useText('common')
  const [typed, setTyped] = useState({ email: notices.email ?? '', trustedEmail: notices.trustedEmail ?? '' })
  const [problems, setProblems] = useState<readonly string[]>([])
  const handleSave = () => {
    const read = Notices.safeParse({ email: toAddress(typed.email), trustedEmail: toAddress(typed.trustedEmail) })
    setProblems(read.success ? [] : read.error.issues.map(({ path }) => String(path[0])))
    if (read.success && !busy) onSave(read.data)
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        handleSave()
      }}
    >
      <p>{t('notices.text')}</p>
      {fields.map((name) => (
        <TextField
          key={name}
          {...(name === 'email' && { 'data-autofocus': true })}
          type="email"
          autoComplete="off"
          label={t(`notices.${name}`)}
          hint={t(`notices.${name}Hint`)}
          value={typed[name]}
          maxLength={254}
          error={problems.includes(name) && connect('dialog.emailProblem')}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      ))}
      <p className="text-ink-2">{t('notices.kept')}</p>
      {failure && (
        <Notice announce tone="danger">
          {t(failure === 'limit' ? 'notices.limit' : 'actions.failed')}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" busy={busy}>
          {t('notices.save')}
        </Button>
        <Button onClick={onClose}>{common('cancel')}</Button>
      </div>
    </form>
  )
}
