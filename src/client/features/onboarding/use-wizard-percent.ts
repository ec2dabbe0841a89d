import { progressTickMs, getWizardPercent } from '#domain/search/percent.ts'
import { useStore } from '#client/platform/store.ts'
import { useNow } from '#client/shared/use-now.ts'
import { search } from '#client/state/search/search.ts'
import { hasStoredResults } from '#client/state/session/stored-facts.ts'

/** Progress of the wizard's bar; at the last step it follows the search. */
export function useWizardPercent(step: number): number {
  const state = useStore(search)
  const now = useNow(progressTickMs, step >= 3 && state.phase === 'searching')
  return getWizardPercent(step, state, now, hasStoredResults())
}
