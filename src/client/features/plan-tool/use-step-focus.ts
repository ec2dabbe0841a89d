import { useEffect, useRef } from 'react'
import { isSettled } from '#domain/action-plan/open-steps.ts'
import type { PlanStep } from '#domain/action-plan/plan-step.ts'
import type { StepFeedback } from '#domain/action-plan/stored-plan.ts'

/**
 * A settled step leaves its list together with the pressed button. The focus then goes to the step that takes its
 * place, or to the step itself when it comes back.
 */
export function useStepFocus() {
  const titles = useRef(new Map<string, HTMLHeadingElement>())
  const target = useRef<string | null>(null)
  useEffect(() => {
    const title = titles.current.get(target.current ?? '')
    target.current = null
    if (document.activeElement === document.body) title?.focus({ preventScroll: true })
  })
  return {
    /** Must be called before the feedback is recorded. */
    expectChange(step: PlanStep, feedback: StepFeedback | null, list: readonly PlanStep[]): void {
      const index = list.indexOf(step)
      const next = isSettled(feedback ?? undefined) ? (list[index + 1] ?? list[index - 1]) : step
      target.current = next?.task ?? null
    },
    titleRef:
      ({ task }: PlanStep) =>
      (title: HTMLHeadingElement | null) => {
        if (title) titles.current.set(task, title)
        else titles.current.delete(task)
      },
  }
}
