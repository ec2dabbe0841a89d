import { isQuoted } from '#domain/action-plan/plan-file.ts'
import type { PlanStep } from '#domain/action-plan/plan-step.ts'
import { maxTaskDescription, maxTaskTitle } from '#domain/action-plan/task-list.ts'
import { readPlan } from './plan-tasks.ts'
import { addPlanTasks, type NewPlanTask } from './plan-tasks-actions.ts'
import { planTool } from './plan-tool.ts'

/** `kept`: they are on this device's list and are sent when there is a connection. */
export type AddingOutcome = 'sent' | 'kept' | 'some'

/**
 * Adds every missing step to the person's task list. Each task has a fixed id, so that a retry makes no duplicate; a
 * task missing afterwards was rejected and can be tried again.
 */
export async function addStepsToTasks(): Promise<AddingOutcome> {
  const state = planTool.get()
  if (state.phase !== 'complete' || !state.plan) return 'sent'
  const { steps, tasks } = state.plan
  const open = steps.flatMap((step, index) => {
    const task = tasks[index]
    return task && !task.isAdded ? [toNewTask(step, task.id)] : []
  })
  const outcome = await addPlanTasks(open)
  const listed = new Set(readPlan().tasks.map(({ id }) => id))
  for (const { id } of open) {
    if (listed.has(id)) planTool.send({ type: 'taskAdded', id })
  }
  return outcome === 'refused' ? 'some' : outcome
}

const categoryName = /^[a-z0-9_-]{1,64}$/i

/** The step with where to go and what to say, as far as it fits in a task. */
function toNewTask(step: PlanStep, id: string): NewPlanTask & { id: string } {
  const { title, detail, category, priority, dueOn, place: listing, script } = step
  const at = listing ? [listing.name, listing.phone, listing.address].filter(Boolean).join(', ') : null
  const description = [detail, at, script && (isQuoted(script) ? script : `“${script}”`)]
    .filter(Boolean)
    .join('\n')
    .slice(0, maxTaskDescription)
  return {
    id,
    title: title.slice(0, maxTaskTitle),
    description,
    priority,
    dueOn,
    ...(categoryName.test(category) && { category }),
  }
}
