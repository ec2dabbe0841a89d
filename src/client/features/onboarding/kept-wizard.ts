import * as z from 'zod/mini'
import { Needs } from '#domain/needs/needs.ts'
import { initialWizard, type WizardState } from '#domain/onboarding/wizard-state.ts'
import { StateCode } from '#domain/places/states.ts'
import { forgetDraft, keepDraft, readDraft } from '#client/platform/form/form-drafts.ts'

/** Without the point: it is never stored (T-5.9), and a typed ZIP code or city gives it again. */
const KeptWizard = z.object({
  state: z.nullable(StateCode),
  county: z.nullable(z.string()),
  placeText: z.string(),
  needs: Needs,
  otherText: z.string(),
})

const toKept = ({ state, county, placeText, needs, otherText }: WizardState) => ({
  state,
  county,
  placeText,
  needs,
  otherText,
})

/** The answers so far, on the person's own device; none once a search began or everything was taken back. */
export function keepWizard(wizard: WizardState): void {
  const answers = toKept(wizard)
  if (wizard.step >= 3 || JSON.stringify(answers) === JSON.stringify(toKept(initialWizard))) forgetDraft('wizard')
  else keepDraft('wizard', answers)
}

export function readWizard(): WizardState | null {
  const kept = readDraft('wizard', KeptWizard)
  return kept ? { ...initialWizard, ...kept } : null
}
