import type { AdminRoute, PartnerRoute, PublicRoute, workshopRoute } from '#domain/navigation/routes.ts'
import { type ScreenGroup, screenGroups, type ScreenName } from '../screens/screen-names.ts'

export type WorkshopRoute = PublicRoute | PartnerRoute | AdminRoute | typeof workshopRoute

export interface MapEntry {
  /** Screens that can be viewed live, one per state. */
  screens: readonly ScreenName[]
}

const of = (...groups: ScreenGroup[]): ScreenName[] => groups.flatMap((group) => [...screenGroups[group]])
const page = (...screens: ScreenName[]): MapEntry => ({ screens })
const dashboard = page('partner-dashboard-busy', 'partner-dashboard-empty', 'partner-shell')
const listings = page(
  'partner-listings',
  'partner-listings-empty',
  'partner-listing-editor',
  'partner-listing-read',
  'partner-listing-conflict',
)
const reggie = page('partner-reggie', 'partner-reggie-answer')

/**
 * A route added to the domain does not compile until it is listed here; a test requires screens for each route and a
 * route for each screen.
 */
export const routeMap: Record<WorkshopRoute, MapEntry> = {
  '/': page(
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
      'pin',
      'device',
    ),
    'introduction-dialog-call',
    'introduction-dialog-invite',
    'introduction-dialog-empty',
    'introduction-dialog-filled',
    'introduction-dialog-failed',
    'introduction-dialog-offline',
    'not-found',
    'failure',
    'loading',
  ),
  '/chat': page(...of('chat')),
  '/action-plan': page(...of('planPage')),
  '/action-plan-generator': page(...of('planTool')),
  '/my-introductions': page(
    'introductions-list',
    'introductions-empty',
    'introduction-accepted',
    'introduction-overdue',
    'introduction-declined',
  ),
  '/community': page(...of('community')),
  '/opportunities': page(...of('opportunities', 'jobTools')),
  '/gro': page(...of('gro')),
  '/tutorial': page(...of('tutorial')),
  '/privacy': page('privacy'),
  '/help': page('help', 'help-lines'),
  '/partner-portal': page(
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
    'partner-table',
    'partner-detail-closed',
    'partner-detail-opened',
    'partner-detail-answered',
    'partner-detail-withdrawn',
    'partner-form-yes',
    'partner-form-no',
    'partner-form-final',
  ),
  '/partner-intro-dashboard': page('partner-board', 'partner-desk'),
  '/partner-portal/analytics': page('partner-analytics', 'partner-poster'),
  '/partner-portal/posts': page(...of('partnerPosts')),
  '/partner-settings': page(
    'partner-settings-organization',
    'partner-settings-people',
    'partner-settings-claims',
    'partner-second-step',
    'partner-settings-answering',
    'partner-settings-templates',
    'partner-settings-privacy',
    'partner-settings-security',
  ),
  '/admin': page('admin-home', 'admin-home-quiet', 'sign-in-admin'),
  '/admin/review': page('desk-claims', 'desk-empty', 'desk-changes', 'desk-suggestions', ...of('review')),
  '/admin/organizations': page('admin-organizations', 'admin-organization-form'),
  '/admin/people': page('admin-people'),
  '/admin/mail': page('desk-mail'),
  '/admin/numbers': page('desk-numbers', 'desk-numbers-called', 'desk-numbers-empty'),
  '/admin/record': page('admin-record', 'admin-record-empty'),
  '/admin/switches': page('admin-switches'),
  '/admin/presence': page('admin-presence', 'admin-presence-off'),
  '/admin/analytics': page(...of('analytics')),
  '/reggie-control': page(...of('reggieControl')),
  '/admin/listings': page(...of('listings')),
  '/bulk-add-organizations': page(...of('import')),
  '/hybrid-search-test': page(...of('searchLab')),
  '/hybrid-chat-demo': page(...of('chatDemo')),
  // This page itself.
  '/wireframes': page(),
}
