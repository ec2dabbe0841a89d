import type { Screen } from '#domain/navigation/screens.ts'
import type { AwayPlace } from '#client/features/away/away-screen.tsx'

/** The one list of screens this version does not have yet, and what people call them. */
export const pendingScreens = {
  'action-plan': 'actionPlan',
  tutorial: 'tutorial',
  'document-preparation': 'documents',
  'voting-rights-guide': 'voting',
  'zen-reggie-mindfulness': 'mindfulness',
} as const satisfies Partial<Record<Screen, AwayPlace>>
export type PendingScreen = keyof typeof pendingScreens
