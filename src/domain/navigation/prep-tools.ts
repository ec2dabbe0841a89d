import type { Screen } from './screens.ts'

/** The tools a person can use beside a search or a list, by the key of their texts, with the screen of each. */
export const prepToolScreens = {
  chat: 'chat',
  documents: 'document-preparation',
  transportation: 'transportation-guide',
  actionPlan: 'action-plan',
  voting: 'voting-rights-guide',
  mindfulness: 'zen-reggie-mindfulness',
} as const satisfies Record<string, Screen>

export type PrepTool = keyof typeof prepToolScreens
export type PrepToolScreen = (typeof prepToolScreens)[PrepTool]
