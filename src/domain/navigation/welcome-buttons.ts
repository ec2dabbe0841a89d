/** What decides the buttons of welcome. */
export interface WelcomeFacts {
  isSearching: boolean
  hasResults: boolean
  /** Answers from providers that were not opened yet. */
  unreadCount: number
}

/** Named as their texts are. The way in for partners is a link and always there. */
export type WelcomeButton =
  | { key: 'newResponses'; count: number }
  | { key: 'continueSearch' | 'viewResources' | 'findResources' | 'startNewSearch' | 'chat' | 'havePin' }

/** The buttons in the order they stand: what waits for the person comes first. */
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
