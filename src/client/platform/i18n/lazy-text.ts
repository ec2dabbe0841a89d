/**
 * Text that is loaded when a screen first needs it, only in the language in use. A module outside the core gets one
 * entry here.
 */
export const lazyText = {
  chat: {
    en: async () => (await import('#content/en/chat.ts')).chat,
    es: async () => (await import('#content/es/chat.ts')).chat,
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
  connect: {
    en: async () => (await import('#content/en/connect.ts')).connect,
    es: async () => (await import('#content/es/connect.ts')).connect,
  },
  introductions: {
    en: async () => (await import('#content/en/introductions.ts')).introductions,
    es: async () => (await import('#content/es/introductions.ts')).introductions,
  },
  listing: {
    en: async () => (await import('#content/en/listing.ts')).listing,
    es: async () => (await import('#content/es/listing.ts')).listing,
  },
  aboutMe: {
    en: async () => (await import('#content/en/about-me.ts')).aboutMe,
    es: async () => (await import('#content/es/about-me.ts')).aboutMe,
  },
  kinds: {
    en: async () => (await import('#content/en/kinds.ts')).kinds,
    es: async () => (await import('#content/es/kinds.ts')).kinds,
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
  knowPlace: {
    en: async () => (await import('#content/en/know-place.ts')).knowPlace,
    es: async () => (await import('#content/es/know-place.ts')).knowPlace,
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
  partnerPortal: {
    en: async () => (await import('#content/en/partner-portal.ts')).partnerPortal,
    es: async () => (await import('#content/es/partner-portal.ts')).partnerPortal,
  },
  votes: {
    en: async () => (await import('#content/en/votes.ts')).votes,
    es: async () => (await import('#content/es/votes.ts')).votes,
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
  community: {
    en: async () => (await import('#content/en/community.ts')).community,
    es: async () => (await import('#content/es/community.ts')).community,
  },
  opportunities: {
    en: async () => (await import('#content/en/opportunities.ts')).opportunities,
    es: async () => (await import('#content/es/opportunities.ts')).opportunities,
  },
  fitCheck: {
    en: async () => (await import('#content/en/fit-check.ts')).fitCheck,
    es: async () => (await import('#content/es/fit-check.ts')).fitCheck,
  },
  about: {
    en: async () => (await import('#content/en/about.ts')).about,
    es: async () => (await import('#content/es/about.ts')).about,
  },
  menu: {
    en: async () => (await import('#content/en/menu.ts')).menu,
    es: async () => (await import('#content/es/menu.ts')).menu,
  },
  jobTools: {
    en: async () => (await import('#content/en/job-tools.ts')).jobTools,
    es: async () => (await import('#content/es/job-tools.ts')).jobTools,
  },
}
