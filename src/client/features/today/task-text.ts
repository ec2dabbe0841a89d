import type { TodayTexts } from '#domain/planner/plan-texts.ts'
import type { TodayTaskId } from '#domain/today/today.ts'

export function getTaskText(id: string, texts: TodayTexts) {
  return texts.tasks[id as TodayTaskId]
}
