/** What decides where a wish for resources leads. */
export interface FindFacts {
  hasResults: boolean
  isSearching: boolean
  /** State, county and at least one need are set. */
  isContextComplete: boolean
}

/** `continue` shows the search that runs: a second one is never started beside it. */
export type FindAnswer = 'results' | 'continue' | 'search' | 'onboarding'

/** Find Resources, View My Resources, and the same in the menu. */
export function findResources(facts: FindFacts): FindAnswer {
  return facts.hasResults ? 'results' : tryAgain(facts)
}

/** Try Again and Search Again ask anew whatever was found before, and without questions where the answers are known. */
export function tryAgain({ isSearching, isContextComplete }: FindFacts): FindAnswer {
  if (isSearching) return 'continue'
  return isContextComplete ? 'search' : 'onboarding'
}
