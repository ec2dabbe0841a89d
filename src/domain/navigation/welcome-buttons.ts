/** Inputs that decide the buttons on the welcome screen. */
export interface WelcomeFacts {
  isSearching: boolean
  hasResults: boolean
  /** Unread answers from providers. */
  unreadCount: number
}

/** The same keys as their texts. The partner link is not a button and always visible. */
export type WelcomeButton =
  | { key: 'newResponses'; count: number }
  | { key: 'continueSearch' | 'viewResources' | 'findResources' | 'startNewSearch' | 'chat' | 'havePin' }

/** The buttons in display order: what waits for the person comes first. */
export function listWelcomeButtons({ isSearching, hasResults, unreadCount }: WelcomeFacts): WelcomeButton[] {
  return [
    ...(unreadCount > 0 ? [{ key: 'newResponses', count: unreadCount } as const] : []),
    ...(isSearching ? [{ key: 'continueSearch' } as const] : []),
    { key: hasResults ? 'viewResources' : 'findResources' },
    ...(hasResults ? [{ key: 'startNewSearch' } as const] : []),
    { key: 'chat' },
    { key: 'havePin' },
  ]
}
