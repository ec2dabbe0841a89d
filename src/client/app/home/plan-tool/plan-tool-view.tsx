import { useState, type ReactNode } from 'react'
import { VoiceInput } from '#client/shared/voice/voice-input.tsx'
import { type PlanToolEvent, getPlanQuestion } from '#domain/action-plan/plan-tool.ts'
import { PlanTool } from '#client/features/plan-tool/plan-tool.tsx'
import { saveFile } from '#client/platform/share/save-file.ts'
import { isOnlyInMemory, readKey, storedDeviceMode } from '#client/platform/storage/storage.ts'
import { useStore } from '#client/platform/store.ts'
import { correctPlan, createPlan, planTool, readStoredPlan, undoCorrection } from '#client/state/plan/plan-tool.ts'
import { useDangerCard } from '../use-danger-card.tsx'

/** Modules that only the questions or the plan need are loaded with them, not with the first page. */
const loadFeedback = () => import('#client/state/plan/plan-feedback.ts')
const addStepsToTasks = async () => (await import('#client/state/plan/plan-step-tasks.ts')).addStepsToTasks()

interface PlanToolViewProps {
  isDialog?: boolean
  onFind: () => void
  onTasks: () => void
}

/** The plan tool with its store, shared by screen, page and dialog. */
export function PlanToolView({ isDialog = false, onFind, onTasks }: PlanToolViewProps) {
  const state = useStore(planTool)
  const [storedPlan, setStoredPlan] = useState(readStoredPlan)
  const danger = useDangerCard(state.phase === 'questions')
  const check = () => {
    if (state.phase === 'questions') danger.check(state.answers[getPlanQuestion(state.question)])
  }

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
      stays={isOnlyInMemory('last-action-plan') ? 'notKept' : storedDeviceMode() === 'shared' ? 'shared' : 'kept'}
      crisis={danger.card}
      onEvent={handleEvent}
      onCreate={handleCreate}
      onFind={onFind}
      onTasks={onTasks}
      onSaveFile={saveFile}
      onAddTasks={addStepsToTasks}
      onStepFeedback={(task, feedback) => void loadFeedback().then((state) => state.giveStepFeedback(task, feedback))}
      onCorrect={(correction) => void correctPlan(correction)}
      onUndoCorrection={(signal) => void undoCorrection(signal)}
    />
  )
}

/** Whether the plan can name nearby listings. Read from storage, so that this page need not load the whole search. */
function hasLocation(): boolean {
  return Boolean(readKey('userSession')?.userLocation ?? readKey('lastSearchResults'))
}

interface PlanVoiceProps {
  onWords: (words: string) => void
  onType: () => void
  children: (button: ReactNode) => ReactNode
}

/** Speech to text, as in the chat: the service that transcribes is disclosed before the first use. */
function PlanVoice(props: PlanVoiceProps) {
  return <VoiceInput isSending={false} {...props} />
}
