import { useState } from 'react'
import type { SavedResource } from '#domain/saved/saved-resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface RemoveDialogProps {
  /** The listing to remove, whose request would be withdrawn too; null keeps the dialog closed. */
  listing: SavedResource | null
  /** Resolves to whether it worked: a request that could not be withdrawn stays in the list. */
  onRemove: (listing: SavedResource) => Promise<boolean>
  onClose: () => void
}

export function RemoveDialog({ listing, onRemove, onClose }: RemoveDialogProps) {
  const t = useText('saved')
  const common = useText('common')
  const [phase, setPhase] = useState<'asking' | 'removing' | 'failed'>('asking')

  const handleClose = () => {
    setPhase('asking')
    onClose()
  }
  const handleRemove = async () => {
    if (!listing) return
    setPhase('removing')
    if (await onRemove(listing)) handleClose()
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
      open={listing !== null}
      onClose={handleClose}
      title={t('removeTitle', { name: listing?.name ?? '' })}
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
