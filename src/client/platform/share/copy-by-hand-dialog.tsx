import type { FocusEvent } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { useText } from '../i18n/use-text.ts'

interface CopyByHandDialogProps {
  open: boolean
  onClose: () => void
  text: string
}

/** The last fallback: shows the text so that it can be selected and copied. */
export function CopyByHandDialog({ open, onClose, text }: CopyByHandDialogProps) {
  const t = useText('results')
  const common = useText('common')
  const handleFocus = (event: FocusEvent<HTMLTextAreaElement>) => event.target.select()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('share.byHand')}
      closeLabel={common('close')}
      actions={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <TextAreaField
        label={t('share.byHand')}
        hint={t('share.byHandHint')}
        value={text}
        readOnly
        data-autofocus
        rows={8}
        onFocus={handleFocus}
      />
    </Dialog>
  )
}
