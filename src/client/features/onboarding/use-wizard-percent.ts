import { useEffect, useState } from 'react'
import { progressTickMs, getWizardPercent } from '#domain/search/percent.ts'
import { useStore } from '#client/platform/store.ts'
import { search } from '#client/state/search.ts'
import { hasStoredResults } from '#client/state/stored-facts.ts'

/** Progress of the wizard's bar; at the last step it follows the search. */
export function useWizardPercent(step: number): number {
  const state = useStore(search)
  const [now, setNow] = useState(() => Date.now())
  const isMoving = step >= 3 && state.phase === 'searching'
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setNow(Date.now()), progressTickMs)
    return () => clearInterval(timer)
  }, [isMoving])
  return getWizardPercent(step, state, now, hasStoredResults())
}
