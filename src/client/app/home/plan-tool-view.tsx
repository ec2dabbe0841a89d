import { lazy, Suspense, useEffect, useState } from 'react'
import type { Crisis } from '#domain/assistant/crisis-kinds.ts'
import { type PlanToolEvent, getPlanQuestion } from '#domain/action-plan/plan-tool.ts'
import { PlanTool } from '#client/features/plan-tool/plan-tool.tsx'
import { saveFile } from '#client/platform/share/save-file.ts'
import { readKey, storedDeviceMode } from '#client/platform/storage/storage.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { useStore } from '#client/platform/store.ts'
import { whenQuiet } from '#client/platform/when-quiet.ts'
import { createPlan, planTool, readStoredPlan } from '#client/state/plan-tool.ts'
import { PlanVoice } from './plan-voice.tsx'

/** Modules that only the questions or the plan need are loaded with them, not with the first page. */
const addStepsToTasks = async () => (await import('#client/state/plan-step-tasks.ts')).addStepsToTasks()
const loadCrisis = () => import('./plan-crisis.tsx')
const PlanCrisis = lazy(async () => ({ default: (await loadCrisis()).PlanCrisis }))

interface PlanToolViewProps {
  isDialog?: boolean
  onFind: () => void
  onTasks: () => void
}

/** The plan tool with its store, shared by screen, page and dialog. */
export function PlanToolView({ isDialog = false, onFind, onTasks }: PlanToolViewProps) {
  const state = useStore(planTool)
  const [storedPlan, setStoredPlan] = useState(readStoredPlan)
  const { crisis, check, dismiss } = useAnswerCrisis(state.phase === 'questions')

  const handleEvent = (event: PlanToolEvent) => {
    if (event.type === 'movedOn') check()
    planTool.send(event)
    setStoredPlan(readStoredPlan())
  }
  const handleCreate = () => {
    check()
    void createPlan()
  }
  return (
    <PlanTool
      state={state}
      storedPlan={storedPlan}
      hasLocation={hasLocation()}
      isDialog={isDialog}
      Voice={PlanVoice}
      isShared={storedDeviceMode() === 'shared'}
      crisis={
        crisis && (
          <Suspense>
            <PlanCrisis crisis={crisis} onDismiss={dismiss} />
          </Suspense>
        )
      }
      onEvent={handleEvent}
      onCreate={handleCreate}
      onFind={onFind}
      onTasks={onTasks}
      onSaveFile={saveFile}
      onAddTasks={addStepsToTasks}
    />
  )
}

/** Whether the plan can name nearby listings. Read from storage, so that this page need not load the whole search. */
function hasLocation(): boolean {
  return Boolean(readKey('userSession')?.userLocation ?? readKey('lastSearchResults'))
}

/** An answer with signs of danger shows the crisis card, as in the chat (T-11.1). The text is not stored. */
function useAnswerCrisis(isAsking: boolean) {
  const [crisis, setCrisis] = useState<Crisis | null>(null)
  useEffect(() => {
    if (!isAsking) return
    return whenQuiet(() => void loadCrisis().catch((error: unknown) => reportQuietly('plan crisis', error)))
  }, [isAsking])
  const check = () => {
    const state = planTool.get()
    if (state.phase !== 'questions') return
    const text = state.answers[getPlanQuestion(state.question)]
    loadCrisis().then(
      ({ assessAnswer }) => setCrisis((current) => assessAnswer(text) ?? current),
      (error: unknown) => reportQuietly('plan crisis', error),
    )
  }
  return { crisis, check, dismiss: () => setCrisis(null) }
}
