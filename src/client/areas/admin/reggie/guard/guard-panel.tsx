import { addTrainingMessage, removeTrainingMessage } from '#contracts/danger-training.ts'
import { addGuardCase, removeGuardCase, setGuardrails, tryMessage } from '#contracts/reggie-control.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { PanelState } from '../../review-queue/panel-state.tsx'
import { ResultNotice } from '../../review-queue/result-notice.tsx'
import { useReviewActions, type ReviewActions } from '../../review-queue/use-review-actions.ts'
import { DangerPanel } from '../danger/danger-view.tsx'
import { TrainingList } from '../danger/training-list.tsx'
import { useGuardCases, useReggieControl, useTrainingMessages } from '../queries.ts'
import { useMayChange } from '../../review-queue/use-may-change.ts'
import { useReload } from '../use-reload.ts'
import { CaseList } from './case-list.tsx'
import { GuardRules } from './guard-rules.tsx'
import { HelpCardLines } from './help-card-lines.tsx'
import { PrivateRules } from './private-rules.tsx'
import { TryMessage } from './try-message.tsx'

/**
 * Safety rules that apply whatever a model says: the built-in rules, those added here, and messages to test them with.
 */
export function GuardPanel() {
  const t = useText('adminReggie')
  const dangerText = useText('adminDanger')
  const control = useReggieControl()
  const cases = useGuardCases()
  const mayChange = useMayChange()
  const reload = useReload(control)
  const { notice, noticeBox: saidBox, buttonProps, press } = useReviewActions()
  return (
    <div className="desk-stack">
      <ResultNotice notice={notice} box={saidBox} />
      <TryMessage
        buttonProps={buttonProps}
        onTry={(body) => callStaff(tryMessage, { body })}
        onKeep={
          mayChange
            ? (body) =>
                press('keep', async () => {
                  await callStaff(addGuardCase, { body })
                  return t('guard.kept')
                })
            : undefined
        }
        onTrain={
          mayChange
            ? (body) =>
                press('train', async () => {
                  await callStaff(addTrainingMessage, { body })
                  return dangerText('keep.added')
                })
            : undefined
        }
      />
      <PanelState query={cases}>
        {(all) => (
          <CaseList
            cases={all}
            buttonProps={buttonProps}
            onRemove={
              mayChange
                ? ({ id }) =>
                    press(`remove ${id}`, async () => {
                      await callStaff(removeGuardCase, { params: { id } })
                      return t('guard.caseRemoved')
                    })
                : undefined
            }
          />
        )}
      </PanelState>
      <TrainingPanel buttonProps={buttonProps} press={press} />
      <DangerPanel />
      <PanelState query={control}>
        {({ guardrails, shippedRules }) => (
          <GuardRules
            stored={guardrails}
            shipped={shippedRules}
            mayChange={mayChange}
            onReload={async () => (await reload()).guardrails}
            onSave={async (body) => {
              const { version } = await callStaff(setGuardrails, { body })
              void control.refetch()
              void cases.refetch()
              return version
            }}
          />
        )}
      </PanelState>
      <HelpCardLines />
      <PrivateRules />
    </div>
  )
}

function TrainingPanel({ buttonProps, press }: Pick<ReviewActions<unknown>, 'buttonProps' | 'press'>) {
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
