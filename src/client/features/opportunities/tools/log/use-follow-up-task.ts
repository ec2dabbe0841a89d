import { useState } from 'react'
import type { LogEntry } from '#domain/opportunities/application-log.ts'
import { maxTaskTitle } from '#domain/action-plan/task-list.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { usePlan } from '#client/state/plan/plan-tasks.ts'
import { addPlanTasks, removePlanTask } from '#client/state/plan/plan-tasks-actions.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { updateLog } from './log-store.ts'

export type PlanState = 'open' | 'adding' | 'added'

/** Adds the follow-up of an entry to the person's plan, with its date. A changed date replaces the old task. */
export function useFollowUpTask() {
  const t = useText('jobTools')
  const { language } = useLanguage()
  const { tasks } = usePlan()
  const [adding, setAdding] = useState<string | null>(null)
  const findTask = ({ planTask }: LogEntry) => tasks.find(({ id }) => id === planTask)

  const planState = (entry: LogEntry): PlanState => {
    if (adding === entry.id) return 'adding'
    return findTask(entry)?.dueOn === entry.followUpOn ? 'added' : 'open'
  }
  const addToPlan = async (entry: LogEntry) => {
    const { id, employer, job, appliedOn, followUpOn } = entry
    setAdding(id)
    const earlier = findTask(entry)
    const planTask = crypto.randomUUID()
    const outcome = await addPlanTasks([
      {
        id: planTask,
        title: t('log.planTitle', { employer }).slice(0, maxTaskTitle),
        description: t('log.planText', { job, date: humanDate(appliedOn, language) }),
        category: 'employment',
        dueOn: followUpOn,
      },
    ])
    const isAdded = outcome !== 'refused'
    if (isAdded) {
      updateLog({ type: 'changed', id, change: { planTask } })
      if (earlier) await removePlanTask(earlier)
    }
    setAdding(null)
    showToast(
      isAdded
        ? { title: t('log.planAdded'), text: t('log.planAddedText') }
        : { title: t('log.planNotAdded'), tone: 'destructive' },
    )
  }
  return { planState, addToPlan }
}
