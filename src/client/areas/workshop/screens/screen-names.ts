/** Pages of the shell that surrounds every area. An area may not import the shell, so the router hands them in. */
export const appScreenNames = ['not-found', 'failure', 'loading'] as const

/** Every live screen, in the order of the list. A built screen of the main page is here with its own name in front. */
export const screenGroups = {
  start: ['welcome-fresh', 'welcome-searching', 'welcome-results', 'welcome-unread', 'menu', 'menu-results'],
  onboarding: [
    'onboarding-location', 'onboarding-counties-failed', 'onboarding-zip-several', 'onboarding-location-problem',
    'onboarding-needs', 'onboarding-needs-other', 'onboarding-needs-problem',
  ],
  search: [
    'search-begun', 'search-figures', 'search-finalizing', 'search-complete', 'search-stopped', 'search-indicator',
    'search-ready-found', 'search-ready-failed', 'error-http', 'error-timeout', 'error-refused',
  ],
  results: [
    'resources-list', 'resources-limited', 'resources-zero', 'resources-no-match', 'resources-no-search', 'filters',
    'prep-tools', 'resource-card-full', 'resource-card-sparse', 'resource-card-sent', 'resource-card-reports-differ',
  ],
  introductions: [
    'introduction-dialog-empty', 'introduction-dialog-filled', 'introduction-dialog-failed',
    'introduction-dialog-offline', 'introductions-list', 'introductions-empty', 'introduction-accepted',
    'introduction-overdue', 'introduction-declined',
  ],
  saved: [
    'saved-resources-empty', 'saved-resources-colors', 'response-detail-told', 'response-detail-hidden',
    'response-detail-declined', 'answer-banner', 'take-with-me',
  ],
  chat: [
    'chat-empty', 'chat-answered', 'chat-waiting', 'chat-streaming', 'chat-failed', 'chat-stopped', 'chat-no-trace',
    'chat-crisis', 'chat-history', 'chat-start',
  ],
  gro: ['gro-overview', 'gro-module', 'gro-not-loaded'],
  planTool: [
    'action-plan-intro', 'action-plan-kept', 'action-plan-question', 'action-plan-trouble', 'action-plan-making',
    'action-plan-steps', 'action-plan-text', 'action-plan-none',
  ],
  planPage: [
    'plan-loading', 'plan-empty', 'plan-tasks', 'plan-offline', 'plan-not-loaded',
  ],
  documents: [
    'document-preparation-checklist', 'document-preparation-form', 'document-preparation-path',
    'document-preparation-abroad', 'document-preparation-held', 'document-preparation-old',
    'document-preparation-not-loaded',
  ],
  transportation: [
    'transportation-guide-fresh', 'transportation-guide-denied', 'transportation-guide-visit',
    'transportation-guide-offline', 'transportation-guide-failed',
  ],
  voting: [
    'voting-rights-guide-start', 'voting-rights-guide-likely', 'voting-rights-guide-not-now',
    'voting-rights-guide-depends', 'voting-rights-guide-check-first', 'voting-rights-guide-old',
    'voting-rights-guide-not-loaded',
  ],
  tutorial: ['tutorial-intro', 'tutorial-step', 'tutorial-complete'],
  mindfulness: ['zen-reggie-mindfulness'],
  pin: [
    'pin-prompt', 'pin-creation', 'pin-creation-weak', 'pin-creation-failed', 'pin-confirmation', 'pin-login',
    'pin-login-words', 'pin-login-refused', 'pin-locked',
  ],
  device: ['clear-device', 'device-mode', 'delete-my-data', 'still-you', 'cover'],
  partners: [
    'partner-door', 'partner-code', 'partner-invitation', 'partner-recovery', 'partner-reset', 'partner-link-closed',
    'partner-link-open', 'partner-link-answered', 'partner-link-over', 'partner-form-yes', 'partner-form-no',
    'partner-form-final', 'partner-shell',
  ],
  partnerWork: [
    'partner-dashboard-busy', 'partner-dashboard-empty', 'partner-table', 'partner-detail-closed',
    'partner-detail-opened', 'partner-detail-answered', 'partner-detail-withdrawn', 'partner-board', 'partner-desk',
  ],
  partnerListings: [
    'partner-listings', 'partner-listings-empty', 'partner-listing-editor', 'partner-listing-read',
    'partner-listing-conflict', 'partner-settings-organization', 'partner-settings-people',
    'partner-settings-answering', 'partner-settings-templates', 'partner-settings-privacy', 'partner-settings-security',
  ],
  partnerTools: ['partner-analytics', 'partner-poster', 'partner-reggie', 'partner-reggie-answer'],
  desk: ['desk-claims', 'desk-empty', 'desk-changes', 'desk-suggestions', 'desk-mail'],
  chatDemo: ['chat-demo', 'chat-demo-door'],
  service: [
    'admin-home', 'admin-home-quiet', 'admin-organizations', 'admin-organization-form', 'admin-people', 'admin-record',
    'admin-record-empty', 'admin-switches', 'admin-presence', 'admin-presence-off',
  ],
  reggieControl: [
    'reggie-now', 'reggie-now-off', 'reggie-now-read', 'reggie-failed', 'reggie-words', 'reggie-words-empty',
    'reggie-words-draft', 'reggie-starters', 'reggie-starters-few', 'reggie-starters-empty', 'reggie-guard',
    'reggie-guard-empty', 'reggie-talks', 'reggie-limits', 'reggie-chat-banner',
  ],
  analytics: [
    'admin-analytics', 'admin-analytics-reviewer', 'admin-analytics-empty', 'admin-analytics-failed',
    'admin-analytics-listings', 'admin-analytics-listings-empty',
  ],
  searchLab: ['search-lab', 'search-lab-empty', 'search-lab-unmeasured', 'search-lab-failed'],
  community: [
    'community-tips', 'community-story-long', 'community-questions', 'community-loading', 'community-empty',
    'community-paused', 'community-failed', 'community-events', 'community-groups-place', 'community-share',
    'community-check', 'community-sent', 'community-mine-empty',
  ],
  partnerPosts: [
    'partner-posts-questions', 'partner-posts-answers', 'partner-posts-events', 'partner-posts-empty',
    'openings-list', 'openings-empty', 'openings-viewer', 'openings-form',
  ],
  opportunities: [
    'opportunities-list', 'opportunities-fit', 'opportunities-empty', 'opportunities-no-match',
    'opportunities-loading', 'opportunities-failed', 'opportunities-offline', 'opportunities-long-text',
    'opportunities-report',
  ],
  jobTools: [
    'job-tools-list', 'job-tools-not-loaded', 'job-tools-record', 'job-tools-record-old',
    'job-tools-record-not-loaded', 'job-tools-resume-empty', 'job-tools-resume', 'job-tools-resume-long',
    'job-tools-letter', 'job-tools-letter-old', 'job-tools-log-empty', 'job-tools-log', 'job-tools-log-long',
  ],
  import: [
    'import-choose', 'import-file-problem', 'import-map', 'import-running', 'import-stuck', 'import-rows',
    'import-reviewer', 'import-duplicates', 'import-done', 'import-undone', 'import-failed', 'import-history',
    'import-history-empty',
  ],
  review: [
    'review-posts', 'review-posts-empty', 'review-posts-decided', 'review-openings', 'review-openings-empty',
    'review-openings-decided', 'review-reports', 'review-reports-empty', 'review-listing', 'review-listing-read',
    'review-listing-look', 'review-history', 'review-failed',
  ],
  other: ['help-lines', 'sign-in-partner', 'sign-in-admin', ...appScreenNames],
} as const

export const screenNames = Object.values(screenGroups).flat()

export type ScreenGroup = keyof typeof screenGroups
export type AppScreenName = (typeof appScreenNames)[number]
export type ScreenName = (typeof screenGroups)[ScreenGroup][number]
/** What the workshop draws itself. */
export type SampleName<Group extends ScreenGroup = ScreenGroup> =
  Exclude<(typeof screenGroups)[Group][number], AppScreenName>
