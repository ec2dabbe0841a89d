import { listAddedTaskIds, withFeedback } from '#domain/action-plan/step-feedback.ts'
import type { StepFeedback } from '#domain/action-plan/stored-plan.ts'
import { writeKey } from '#client/platform/storage/storage.ts'
import { readFreshPlan } from './fresh-plan.ts'

/** Records what the person said of a step; null takes it back. Its task, where it is on the list, follows. */
export async function giveStepFeedback(task: string, feedback: StepFeedback | null): Promise<void> {
  const plan = readFreshPlan()
  if (!plan) return
  writeKey('last-action-plan', withFeedback(plan, task, feedback))
  if (listAddedTaskIds(plan, task).length === 0) return
  const { changeStepTasks } = await import('./plan-step-tasks.ts')
  await changeStepTasks(plan, task, feedback)
}
