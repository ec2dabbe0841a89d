import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import type { AnswerState } from '#domain/introductions/partner-answer.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { ListFailed } from '../list-failed.tsx'
import { useIntroduction } from '../queries.ts'
import { RespondPanel } from './respond-panel.tsx'

interface RespondDialogProps {
  introduction: PartnerIntroduction
  start: AnswerState
  onSent: () => void
  onClose: () => void
}

/** The response form in a dialog, for the dashboard and the board. */
export function RespondDialog({ introduction, start, onSent, onClose }: RespondDialogProps) {
  const t = useText('partnerIntroductions')
  const common = useText('common')
  const found = useIntroduction(introduction.id)
  const title = t('respond.dialogTitle', { who: introduction.person ?? introduction.ref })
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common('close')}>
      {found.data && <RespondPanel detail={found.data} start={start} onSent={onSent} onLater={onClose} />}
      {!found.data && (found.isError ? <ListFailed onRetry={() => void found.refetch()} /> : <LoadingPart />)}
    </Dialog>
  )
}
