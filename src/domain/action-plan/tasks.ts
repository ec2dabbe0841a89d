import * as z from 'zod/mini'

export const TaskPriority = z.enum(['high', 'medium', 'low'])
export type TaskPriority = z.infer<typeof TaskPriority>

/** Category of a task a person adds without choosing one. */
export const defaultTaskCategory = 'custom'
export const defaultTaskPriority: TaskPriority = 'medium'

export function computeProgressPercent(tasks: readonly { completed: boolean }[]): number {
  if (tasks.length === 0) return 0
  return Math.round((tasks.filter((task) => task.completed).length / tasks.length) * 100)
}

/** The label of a person's task list: its creation time plus random characters, so that it is unique (T-1.3). */
export function buildPlanLabel(random: Uint8Array, madeAt: number): string {
  return `plan-${madeAt}-${Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
