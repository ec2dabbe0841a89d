import * as z from 'zod/mini'

/** The screens of `/`. They share one address, so history shows one entry (T-5.6). */
export const screens = [
  'welcome',
  'onboarding',
  'resources',
  'error',
  'action-plan',
  'pin-prompt',
  'pin-creation',
  'pin-confirmation',
  'pin-login',
  'saved-resources',
  'response-detail',
  'chat',
  'tutorial',
  'document-preparation',
  'transportation-guide',
  'voting-rights-guide',
  'zen-reggie-mindfulness',
  'what-first',
] as const

export const Screen = z.enum(screens)
export type Screen = z.infer<typeof Screen>

/** Steps inside onboarding: 1 and 2 ask, 3 to 7 show the search; 7 means back from a prep tool. */
export const OnboardingStep = z.int().check(z.minimum(1), z.maximum(7))
