import { type ComponentType, lazy } from 'react'
import type { Screen } from '#domain/navigation/screens.ts'

const screen = (load: () => Promise<ComponentType>) => ({
  load,
  Shown: lazy(async () => ({ default: await load() })),
})

/** The screens of "/" that are loaded when they are opened; welcome is in the first load. */
export const homeScreens = {
  onboarding: screen(async () => (await import('./onboarding-page.tsx')).OnboardingPage),
  resources: screen(async () => (await import('./resources-page.tsx')).ResourcesPage),
  error: screen(async () => (await import('#client/features/search/failure-screen.tsx')).ErrorPage),
  'pin-prompt': screen(async () => (await import('./pin-creation-page.tsx')).PinPromptPage),
  'pin-creation': screen(async () => (await import('./pin-creation-page.tsx')).PinCreationPage),
  'pin-confirmation': screen(async () => (await import('./pin-creation-page.tsx')).PinConfirmationPage),
  'pin-login': screen(async () => (await import('./pin-login-page.tsx')).PinLoginPage),
  'saved-resources': screen(async () => (await import('./saved-resources-page.tsx')).SavedResourcesPage),
  chat: screen(async () => (await import('./chat-page.tsx')).ChatPage),
  'response-detail': screen(async () => (await import('./response-detail-page.tsx')).ResponseDetailPage),
  'action-plan': screen(async () => (await import('./action-plan-page.tsx')).ActionPlanScreenPage),
  'document-preparation': screen(
    async () => (await import('#client/features/documents/documents-view.tsx')).DocumentPreparationPage,
  ),
  'transportation-guide': screen(async () => (await import('./transportation-page.tsx')).TransportationPage),
  'voting-rights-guide': screen(async () => (await import('#client/features/voting/voting-screen.tsx')).VotingPage),
  'zen-reggie-mindfulness': screen(
    async () => (await import('#client/features/mindfulness/mindfulness-screen.tsx')).MindfulnessPage,
  ),
  'what-first': screen(async () => (await import('./today/what-first-page.tsx')).WhatFirstPage),
  tutorial: screen(async () => (await import('../tutorial-page.tsx')).TutorialPage),
} satisfies Record<Exclude<Screen, 'welcome'>, ReturnType<typeof screen>>

export type FetchedScreen = keyof typeof homeScreens

/** The screens of "/" that are implemented. */
export const builtScreens: readonly Screen[] = ['welcome', ...(Object.keys(homeScreens) as FetchedScreen[])]

/**
 * Preloads a screen when the user is about to press its button. A failure occurs again, and is reported, when the
 * screen is opened.
 */
export function preloadScreen(name: FetchedScreen): void {
  homeScreens[name].load().catch(() => undefined)
}
