import { useMemo, useState } from 'react'
import { addPlanTasks } from '#client/state/plan/plan-tasks-actions.ts'
import { type GroModule, type LessonId, findRelatedListings } from '#domain/gro/lessons.ts'
import type { PromptModule } from '#domain/prompts/modules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useResults } from '#client/state/search/results.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { markLesson } from './done-lessons.ts'
import type { PlanState } from './lesson-item.tsx'
import { ModuleScreen, type ModuleScreenProps } from './module-screen.tsx'
import { useModuleLessons } from './use-module-lessons.ts'
import { openOverview } from './use-opened-module.ts'

export interface OpenedModuleProps extends Pick<ModuleScreenProps, 'module' | 'done'> {
  onAsk: (module: PromptModule) => void
  onResources: () => void
}

/** One module with its lessons, plan and related listings. */
export function OpenedModule({ module, done, onAsk, onResources }: OpenedModuleProps) {
  const { state, retry } = useModuleLessons(module)
  const { planStates, addToPlan } = usePlan(module)
  const related = useRelated(module)
  const handleAdd = (id: LessonId) => {
    const lesson = state.phase === 'ready' ? state.lessons.lessons[id] : undefined
    if (lesson) void addToPlan(id, lesson)
  }
  return (
    <ModuleScreen
      module={module}
      state={state}
      done={done}
      related={related}
      planStates={planStates}
      onMark={markLesson}
      onAddToPlan={handleAdd}
      onRetry={retry}
      onOverview={openOverview}
      onAsk={onAsk}
      onResources={onResources}
    />
  )
}

/** Which tasks are in the plan, as far as known on this visit. */
function usePlan(module: GroModule) {
  const t = useText('gro')
  const menu = useText('menu')
  const [planStates, setPlanStates] = useState<Partial<Record<LessonId, PlanState>>>({})
  const addToPlan = async (id: LessonId, { title, task }: { title: string; task: string }) => {
    const set = (state: PlanState) => setPlanStates((states) => ({ ...states, [id]: state }))
    set('adding')
    const isAdded = await addTask({ title: task, description: `${menu(module)}: ${title}` })
    set(isAdded ? 'added' : 'open')
    showToast(
      isAdded
        ? { title: t('lesson.added'), text: t('lesson.addedText') }
        : { title: t('lesson.notAdded'), tone: 'destructive' },
    )
  }
  return { planStates, addToPlan }
}

function useRelated(module: GroModule): ModuleScreenProps['related'] {
  const results = useResults()
  return useMemo(() => {
    const listings = findRelatedListings(results?.resources ?? [], module)
    return results && listings.length > 0 ? { listings, location: results.location } : null
  }, [results, module])
}

/** Adds a lesson's task to the person's list, online or offline. Resolves to whether it is there now. */
async function addTask(task: { title: string; description: string }): Promise<boolean> {
  return (await addPlanTasks([task])) !== 'refused'
}
