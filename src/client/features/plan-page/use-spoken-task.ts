import { formatPlanDay } from '#domain/action-plan/plan-day.ts'
import type { PlanTask } from '#domain/action-plan/task-list.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { TaskGuidance } from '#domain/action-plan/task-guidance.ts'
import { guidanceParts } from './guidance-view.tsx'

/** Text of a task in reading order; lines end where the voice should pause. */
export function useSpokenTask(
  { title, description, dueOn }: PlanTask,
  guidance: TaskGuidance | undefined,
): () => string {
  const t = useText('planPage')
  const { language } = useLanguage()
  return () => {
    const help = guidance && [
      guidance.summary,
      ...guidanceParts.flatMap((part) => (guidance[part].length > 0 ? [t(`guidance.${part}`), ...guidance[part]] : [])),
    ]
    const day = dueOn && t('task.due', { day: formatPlanDay(dueOn, language) })
    return [title, day, description, ...(help ?? [])].filter(Boolean).join('.\n')
  }
}
