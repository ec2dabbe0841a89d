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
