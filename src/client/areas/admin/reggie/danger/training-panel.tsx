import { removeTrainingMessage } from '#contracts/danger-training.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/staff-session.ts'
import { PanelState } from '../../review-queue/panel-state.tsx'
import { useMayChange } from '../../review-queue/use-may-change.ts'
import type { ReviewActions } from '../../review-queue/use-review-actions.ts'
import { useTrainingMessages } from '../queries.ts'
import { TrainingList } from './training-list.tsx'

export function TrainingPanel({ buttonProps, press }: Pick<ReviewActions<unknown>, 'buttonProps' | 'press'>) {
  const t = useText('adminDanger')
  const query = useTrainingMessages()
  const mayChange = useMayChange()
  const handleRemove = ({ id }: { id: string }) =>
    press(`untrain ${id}`, async () => {
      await callStaff(removeTrainingMessage, { params: { id } })
      return t('list.removed')
    })
  return (
    <PanelState query={query}>
      {(messages) => (
        <TrainingList messages={messages} buttonProps={buttonProps} onRemove={mayChange ? handleRemove : undefined} />
      )}
    </PanelState>
  )
}
