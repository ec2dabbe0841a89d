import { addPlanTasks } from '#client/state/plan-tasks-actions.ts'

/** Puts the task of a lesson on the person's list, with or without a connection. Gives whether it is there now. */
export async function addTask(task: { title: string; description: string }): Promise<boolean> {
  return (await addPlanTasks([task])) !== 'refused'
}
