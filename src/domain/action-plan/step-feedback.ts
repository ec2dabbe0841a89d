import type { StepFeedback, StoredPlan } from './stored-plan.ts'

/** Records what the person said of a step; null takes it back. */
export function withFeedback(plan: StoredPlan, task: string, feedback: StepFeedback | null): StoredPlan {
  const { [task]: _, ...others } = plan.feedback
  return { ...plan, feedback: feedback === null ? others : { ...others, [task]: feedback } }
}

/** The ids under which a step is on the person's task list. */
export function listAddedTaskIds({ steps, tasks }: Pick<StoredPlan, 'steps' | 'tasks'>, task: string): string[] {
  return tasks.filter(({ isAdded }, index) => isAdded && steps[index]?.task === task).map(({ id }) => id)
}

/** The step that a task of the list was made from. */
export function findStepTask({ steps, tasks }: Pick<StoredPlan, 'steps' | 'tasks'>, id: string): string | null {
  return steps[tasks.findIndex((task) => task.id === id && task.isAdded)]?.task ?? null
}

/** The task list gave a task a new id. */
export function withTaskId(plan: StoredPlan, from: string, to: string): StoredPlan {
  return { ...plan, tasks: plan.tasks.map((task) => (task.id === from ? { ...task, id: to } : task)) }
}
