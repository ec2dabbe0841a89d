/** The wizard shows three steps; its bar is `getWizardPercent`. */
export const visibleStepCount = 3

export type VisibleStep = 1 | 2 | 3

/** Of the seven inner steps, 3 to 7 all show the search. */
export function toVisibleStep(step: number): VisibleStep {
  if (step <= 1) return 1
  return step < visibleStepCount ? 2 : visibleStepCount
}
