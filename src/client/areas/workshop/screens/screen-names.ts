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
  other: ['away', 'help-lines', 'sign-in-partner', 'sign-in-admin', ...appScreenNames],
} as const

export const screenNames = Object.values(screenGroups).flat()

export type ScreenGroup = keyof typeof screenGroups
export type AppScreenName = (typeof appScreenNames)[number]
export type ScreenName = (typeof screenGroups)[ScreenGroup][number]
/** What the workshop draws itself. */
export type SampleName<Group extends ScreenGroup = ScreenGroup> =
  Exclude<(typeof screenGroups)[Group][number], AppScreenName>
