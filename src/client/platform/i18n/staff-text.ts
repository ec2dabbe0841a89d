/** The staff texts; `bring-staff-text.ts` registers them with the text library. */
export const staffText = {
  chatDemo: {
    en: async () => (await import('#content/en/chat-demo.ts')).chatDemo,
    es: async () => (await import('#content/es/chat-demo.ts')).chatDemo,
  },
  workshop: {
    en: async () => (await import('#content/en/workshop.ts')).workshop,
    es: async () => (await import('#content/es/workshop.ts')).workshop,
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
  accessLog: {
    en: async () => (await import('#content/en/access-log.ts')).accessLog,
    es: async () => (await import('#content/es/access-log.ts')).accessLog,
  },
  partnerReggie: {
    en: async () => (await import('#content/en/partner-reggie.ts')).partnerReggie,
    es: async () => (await import('#content/es/partner-reggie.ts')).partnerReggie,
  },
  partnerAnalytics: {
    en: async () => (await import('#content/en/partner-analytics.ts')).partnerAnalytics,
    es: async () => (await import('#content/es/partner-analytics.ts')).partnerAnalytics,
  },
  adminReviewQueue: {
    en: async () => (await import('#content/en/admin-review-queue.ts')).adminReviewQueue,
    es: async () => (await import('#content/es/admin-review-queue.ts')).adminReviewQueue,
  },
  adminShell: {
    en: async () => (await import('#content/en/admin-shell.ts')).adminShell,
    es: async () => (await import('#content/es/admin-shell.ts')).adminShell,
  },
  adminHome: {
    en: async () => (await import('#content/en/admin-home.ts')).adminHome,
    es: async () => (await import('#content/es/admin-home.ts')).adminHome,
  },
  adminPeople: {
    en: async () => (await import('#content/en/admin-people.ts')).adminPeople,
    es: async () => (await import('#content/es/admin-people.ts')).adminPeople,
  },
  adminOrganizations: {
    en: async () => (await import('#content/en/admin-organizations.ts')).adminOrganizations,
    es: async () => (await import('#content/es/admin-organizations.ts')).adminOrganizations,
  },
  adminAuditLog: {
    en: async () => (await import('#content/en/admin-audit-log.ts')).adminAuditLog,
    es: async () => (await import('#content/es/admin-audit-log.ts')).adminAuditLog,
  },
  adminSwitches: {
    en: async () => (await import('#content/en/admin-shell.ts')).adminSwitches,
    es: async () => (await import('#content/es/admin-shell.ts')).adminSwitches,
  },
  adminReview: {
    en: async () => (await import('#content/en/admin-review.ts')).adminReview,
    es: async () => (await import('#content/es/admin-review.ts')).adminReview,
  },
  adminReggie: {
    en: async () => (await import('#content/en/admin-reggie.ts')).adminReggie,
    es: async () => (await import('#content/es/admin-reggie.ts')).adminReggie,
  },
  adminDanger: {
    en: async () => (await import('#content/en/admin-danger.ts')).adminDanger,
    es: async () => (await import('#content/es/admin-danger.ts')).adminDanger,
  },
  adminAnalytics: {
    en: async () => (await import('#content/en/admin-analytics.ts')).adminAnalytics,
    es: async () => (await import('#content/es/admin-analytics.ts')).adminAnalytics,
  },
  adminNumbers: {
    en: async () => (await import('#content/en/admin-numbers.ts')).adminNumbers,
    es: async () => (await import('#content/es/admin-numbers.ts')).adminNumbers,
  },
  adminListings: {
    en: async () => (await import('#content/en/admin-listings.ts')).adminListings,
    es: async () => (await import('#content/es/admin-listings.ts')).adminListings,
  },
  adminImport: {
    en: async () => (await import('#content/en/admin-import.ts')).adminImport,
    es: async () => (await import('#content/es/admin-import.ts')).adminImport,
  },
  adminSearch: {
    en: async () => (await import('#content/en/admin-search.ts')).adminSearch,
    es: async () => (await import('#content/es/admin-search.ts')).adminSearch,
  },
  partnerOpenings: {
    en: async () => (await import('#content/en/partner-openings.ts')).partnerOpenings,
    es: async () => (await import('#content/es/partner-openings.ts')).partnerOpenings,
  },
  partnerPosts: {
    en: async () => (await import('#content/en/partner-posts.ts')).partnerPosts,
    es: async () => (await import('#content/es/partner-posts.ts')).partnerPosts,
  },
  poster: {
    en: async () => (await import('#content/en/partner-analytics.ts')).poster,
    es: async () => (await import('#content/es/partner-analytics.ts')).poster,
  },
}
