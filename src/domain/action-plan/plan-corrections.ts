import type { UnderstoodLine } from './plan-step.ts'
import type { StoredPlan } from './stored-plan.ts'

/** What the person said of one thing that was understood or asked back. */
export interface PlanCorrection extends UnderstoodLine {
  isSo: boolean
  /** Where its line stood, so that a struck line stays in its place. */
  at: number
}
export type PlanCorrections = readonly PlanCorrection[]

export interface ShownLine extends UnderstoodLine {
  isStruck: boolean
}

export function withCorrection(corrections: PlanCorrections, correction: PlanCorrection): PlanCorrections {
  return [...withoutCorrection(corrections, correction.signal), correction]
}

export function withoutCorrection(corrections: PlanCorrections, signal: string): PlanCorrections {
  return corrections.filter((correction) => correction.signal !== signal)
}

/** What was understood, with the lines that the person struck: a plan made without them no longer has them. */
export function listUnderstood(understood: readonly UnderstoodLine[], corrections: PlanCorrections): ShownLine[] {
  const struck = corrections.filter(({ isSo }) => !isSo).toSorted((a, b) => a.at - b.at)
  const isStruck = ({ signal }: UnderstoodLine) => struck.some((correction) => correction.signal === signal)
  const lines = understood.map((line) => ({ ...line, isStruck: isStruck(line) }))
  for (const { signal, line, at } of struck) {
    if (lines.some((shown) => shown.signal === signal)) continue
    lines.splice(at, 0, { signal, line, isStruck: true })
  }
  return lines
}

/** A plan made again keeps what was said of its steps, and the tasks that are on the list already. */
export function keepProgress(next: StoredPlan, previous: StoredPlan): StoredPlan {
  const knownTasks = new Map(previous.steps.map(({ task }, index) => [task, previous.tasks[index]]))
  const tasks = next.tasks.map((task, index) => knownTasks.get(next.steps[index]?.task ?? '') ?? task)
  return { ...next, tasks, feedback: previous.feedback }
}
