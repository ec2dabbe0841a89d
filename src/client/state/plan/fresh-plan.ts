import { useSyncExternalStore } from 'react'
import { findStepTask, withFeedback, withTaskId } from '#domain/action-plan/step-feedback.ts'
import { isPlanFresh, type StepFeedback, type StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { readKey, writeKey } from '#client/platform/storage/storage.ts'
import { storedReading } from '#client/platform/storage/stored-reading.ts'

const reading = storedReading(['last-action-plan'], (): StoredPlan | null => {
  const plan = readKey('last-action-plan')
  return plan && isPlanFresh(plan, Date.now()) ? plan : null
})

export const readFreshPlan = reading.get

/** The plan on this device, with what was said of its steps on any screen. */
export function useStoredPlan(): StoredPlan | null {
  return useSyncExternalStore(reading.subscribe, reading.get, () => null)
}

/** A task of the list was ticked or removed, so the step it was made from is settled too. */
export function recordTaskFeedback(id: string, feedback: StepFeedback | null): void {
  const plan = readFreshPlan()
  const task = plan && findStepTask(plan, id)
  if (plan && task) writeKey('last-action-plan', withFeedback(plan, task, feedback))
}

/** Keeps a step and its task together when the task's id changes. */
export function moveStepTask(from: string, to: string): void {
  const plan = readFreshPlan()
  if (plan && findStepTask(plan, from)) writeKey('last-action-plan', withTaskId(plan, from, to))
}
