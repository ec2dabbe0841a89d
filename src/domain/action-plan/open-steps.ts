import { type PlanPhase, planPhases, type PlanStep } from './plan-step.ts'
import type { StepFeedback, StoredPlan } from './stored-plan.ts'

/** What is shown as the things to do today, and the fewest steps that stay open while there are any. */
export const todayCount = 3
const firstWeek: ReadonlySet<PlanPhase> = new Set(['now', 'week1'])

export interface ArrangedSteps {
  /** To do now, in order. */
  open: PlanStep[]
  /** Opens when the person is ready. */
  later: PlanStep[]
  /** Done, or not for this person. */
  settled: PlanStep[]
}

export const isSettled = (feedback: StepFeedback | undefined): boolean =>
  feedback === 'done' || feedback === 'not-for-me'

/** The steps as the feedback leaves them: what is settled makes room, and the next one moves up from later. */
export function arrangeSteps({ steps, feedback }: Pick<StoredPlan, 'steps' | 'feedback'>): ArrangedSteps {
  const ordered = planPhases.flatMap((phase) => steps.filter((step) => step.phase === phase))
  const pending = ordered.filter(({ task }) => !isSettled(feedback[task]))
  const inFirstWeek = pending.filter(({ phase }) => firstWeek.has(phase)).length
  const openCount = Math.max(inFirstWeek, todayCount)
  return {
    open: moveFailedBack(pending.slice(0, openCount), feedback),
    later: pending.slice(openCount),
    settled: ordered.filter(({ task }) => isSettled(feedback[task])),
  }
}

/** A step that did not work comes after the next one: something else first, then another try in its own place. */
function moveFailedBack(steps: readonly PlanStep[], feedback: StoredPlan['feedback']): PlanStep[] {
  const ordered: PlanStep[] = []
  let failed: PlanStep[] = []
  for (const step of steps) {
    if (isPutOff(step.task, feedback)) failed.push(step)
    else {
      ordered.push(step, ...failed)
      failed = []
    }
  }
  return [...ordered, ...failed]
}

/** Until another step is settled. The feedback is in the order in which it was given. */
function isPutOff(task: string, feedback: StoredPlan['feedback']): boolean {
  if (feedback[task] !== 'did-not-work') return false
  const order = Object.keys(feedback)
  return !order.slice(order.indexOf(task)).some((later) => isSettled(feedback[later]))
}
