/** Inputs for deciding where Find Resources leads. */
export interface FindContext {
  hasResults: boolean
  isSearching: boolean
  /** State, county and at least one need are set. */
  isContextComplete: boolean
}

/** `continue` shows the running search: a second one is never started beside it. */
export type FindTarget = 'results' | 'continue' | 'search' | 'onboarding'

/** Used by Find Resources, View My Resources, and the same menu items. */
export function chooseFindTarget(facts: FindContext): FindTarget {
  return facts.hasResults ? 'results' : chooseRetryTarget(facts)
}

/** Try Again and Search Again always search again, and skip the questions when the answers are known. */
export function chooseRetryTarget({ isSearching, isContextComplete }: FindContext): FindTarget {
  if (isSearching) return 'continue'
  return isContextComplete ? 'search' : 'onboarding'
}
