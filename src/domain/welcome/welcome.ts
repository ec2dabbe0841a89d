/** Inputs that decide the buttons on the welcome screen. */
export interface WelcomeFacts {
  isSearching: boolean
  hasResults: boolean
  /** A conversation with Reggie is stored on this device. */
  hasChat: boolean
  /** Unread answers from providers. */
  unreadCount: number
}

/** The same keys as their texts. The partner link is not a button and always visible. */
export type WelcomeButton =
  | { key: 'newResponses'; count: number }
  | { key: 'continueSearch' | 'viewResources' | 'continueChat' }
  | { key: 'findResources' | 'startNewSearch' | 'whatFirst' | 'chat' | 'havePin' }

/** The buttons in display order: what waits for the person comes first, then what they have, then what they can begin. */
export function listWelcomeButtons({ isSearching, hasResults, hasChat, unreadCount }: WelcomeFacts): WelcomeButton[] {
  return [
    ...(unreadCount > 0 ? [{ key: 'newResponses', count: unreadCount } as const] : []),
    ...(isSearching ? [{ key: 'continueSearch' } as const] : []),
    ...(hasResults ? [{ key: 'viewResources' } as const] : []),
    ...(hasChat ? [{ key: 'continueChat' } as const] : []),
    { key: hasResults ? 'startNewSearch' : 'findResources' },
    { key: 'whatFirst' },
    { key: 'chat' },
    { key: 'havePin' },
  ]
}

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

/** How long the hand waves, and how long it rests before the next wave. */
export const waveMs = 1500
const shortestRestMs = 8000
const longestRestMs = 15_000

/** `chance` is a number from 0 to 1. */
export function getRestBeforeWaveMs(chance: number): number {
  return shortestRestMs + chance * (longestRestMs - shortestRestMs)
}
