/** The wizard shows three steps; its bar is `wizardPercentAt`. */
export const shownSteps = 3

export type ShownStep = 1 | 2 | 3

/** Of the seven inner steps, 3 to 7 all show the search. */
export function shownStep(step: number): ShownStep {
  if (step <= 1) return 1
  return step < shownSteps ? 2 : shownSteps
}
