import type { AdminRoute, PartnerRoute, PublicRoute, workshopRoute } from '#domain/navigation/routes.ts'
import type { Screen } from '#domain/navigation/screens.ts'
import { type ScreenGroup, screenGroups, type ScreenName } from '../screens/screen-names.ts'

export type WorkshopRoute = PublicRoute | PartnerRoute | AdminRoute | typeof workshopRoute

export interface MapEntry {
  /** Where the specification speaks of it. */
  section: string
  /** What can be seen live of it, state by state. */
  screens: readonly ScreenName[]
}

const of = (...groups: ScreenGroup[]): ScreenName[] => groups.flatMap((group) => [...screenGroups[group]])
const page = (section: string, ...screens: ScreenName[]): MapEntry => ({ section, screens })
const dashboard = page('§2, §6', 'partner-dashboard-busy', 'partner-dashboard-empty', 'partner-shell')
const listings = page(
  '§2, §6',
  'partner-listings',
  'partner-listings-empty',
  'partner-listing-editor',
  'partner-listing-read',
  'partner-listing-conflict',
)
const reggie = page('§2, §6', 'partner-reggie', 'partner-reggie-answer')

/**
 * A route added to the domain does not compile until it is here; a test demands screens for each of them, and an address
 * for each screen.
 */
export const routeMap: Record<WorkshopRoute, MapEntry> = {
  '/': page(
    '§2',
    ...of(
      'start',
      'onboarding',
      'search',
      'results',
      'saved',
      'planTool',
      'documents',
      'transportation',
      'voting',
      'mindfulness',
      'pin',
      'device',
    ),
    'introduction-dialog-empty',
    'introduction-dialog-filled',
    'introduction-dialog-failed',
    'introduction-dialog-offline',
    'help-lines',
    'not-found',
    'failure',
    'loading',
  ),
  '/chat': page('§2, §4', ...of('chat')),
  '/action-plan': page('§2, §7', ...of('planPage')),
  '/action-plan-generator': page('§2, §4', ...of('planTool')),
  '/my-introductions': page(
    '§2',
    'introductions-list',
    'introductions-empty',
    'introduction-accepted',
    'introduction-overdue',
    'introduction-declined',
  ),
  '/community': page('§2', ...of('community')),
  '/opportunities': page('§1', ...of('opportunities', 'jobTools')),
  '/gro': page('§1, §2', ...of('gro')),
  '/tutorial': page('§2, §4', ...of('tutorial')),
  '/partner-portal': page(
    '§2, §6',
    'partner-door',
    'partner-code',
    'partner-invitation',
    'partner-recovery',
    'partner-reset',
    'partner-link-closed',
    'partner-link-open',
    'partner-link-answered',
    'partner-link-over',
    'sign-in-partner',
  ),
  '/partner-dashboard': dashboard,
  '/partner-portal/dashboard': dashboard,
  '/partner-portal/reggie': reggie,
  '/partner-reggie': reggie,
  '/partner-portal/resources': listings,
  '/partner-resources': listings,
  '/partner-portal/introductions': page(
    '§2, §6',
    'partner-table',
    'partner-detail-closed',
    'partner-detail-opened',
    'partner-detail-answered',
    'partner-detail-withdrawn',
    'partner-form-yes',
    'partner-form-no',
    'partner-form-final',
  ),
  '/partner-intro-dashboard': page('§2, §6', 'partner-board', 'partner-desk'),
  '/partner-portal/analytics': page('§2, §6', 'partner-analytics', 'partner-poster'),
  '/partner-portal/posts': page('§2, §6', ...of('partnerPosts')),
  '/partner-settings': page(
    '§2, §6',
    'partner-settings-organization',
    'partner-settings-people',
    'partner-settings-answering',
    'partner-settings-templates',
    'partner-settings-privacy',
    'partner-settings-security',
  ),
  '/admin': page('§6', 'admin-home', 'admin-home-quiet', 'sign-in-admin'),
  '/admin/review': page('§6', 'desk-claims', 'desk-empty', 'desk-changes', 'desk-suggestions', ...of('review')),
  '/admin/organizations': page('§6', 'admin-organizations', 'admin-organization-form'),
  '/admin/people': page('§6', 'admin-people'),
  '/admin/mail': page('§6', 'desk-mail'),
  '/admin/record': page('§6', 'admin-record', 'admin-record-empty'),
  '/admin/switches': page('§6', 'admin-switches'),
  '/admin/presence': page('§6', 'admin-presence', 'admin-presence-off'),
  '/admin/analytics': page('§2, §6', ...of('analytics')),
  '/reggie-control': page('§2, §6', ...of('reggieControl')),
  '/bulk-add-organizations': page('§2, §6', ...of('import')),
  '/hybrid-search-test': page('§2, §6', ...of('searchLab')),
  '/hybrid-chat-demo': page('§2', ...of('chatDemo')),
  // It is this page.
  '/wireframes': page('§2'),
}

/** Where the specification speaks of each screen of the main page. */
export const screenMap: Record<Screen, string> = {
  welcome: '§2, §4',
  onboarding: '§2, §3',
  resources: '§2, §9',
  error: '§2, §8',
  'action-plan': '§2, §4',
  'pin-prompt': '§2, §5',
  'pin-creation': '§2, §5',
  'pin-confirmation': '§2, §5',
  'pin-login': '§2, §4',
  'saved-resources': '§2, §3',
  'response-detail': '§2, §3',
  chat: '§2, §4',
  tutorial: '§2, §4',
  'document-preparation': '§2',
  'transportation-guide': '§1',
  'voting-rights-guide': '§2, §3',
  'zen-reggie-mindfulness': '§2, §4',
}
