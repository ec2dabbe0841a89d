import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'

export interface DraftAction {
  name: 'publish' | 'delete'
  /** Null: all that the filter finds. */
  ids: readonly string[] | null
  count: number
}

interface DraftDialogProps {
  action: DraftAction | null
  onYes: (action: DraftAction) => void
  onClose: () => void
}

/** Asks once more, with the number of drafts. */
export function DraftDialog({ action, onYes, onClose }: DraftDialogProps) {
  const t = useText('adminListings')
  const { count: number } = useNumberFormat()
  const name = action?.name ?? 'publish'
  return (
    <Dialog
      open={action !== null}
      onClose={onClose}
      title={action ? t(`actions.${name}Title`, { count: number(action.count) }) : ''}
      closeLabel={t('actions.cancel')}
      actions={
        <>
          <Button variant={name === 'delete' ? 'danger' : 'primary'} onClick={() => action && onYes(action)}>
            {t(`actions.${name}Yes`)}
          </Button>
          <Button variant="quiet" data-autofocus onClick={onClose}>
            {t('actions.cancel')}
          </Button>
        </>
      }
    >
      <p>{t(`actions.${name}Text`)}</p>
    </Dialog>
  )
}
