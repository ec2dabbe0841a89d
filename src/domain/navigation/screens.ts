/**
 * The screens of `/`, each with where Back leads from it: to a screen, or by a rule of `back.ts`. They share one address,
 * so history shows one entry (T-5.6).
 */
export const backRules = {
  welcome: 'welcome',
  onboarding: 'by step',
  resources: 'welcome',
  error: 'needs',
  'action-plan': 'search',
  'pin-prompt': 'results',
  'pin-creation': 'results',
  'pin-confirmation': 'results',
  'pin-login': 'welcome',
  'saved-resources': 'welcome',
  'response-detail': 'saved-resources',
  chat: 'end of chat',
  tutorial: 'welcome',
  'document-preparation': 'tools',
  'transportation-guide': 'tools',
  'voting-rights-guide': 'tools',
  'zen-reggie-mindfulness': 'tools',
  'what-first': 'welcome',
} as const

export type Screen = keyof typeof backRules
export const screens = Object.keys(backRules) as Screen[]
