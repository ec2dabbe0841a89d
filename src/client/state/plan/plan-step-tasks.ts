import { isSettled } from '#domain/action-plan/open-steps.ts'
import { isQuoted } from '#domain/action-plan/plan-file.ts'
import type { PlanStep } from '#domain/action-plan/plan-step.ts'
import { listAddedTaskIds } from '#domain/action-plan/step-feedback.ts'
import type { StepFeedback, StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { maxTaskDescription, maxTaskTitle } from '#domain/action-plan/task-list.ts'
import { readPlan } from './plan-tasks.ts'
import { addPlanTasks, completePlanTask, type NewPlanTask, removePlanTask } from './plan-tasks-actions.ts'
import { planTool } from './plan-tool.ts'

/** `kept`: they are on this device's list and are sent when there is a connection. */
export type AddingOutcome = 'sent' | 'kept' | 'some'

/**
 * Adds every open step that is missing to the person's task list. Each task has a fixed id, so that a retry makes no duplicate; a
 * task missing afterwards was rejected and can be tried again.
 */
export async function addStepsToTasks(): Promise<AddingOutcome> {
  const state = planTool.get()
  if (state.phase !== 'complete' || !state.plan) return 'sent'
  const { steps, tasks, feedback } = state.plan
  const open = steps.flatMap((step, index) => {
    const task = tasks[index]
    return task && !task.isAdded && !isSettled(feedback[step.task]) ? [toNewTask(step, task.id)] : []
  })
  const outcome = await addPlanTasks(open)
  const listed = new Set(readPlan().tasks.map(({ id }) => id))
  for (const { id } of open) {
    if (listed.has(id)) planTool.send({ type: 'taskAdded', id })
  }
  return outcome === 'refused' ? 'some' : outcome
}

/** Brings the tasks of a step in line with what was said of it. `plan` is the plan before. */
export async function changeStepTasks(plan: StoredPlan, task: string, feedback: StepFeedback | null): Promise<void> {
  const step = plan.steps.find((candidate) => candidate.task === task)
  const before = plan.feedback[task]
  for (const id of listAddedTaskIds(plan, task)) {
    if (feedback === 'not-for-me') await removePlanTask({ id })
    else if (feedback === 'done') await completePlanTask({ id }, true)
    else if (before === 'done') await completePlanTask({ id }, false)
    else if (before === 'not-for-me' && step) await addPlanTasks([toNewTask(step, id)])
  }
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
