import { useState } from 'react'
import type { SavedResource } from '#domain/saved/saved-resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface RemoveDialogProps {
  /** The place to remove, whose request would be taken back too; null keeps the dialog closed. */
  place: SavedResource | null
  /** Says whether it worked: what could not be taken back stays in the list. */
  onRemove: (place: SavedResource) => Promise<boolean>
  onClose: () => void
}

export function RemoveDialog({ place, onRemove, onClose }: RemoveDialogProps) {
  const t = useText('saved')
  const common = useText('common')
  const [phase, setPhase] = useState<'asking' | 'removing' | 'failed'>('asking')

  const handleClose = () => {
    setPhase('asking')
    onClose()
  }
  const handleRemove = async () => {
    if (!place) return
    setPhase('removing')
    if (await onRemove(place)) handleClose()
    else setPhase('failed')
  }
  const actions = (
    <>
      <Button variant="danger" busy={phase === 'removing'} onClick={() => void handleRemove()}>
        {t('removeConfirm')}
      </Button>
      <Button data-autofocus onClick={handleClose}>
        {t('keep')}
      </Button>
    </>
  )
  return (
    <Dialog
      open={place !== null}
      onClose={handleClose}
      title={t('removeTitle', { name: place?.name ?? '' })}
      closeLabel={common('close')}
      actions={actions}
    >
      <p>{t('removeSentText')}</p>
      {phase === 'failed' && (
        <Notice tone="danger" announce>
          {t('removeFailed')}
        </Notice>
      )}
    </Dialog>
  )
}
