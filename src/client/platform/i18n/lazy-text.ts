/**
 * Text that is fetched when a screen first asks for it, in the language in use only. A module
 * that is not part of the core gets one entry here.
 */
export const lazyText = {
  away: {
    en: async () => (await import('#content/en/away.ts')).away,
    es: async () => (await import('#content/es/away.ts')).away,
  },
  chat: {
    en: async () => (await import('#content/en/chat.ts')).chat,
    es: async () => (await import('#content/es/chat.ts')).chat,
  },
  chatDemo: {
    en: async () => (await import('#content/en/chat-demo.ts')).chatDemo,
    es: async () => (await import('#content/es/chat-demo.ts')).chatDemo,
  },
  gro: {
    en: async () => (await import('#content/en/gro.ts')).gro,
    es: async () => (await import('#content/es/gro.ts')).gro,
  },
  crisisCard: {
    en: async () => (await import('#content/en/crisis-card.ts')).crisisCard,
    es: async () => (await import('#content/es/crisis-card.ts')).crisisCard,
  },
  helpLines: {
    en: async () => (await import('#content/en/help-lines.ts')).helpLines,
    es: async () => (await import('#content/es/help-lines.ts')).helpLines,
  },
  search: {
    en: async () => (await import('#content/en/search.ts')).search,
    es: async () => (await import('#content/es/search.ts')).search,
  },
  needs: {
    en: async () => (await import('#content/en/needs.ts')).needs,
    es: async () => (await import('#content/es/needs.ts')).needs,
  },
  onboarding: {
    en: async () => (await import('#content/en/onboarding.ts')).onboarding,
    es: async () => (await import('#content/es/onboarding.ts')).onboarding,
  },
  introductions: {
    en: async () => (await import('#content/en/introductions.ts')).introductions,
    es: async () => (await import('#content/es/introductions.ts')).introductions,
  },
  listing: {
    en: async () => (await import('#content/en/listing.ts')).listing,
    es: async () => (await import('#content/es/listing.ts')).listing,
  },
  services: {
    en: async () => (await import('#content/en/services.ts')).services,
    es: async () => (await import('#content/es/services.ts')).services,
  },
  pin: {
    en: async () => (await import('#content/en/pin.ts')).pin,
    es: async () => (await import('#content/es/pin.ts')).pin,
  },
  results: {
    en: async () => (await import('#content/en/results.ts')).results,
    es: async () => (await import('#content/es/results.ts')).results,
  },
  saved: {
    en: async () => (await import('#content/en/saved.ts')).saved,
    es: async () => (await import('#content/es/saved.ts')).saved,
  },
  takeWithMe: {
    en: async () => (await import('#content/en/take-with-me.ts')).takeWithMe,
    es: async () => (await import('#content/es/take-with-me.ts')).takeWithMe,
  },
  signIn: {
    en: async () => (await import('#content/en/sign-in.ts')).signIn,
    es: async () => (await import('#content/es/sign-in.ts')).signIn,
  },
  votes: {
    en: async () => (await import('#content/en/votes.ts')).votes,
    es: async () => (await import('#content/es/votes.ts')).votes,
  },
  workshop: {
    en: async () => (await import('#content/en/workshop.ts')).workshop,
    es: async () => (await import('#content/es/workshop.ts')).workshop,
  },
  planTool: {
    en: async () => (await import('#content/en/plan-tool.ts')).planTool,
    es: async () => (await import('#content/es/plan-tool.ts')).planTool,
  },
  planPage: {
    en: async () => (await import('#content/en/plan-page.ts')).planPage,
    es: async () => (await import('#content/es/plan-page.ts')).planPage,
  },
  planTasks: {
    en: async () => (await import('#content/en/plan-tasks.ts')).planTasks,
    es: async () => (await import('#content/es/plan-tasks.ts')).planTasks,
  },
  today: {
    en: async () => (await import('#content/en/today.ts')).today,
    es: async () => (await import('#content/es/today.ts')).today,
  },
  documents: {
    en: async () => (await import('#content/en/documents.ts')).documents,
    es: async () => (await import('#content/es/documents.ts')).documents,
  },
  transportation: {
    en: async () => (await import('#content/en/transportation.ts')).transportation,
    es: async () => (await import('#content/es/transportation.ts')).transportation,
  },
  voting: {
    en: async () => (await import('#content/en/voting.ts')).voting,
    es: async () => (await import('#content/es/voting.ts')).voting,
  },
  mindfulness: {
    en: async () => (await import('#content/en/mindfulness.ts')).mindfulness,
    es: async () => (await import('#content/es/mindfulness.ts')).mindfulness,
  },
  tutorial: {
    en: async () => (await import('#content/en/tutorial.ts')).tutorial,
    es: async () => (await import('#content/es/tutorial.ts')).tutorial,
  },
  partnerDoor: {
    en: async () => (await import('#content/en/partner-door.ts')).partnerDoor,
    es: async () => (await import('#content/es/partner-door.ts')).partnerDoor,
  },
  partnerShell: {
    en: async () => (await import('#content/en/partner-shell.ts')).partnerShell,
    es: async () => (await import('#content/es/partner-shell.ts')).partnerShell,
  },
  partnerDashboard: {
    en: async () => (await import('#content/en/partner-dashboard.ts')).partnerDashboard,
    es: async () => (await import('#content/es/partner-dashboard.ts')).partnerDashboard,
  },
  partnerIntroductions: {
    en: async () => (await import('#content/en/partner-introductions.ts')).partnerIntroductions,
    es: async () => (await import('#content/es/partner-introductions.ts')).partnerIntroductions,
  },
  partnerAnswer: {
    en: async () => (await import('#content/en/partner-answer.ts')).partnerAnswer,
    es: async () => (await import('#content/es/partner-answer.ts')).partnerAnswer,
  },
  partnerBoard: {
    en: async () => (await import('#content/en/partner-board.ts')).partnerBoard,
    es: async () => (await import('#content/es/partner-board.ts')).partnerBoard,
  },
  partnerListings: {
    en: async () => (await import('#content/en/partner-listings.ts')).partnerListings,
    es: async () => (await import('#content/es/partner-listings.ts')).partnerListings,
  },
  partnerSettings: {
    en: async () => (await import('#content/en/partner-settings.ts')).partnerSettings,
    es: async () => (await import('#content/es/partner-settings.ts')).partnerSettings,
  },
  partnerReggie: {
    en: async () => (await import('#content/en/partner-reggie.ts')).partnerReggie,
    es: async () => (await import('#content/es/partner-reggie.ts')).partnerReggie,
  },
  partnerAnalytics: {
    en: async () => (await import('#content/en/partner-analytics.ts')).partnerAnalytics,
    es: async () => (await import('#content/es/partner-analytics.ts')).partnerAnalytics,
  },
  adminDesk: {
    en: async () => (await import('#content/en/admin-desk.ts')).adminDesk,
    es: async () => (await import('#content/es/admin-desk.ts')).adminDesk,
  },
}
