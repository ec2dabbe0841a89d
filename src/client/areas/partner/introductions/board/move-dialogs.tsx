import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { ReadSection } from '../detail/read-section.tsx'
import { useDetailActions } from '../detail/use-detail-actions.ts'
import { RespondDialog } from '../respond/respond-dialog.tsx'
import type { MoveTarget } from './board-moves.ts'
import type { OpenMove } from './use-board-moves.ts'

interface MoveDialogsProps {
  openMove: OpenMove | null
  onMove: (introduction: PartnerIntroduction, to: MoveTarget) => void
  onDone: (introduction: PartnerIntroduction, to: MoveTarget) => void
  onCancel: () => void
}

/** Dialogs for moves that need input first. */
export function MoveDialogs({ openMove, onMove, onDone, onCancel }: MoveDialogsProps) {
  const t = useText('partnerBoard')
  const common = useText('common')
  if (openMove === null) return null
  const { introduction } = openMove
  switch (openMove.kind) {
    case 'read':
      return <ReadDialog introduction={introduction} onDone={onDone} onCancel={onCancel} />
    case 'answer':
      return (
        <RespondDialog
          introduction={introduction}
          start={openMove.start}
          onClose={onCancel}
          onSent={() => onDone(introduction, openMove.start)}
        />
      )
    case 'choose':
      return (
        <Dialog open onClose={onCancel} title={t('choose', introduction)} closeLabel={common('close')}>
          <div className="pi-buttons">
            {openMove.targets.map((to) => (
              <Button key={to} onClick={() => onMove(introduction, to)}>
                {t(`to.${to}`)}
              </Button>
            ))}
          </div>
        </Dialog>
      )
  }
}

type ReadDialogProps = Pick<MoveDialogsProps, 'onDone' | 'onCancel'> & { introduction: PartnerIntroduction }

/** An introduction counts as opened only after its details were read, so moving the card there shows them first. */
function ReadDialog({ introduction, onDone, onCancel }: ReadDialogProps) {
  const t = useText('partnerIntroductions')
  const common = useText('common')
  const { actions, shared } = useDetailActions(introduction.id)
  const handleClose = () => (shared === null ? onCancel() : onDone(introduction, 'opened'))
  const title = introduction.person ?? t('detail.title', introduction)
  return (
    <Dialog open onClose={handleClose} title={title} closeLabel={common('close')}>
      <ReadSection shared={shared} language={introduction.language} onRead={actions.onRead} />
    </Dialog>
  )
}
