import type { Screen } from '#domain/navigation/screens.ts'
import type { AwayPlace } from '#client/features/away/away-screen.tsx'

/** The screens of "/" that are built. */
export const builtScreens = ['welcome'] as const satisfies readonly Screen[]
export type BuiltScreen = (typeof builtScreens)[number]

/** The one list of screens this version does not have yet, and what people call them. */
export const pendingScreens: Record<Exclude<Screen, BuiltScreen>, AwayPlace> = {
  onboarding: 'findResources',
  resources: 'resources',
  error: 'findResources',
  'action-plan': 'actionPlan',
  'pin-prompt': 'pin',
  'pin-creation': 'pin',
  'pin-confirmation': 'pin',
  'pin-login': 'pin',
  'saved-resources': 'saved',
  'response-detail': 'saved',
  chat: 'chat',
  tutorial: 'tutorial',
  'document-preparation': 'documents',
  'voting-rights-guide': 'voting',
  'zen-reggie-mindfulness': 'mindfulness',
}
