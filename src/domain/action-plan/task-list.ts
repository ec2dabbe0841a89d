import * as z from 'zod/mini'
import { Day } from './plan-step.ts'
import { TaskPriority } from './tasks.ts'

export const maxTaskTitle = 200
export const maxTaskDescription = 2000

/** One task of the list, as the server sends it and the device stores it. */
export const PlanTask = z.object({
  id: z.uuid(),
  /** The label it was added under; not always the one it is listed under. */
  sessionId: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  category: z.string(),
  priority: TaskPriority,
  completed: z.boolean(),
  dueOn: z.nullable(Day),
})
export type PlanTask = z.infer<typeof PlanTask>

export const taskGroups = ['today', 'earlier', 'week', 'later', 'undated', 'done'] as const
export type TaskGroup = (typeof taskGroups)[number]

/** 2026-02-30 has the right format, but is not a real date. */
export function isRealDay(day: string): boolean {
  return z.iso.date().safeParse(day).success
}

/** Number of calendar days between two dates, independent of time zones and daylight saving time. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

export function getTaskGroup({ dueOn }: Pick<PlanTask, 'dueOn'>, today: string): TaskGroup {
  if (dueOn === null) return 'undated'
  const days = daysBetween(today, dueOn)
  if (Number.isNaN(days)) return 'undated'
  if (days < 0) return 'earlier'
  if (days === 0) return 'today'
  return days < 7 ? 'week' : 'later'
}

export interface GroupedTasks {
  group: TaskGroup
  tasks: PlanTask[]
}

/**
 * The tasks as the page shows them: by date, finished ones last. `touched` are those checked on this visit; they stay
 * where they are, so that nothing jumps away under a finger.
 */
export function groupTasks(
  tasks: readonly PlanTask[],
  today: string,
  touched: ReadonlySet<string> = new Set(),
): GroupedTasks[] {
  const groups = new Map<TaskGroup, PlanTask[]>(taskGroups.map((group) => [group, []]))
  for (const task of tasks) {
    const isSettled = task.completed && !touched.has(task.id)
    groups.get(isSettled ? 'done' : getTaskGroup(task, today))?.push(task)
  }
  return (
    [...groups]
      .filter((entry) => entry[1].length > 0)
      // The sort is stable: tasks with the same date keep their order.
      .map(([group, all]) => ({ group, tasks: all.toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? '')) }))
  )
}
