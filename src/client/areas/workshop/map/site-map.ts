import type { AdminRoute, PartnerRoute, PublicRoute, workshopRoute } from '#domain/navigation/routes.ts'
import type { Screen } from '#domain/navigation/screens.ts'

export type WorkshopRoute = PublicRoute | PartnerRoute | AdminRoute | typeof workshopRoute

/** `door`: the address answers with its sign-in page; what is behind it is not in this version. */
export type BuildState = 'built' | 'later' | 'door'

export interface MapEntry {
  /** Where the specification speaks of it. */
  section: string
  state: BuildState
}

const built = (section: string): MapEntry => ({ section, state: 'built' })
const later = (section: string): MapEntry => ({ section, state: 'later' })
const door: MapEntry = { section: '§2, §6', state: 'door' }

/** A route added to the domain does not compile until it is here; a test compares the states with the app's own lists. */
export const routeMap: Record<WorkshopRoute, MapEntry> = {
  '/': built('§2'),
  '/chat': built('§2, §4'),
  '/action-plan': built('§2, §7'),
  '/action-plan-generator': built('§2, §4'),
  '/my-introductions': built('§2'),
  '/community': later('§2'),
  '/gro': built('§1, §2'),
  '/tutorial': built('§2, §4'),
  '/partner-portal': built('§2, §6'),
  '/partner-dashboard': built('§2, §6'),
  '/partner-portal/dashboard': built('§2, §6'),
  '/partner-portal/reggie': built('§2, §6'),
  '/partner-reggie': built('§2, §6'),
  '/partner-portal/resources': built('§2, §6'),
  '/partner-resources': built('§2, §6'),
  '/partner-portal/introductions': built('§2, §6'),
  '/partner-intro-dashboard': built('§2, §6'),
  '/partner-portal/analytics': built('§2, §6'),
  '/partner-settings': built('§2, §6'),
  '/admin': built('§6'),
  '/reggie-control': door,
  '/admin/analytics': door,
  '/bulk-add-organizations': door,
  '/hybrid-search-test': door,
  '/hybrid-chat-demo': built('§2'),
  '/wireframes': built('§2'),
}

export const screenMap: Record<Screen, MapEntry> = {
  welcome: built('§2, §4'),
  onboarding: built('§2, §3'),
  resources: built('§2, §9'),
  error: built('§2, §8'),
  'action-plan': built('§2, §4'),
  'pin-prompt': built('§2, §5'),
  'pin-creation': built('§2, §5'),
  'pin-confirmation': built('§2, §5'),
  'pin-login': built('§2, §4'),
  'saved-resources': built('§2, §3'),
  'response-detail': built('§2, §3'),
  chat: built('§2, §4'),
  tutorial: built('§2, §4'),
  'document-preparation': built('§2'),
  'transportation-guide': built('§1'),
  'voting-rights-guide': built('§2, §3'),
  'zen-reggie-mindfulness': built('§2, §4'),
}
