import { useSearchParams } from 'wouter'
import { saveStarters, type StarterQuestion } from '#contracts/reggie-control.ts'
import { PromptModule, promptModules } from '#domain/prompts/modules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { PanelState } from '../../review-queue/panel-state.tsx'
import { ResultNotice } from '../../review-queue/result-notice.tsx'
import { useReviewActions } from '../../review-queue/use-review-actions.ts'
import { useMayLeave } from '../leave-guard.tsx'
import { useStarters } from '../queries.ts'
import { useMayChange } from '../../review-queue/use-may-change.ts'
import { StartersFrame } from './starters-frame.tsx'
import { StartersView } from './starters-view.tsx'

/** Starter questions by topic. */
export function StartersPanel() {
  const t = useText('adminReggie')
  const [params, setParams] = useSearchParams()
  const mayLeave = useMayLeave()
  const chosen = PromptModule.safeParse(params.get('module'))
  const module = chosen.success ? chosen.data : promptModules[0]
  const list = useStarters(module)
  const mayChange = useMayChange()
  const reviewActions = useReviewActions()
  const save = async (questions: StarterQuestion[]) => {
    await callStaff(saveStarters, { params: { module }, body: { questions } })
    await list.refetch()
  }
  return (
    <StartersFrame
      module={module}
      onChoose={(next) => mayLeave() && setParams({ tab: 'starters', module: next }, { replace: true })}
    >
      <ResultNotice notice={reviewActions.notice} box={reviewActions.noticeBox} />
      <PanelState query={list}>
        {(stored) => (
          <StartersView
            key={module}
            module={module}
            list={stored}
            mayChange={mayChange}
            onSave={save}
            onBack={() =>
              reviewActions.press('back', async () => {
                await save([])
                return t('starters.wentBack')
              })
            }
          />
        )}
      </PanelState>
    </StartersFrame>
  )
}
