import { useState } from 'react'
import { formLengths, isPhone } from '#domain/introductions/form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

export interface NumberDialogProps {
  open: boolean
  busy: boolean
  failure: 'limit' | 'failed' | null
  onSend: (phone: string) => void
  onClose: () => void
}

/** “My number changed”: every listing that may still call gets the new one. */
export function NumberDialog(props: NumberDialogProps) {
  const t = useText('introductions')
  const common = useText('common')
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('actions.numberChanged')} closeLabel={common('close')}>
      <NumberForm {...props} />
    </Dialog>
  )
}

/** Inside the dialog, so that every opening starts empty. */
function NumberForm({ busy, failure, onSend, onClose }: NumberDialogProps) {
  const t = useText('introductions')
  const connect = useText('connect')
  const common = useText('common')
  const [phone, setPhone] = useState('')
  const [hasProblem, setHasProblem] = useState(false)
  const handleSend = () => {
    const isUsable = isPhone(phone)
    setHasProblem(!isUsable)
    if (isUsable && !busy) onSend(phone.trim())
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        handleSend()
      }}
    >
      <p>{t('actions.numberText')}</p>
      <TextField
        data-autofocus
        type="tel"
        autoComplete="off"
        label={t('actions.newNumber')}
        value={phone}
        maxLength={formLengths.phone}
        error={hasProblem && connect('dialog.phoneProblem')}
        onChange={(event) => setPhone(event.target.value)}
      />
      {failure && (
        <Notice announce tone="danger">
          {t(failure === 'limit' ? 'actions.numberLimit' : 'actions.failed')}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" busy={busy}>
          {t('actions.numberSend')}
        </Button>
        <Button onClick={onClose}>{common('cancel')}</Button>
      </div>
    </form>
  )
}
