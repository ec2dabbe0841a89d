import type { PlanTask } from '#domain/action-plan/task-list.ts'
import type { SendOutcome, TaskChange } from '#domain/action-plan/task-queue.ts'
import { defaultTaskCategory, defaultTaskPriority } from '#domain/action-plan/tasks.ts'
import { openPlanLabel, updatePlanQueue } from './plan-tasks.ts'
import { syncChanges } from './plan-tasks-sync.ts'

/** Input for a new task; the rest gets the defaults of a person's own task. */
export interface NewPlanTask extends Pick<PlanTask, 'title'> {
  /** Set in advance where a retry must not make a second task. */
  id?: string
  description?: string | null
  category?: string
  priority?: PlanTask['priority']
  dueOn?: string | null
}

/**
 * `kept` is a success too: stored on this device and sent later. `merged`: it canceled out with another change, as
 * intended.
 */
export type ActOutcome = SendOutcome | 'merged'

type Bare<Change> = Change extends TaskChange ? Omit<Change, 'key' | 'isTried'> : never

/** Adds tasks to the person's list, online or offline. Refused when the server rejects one of them. */
export async function addPlanTasks(tasks: readonly NewPlanTask[]): Promise<'sent' | 'kept' | 'refused'> {
  const sessionId = openPlanLabel()
  const outcomes = await make(
    tasks.map((task) => ({
      type: 'add',
      task: {
        id: task.id ?? crypto.randomUUID(),
        sessionId,
        title: task.title.trim(),
        description: task.description?.trim() || null,
        category: task.category ?? defaultTaskCategory,
        priority: task.priority ?? defaultTaskPriority,
        completed: false,
        dueOn: task.dueOn ?? null,
      },
    })),
  )
  if (outcomes.includes('refused')) return 'refused'
  return outcomes.includes('kept') ? 'kept' : 'sent'
}

export async function completePlanTask({ id }: Pick<PlanTask, 'id'>, completed: boolean): Promise<ActOutcome> {
  const [outcome = 'merged'] = await make([{ type: 'complete', id, completed }])
  return outcome
}

export async function removePlanTask({ id }: Pick<PlanTask, 'id'>): Promise<ActOutcome> {
  const [outcome = 'merged'] = await make([{ type: 'delete', id }])
  return outcome
}

/** Restores a removed task unchanged, with the same id. */
export async function restorePlanTask(task: PlanTask): Promise<ActOutcome> {
  const { id, completed } = task
  const [outcome = 'merged'] = await make([
    { type: 'add', task: { ...task, completed: false } },
    ...(completed ? [{ type: 'complete', id, completed } as const] : []),
  ])
  return outcome
}

function make(changes: readonly Bare<TaskChange>[]): Promise<ActOutcome[]> {
  const keyed = changes.map((change) => ({ ...change, key: crypto.randomUUID(), isTried: false }))
  for (const change of keyed) updatePlanQueue({ type: 'changed', change })
  return syncChanges(keyed.map(({ key }) => key))
}
