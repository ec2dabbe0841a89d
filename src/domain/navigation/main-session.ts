import { getBackTarget, type BackContext } from './back.ts'
import { prepToolScreens } from './prep-tools.ts'
import type { Screen } from './screens.ts'

/** Origins of a prep tool, other than welcome or the menu. */
export type Origin = 'prep-tools' | 'search-in-progress' | 'tutorial'

/** State of the main app's navigation. Other session state is added here with its features. */
export interface MainSession {
  screen: Screen
  /** Onboarding's inner step: 1 and 2 ask, 3 to 7 show the search; 7 means back from a prep tool. */
  step: number
  fromPrepTools: boolean
  fromSearchInProgress: boolean
  fromTutorial: boolean
  /** The last screen was a prep tool: a person viewing results is then not redirected to them again. */
  isBackFromPrepTool: boolean
  /** The offer to save with a PIN was opened or declined: the results no longer make it. */
  hasSeenPinPrompt: boolean
}

export type MainSessionEvent =
  | { type: 'opened'; screen: Screen; step?: number; from?: Origin }
  /** Includes the facts that are not part of the session. */
  | { type: 'wentBack'; hasResults: boolean; isSearching: boolean }
  /** Requested from outside: by the URL or a browser event. Without results there is nothing to show. */
  | { type: 'resultsAsked'; hasResults: boolean }
  | { type: 'pinPromptDeclined' }
  | { type: 'startedOver' }

/** A stored session never restores its screen: every load starts at welcome. */
export const initialMainSession: MainSession = {
  screen: 'welcome',
  step: 1,
  fromPrepTools: false,
  fromSearchInProgress: false,
  fromTutorial: false,
  isBackFromPrepTool: false,
  hasSeenPinPrompt: false,
}

const prepTools: ReadonlySet<Screen> = new Set(Object.values(prepToolScreens))

/** The input for `back`, also used for its effects. */
export function toBackContext(
  session: MainSession,
  facts: Pick<BackContext, 'hasResults' | 'isSearching'>,
): BackContext {
  const { fromPrepTools, fromSearchInProgress, fromTutorial } = session
  return { fromPrepTools, fromSearchInProgress, fromTutorial, ...facts }
}

function at(state: MainSession, screen: Screen, step = 1, changes: Partial<MainSession> = {}): MainSession {
  const hasSeenPinPrompt = state.hasSeenPinPrompt || screen === 'pin-prompt'
  return { ...initialMainSession, screen, step, hasSeenPinPrompt, ...changes }
}

export function mainSessionReducer(state: MainSession, event: MainSessionEvent): MainSession {
  switch (event.type) {
    case 'opened':
      return at(state, event.screen, event.step, {
        fromPrepTools: event.from === 'prep-tools',
        fromSearchInProgress: event.from === 'search-in-progress',
        fromTutorial: event.from === 'tutorial',
      })
    case 'wentBack': {
      const { hasResults, isSearching } = event
      const target = getBackTarget(state, toBackContext(state, { hasResults, isSearching }))
      return at(state, target.screen, target.step, { isBackFromPrepTool: prepTools.has(state.screen) })
    }
    case 'resultsAsked':
      return at(state, event.hasResults ? 'resources' : 'welcome')
    case 'pinPromptDeclined':
      return { ...state, hasSeenPinPrompt: true }
    case 'startedOver':
      return initialMainSession
  }
}
