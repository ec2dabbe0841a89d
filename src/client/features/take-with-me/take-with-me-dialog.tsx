import './take-with-me.css'
import { Suspense } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { TakeWithMe, type TakeWithMeProps } from './take-with-me.tsx'

export interface TakeWithMeDialogProps extends TakeWithMeProps {
  open: boolean
  onClose: () => void
}

/** The list to take along. Made on this device without any network call; its texts are loaded when it opens. */
export function TakeWithMeDialog({ open, ...rest }: TakeWithMeDialogProps) {
  return open ? (
    <Suspense>
      <Opened {...rest} />
    </Suspense>
  ) : null
}

function Opened({ onClose, ...rest }: Omit<TakeWithMeDialogProps, 'open'>) {
  const t = useText('takeWithMe')
  const common = useText('common')
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={common('close')}>
      <TakeWithMe {...rest} />
    </Dialog>
  )
}
