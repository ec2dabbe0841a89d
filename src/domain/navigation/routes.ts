/** Every path the product serves. Any other path gets the 404 page with status 404. */
export const publicRoutes = [
  '/',
  '/chat',
  '/action-plan',
  '/action-plan-generator',
  '/my-introductions',
  '/community',
  '/opportunities',
  '/gro',
  '/tutorial',
  '/privacy',
  '/help',
] as const

export const partnerRoutes = [
  '/partner-portal',
  '/partner-dashboard',
  '/partner-portal/dashboard',
  '/partner-portal/reggie',
  '/partner-reggie',
  '/partner-portal/resources',
  '/partner-resources',
  '/partner-portal/introductions',
  '/partner-intro-dashboard',
  '/partner-portal/analytics',
  '/partner-portal/posts',
  '/partner-settings',
] as const

export const adminRoutes = [
  '/admin',
  '/admin/review',
  '/admin/listings',
  '/admin/numbers',
  '/admin/organizations',
  '/admin/people',
  '/admin/mail',
  '/admin/record',
  '/admin/switches',
  '/admin/presence',
  '/admin/analytics',
  '/reggie-control',
  '/bulk-add-organizations',
  '/hybrid-search-test',
  '/hybrid-chat-demo',
] as const

/** The component workshop, which shows every component and state. */
export const workshopRoute = '/wireframes'

export type PublicRoute = (typeof publicRoutes)[number]
export type PartnerRoute = (typeof partnerRoutes)[number]
export type AdminRoute = (typeof adminRoutes)[number]

const knownRoutes: ReadonlySet<string> = new Set([...publicRoutes, ...partnerRoutes, ...adminRoutes, workshopRoute])

export function isKnownRoute(path: string): boolean {
  return knownRoutes.has(path.length > 1 ? path.replace(/\/$/, '') : path)
}
