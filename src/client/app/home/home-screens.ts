import { type ComponentType, createElement, lazy, useState } from 'react'
import type { Screen } from '#domain/navigation/screens.ts'
import { fetchNamed } from '#client/platform/loading/fetch-named.ts'

function screen(fetch: () => Promise<ComponentType>) {
  let Page: ComponentType | undefined
  const load = async () => (Page = await fetch())
  const Later = lazy(async () => ({ default: await load() }))
  // One that is there is drawn at once: a lazy one would show its spinner first.
  const Shown = () => createElement(useState(() => Page ?? Later)[0])
  return { load, Shown }
}

export type FetchedScreen = Exclude<Screen, 'welcome'>
type Screens = Record<FetchedScreen, ReturnType<typeof screen>>

/** The screens of "/" that are loaded when they are opened; welcome is in the first load. A test finds a missing one. */
export const homeScreens = {
  onboarding: screen(fetchNamed(() => import('./onboarding-page.tsx'), 'OnboardingPage')),
  resources: screen(fetchNamed(() => import('./resources-page.tsx'), 'ResourcesPage')),
  'pin-prompt': screen(fetchNamed(() => import('./pin-creation-page.tsx'), 'PinPromptPage')),
  'pin-creation': screen(fetchNamed(() => import('./pin-creation-page.tsx'), 'PinCreationPage')),
  'pin-confirmation': screen(fetchNamed(() => import('./pin-creation-page.tsx'), 'PinConfirmationPage')),
  'pin-login': screen(fetchNamed(() => import('./pin-login-page.tsx'), 'PinLoginPage')),
  'saved-resources': screen(fetchNamed(() => import('./saved-resources-page.tsx'), 'SavedResourcesPage')),
  chat: screen(fetchNamed(() => import('./chat-page.tsx'), 'ChatPage')),
  'response-detail': screen(fetchNamed(() => import('./response-detail-page.tsx'), 'ResponseDetailPage')),
  'action-plan': screen(fetchNamed(() => import('./action-plan-page.tsx'), 'ActionPlanScreenPage')),
  'transportation-guide': screen(fetchNamed(() => import('./transportation-page.tsx'), 'TransportationPage')),
  'what-first': screen(fetchNamed(() => import('./today/what-first-page.tsx'), 'WhatFirstPage')),
  tutorial: screen(fetchNamed(() => import('../tutorial-page.tsx'), 'TutorialPage')),
} satisfies Partial<Screens> as Screens

/** Pages that stand in their feature are found by their name: `<screen>-home.tsx` has a `HomeScreen`. */
const inFeatures = import.meta.glob<ComponentType>('./*/*-home.tsx', { base: '../../features', import: 'HomeScreen' })

for (const [file, load] of Object.entries(inFeatures)) {
  homeScreens[file.replace(/.*\/|-home\.tsx/g, '') as FetchedScreen] = screen(load)
}

/**
 * Preloads a screen when the user is about to press its button. A failure occurs again, and is reported, when the
 * screen is opened.
 */
export function preloadScreen(name: FetchedScreen): void {
  homeScreens[name].load().catch(() => undefined)
}
