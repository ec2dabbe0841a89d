import type { Screen } from './screens.ts'

/** What the main app shows. The rest of a session joins here as its features arrive. */
export interface MainSession {
  screen: Screen
  /** Onboarding's inner step. */
  step: number
}

export type MainSessionEvent =
  | { type: 'opened'; screen: Screen; step?: number }
  /** Asked from outside: the address, or the browser event. Without results there is nothing to show. */
  | { type: 'resultsAsked'; hasResults: boolean }
  | { type: 'startedOver' }

/** A stored session never brings its screen back: every load begins at welcome. */
export const freshSession: MainSession = { screen: 'welcome', step: 1 }

export function mainSessionReducer(state: MainSession, event: MainSessionEvent): MainSession {
  switch (event.type) {
    case 'opened':
      return { screen: event.screen, step: event.step ?? 1 }
    case 'resultsAsked':
      return event.hasResults ? { screen: 'resources', step: 1 } : freshSession
    case 'startedOver':
      return freshSession
  }
}
