import { addPlanTasks } from '#client/state/plan-tasks-actions.ts'

/** Adds a lesson's task to the person's list, online or offline. Resolves to whether it is there now. */
export async function addTask(task: { title: string; description: string }): Promise<boolean> {
  return (await addPlanTasks([task])) !== 'refused'
}
