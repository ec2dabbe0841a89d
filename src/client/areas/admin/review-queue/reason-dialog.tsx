import { useText } from '#client/platform/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { ReasonForm, type ReasonTexts } from './reason-form.tsx'

interface ReasonDialogProps<About> extends ReasonTexts {
  /** null closes the dialog. */
  about: About | null
  formatTitle: (about: About) => string
  /** Explains what will happen. */
  intro?: string
  onClose: () => void
  /** Rejects when the request failed. */
  onSend: (about: About, reason: string) => Promise<void>
}

const longestReason = 500

/** Asks for the reason of a rejection, which the requester reads. */
export function ReasonDialog<About>({
  about,
  formatTitle,
  intro,
  onClose,
  onSend,
  ...words
}: ReasonDialogProps<About>) {
  const t = useText('adminReviewQueue')
  return (
    <Dialog
      open={about !== null}
      onClose={onClose}
      closeLabel={t('close')}
      title={about === null ? '' : formatTitle(about)}
    >
      {about !== null && intro && <p>{intro}</p>}
      {about !== null && <ReasonForm {...words} maxLength={longestReason} onSend={(reason) => onSend(about, reason)} />}
    </Dialog>
  )
}
