/** What decides where a wish for resources leads. */
export interface FindContext {
  hasResults: boolean
  isSearching: boolean
  /** State, county and at least one need are set. */
  isContextComplete: boolean
}

/** `continue` shows the search that runs: a second one is never started beside it. */
export type FindTarget = 'results' | 'continue' | 'search' | 'onboarding'

/** Find Resources, View My Resources, and the same in the menu. */
export function chooseFindTarget(facts: FindContext): FindTarget {
  return facts.hasResults ? 'results' : chooseRetryTarget(facts)
}

/** Try Again and Search Again ask anew whatever was found before, and without questions where the answers are known. */
export function chooseRetryTarget({ isSearching, isContextComplete }: FindContext): FindTarget {
  if (isSearching) return 'continue'
  return isContextComplete ? 'search' : 'onboarding'
}
