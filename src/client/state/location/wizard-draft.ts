import type { WizardState } from '#domain/onboarding/wizard-state.ts'
import { createStore } from '#client/platform/store.ts'

/**
 * The answers of a wizard that was left half-way, for whoever comes back to it. In memory; on the person's own device
 * the wizard also keeps them for a day. A new search, a search that began and a cleared device drop them.
 */
export const wizardDraft = createStore((_: WizardState | null, next: WizardState | null) => next, null)
