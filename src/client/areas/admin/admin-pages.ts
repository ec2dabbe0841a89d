import { lazy, type ComponentType } from 'react'
import type { Role } from '#domain/accounts/roles.ts'
import type { AdminRoute } from '#domain/navigation/routes.ts'

const Home = lazy(async () => ({ default: (await import('./home/home-page.tsx')).HomePage }))
const Review = lazy(async () => ({ default: (await import('./review-queue/review-page.tsx')).ReviewPage }))
const Organizations = lazy(async () => ({
  default: (await import('./organizations/organizations-page.tsx')).OrganizationsPage,
}))
const People = lazy(async () => ({ default: (await import('./people/people-page.tsx')).PeoplePage }))
const Mail = lazy(async () => ({ default: (await import('./review-queue/mail-page.tsx')).MailPage }))
const Record = lazy(async () => ({ default: (await import('./audit-log/audit-log-page.tsx')).AuditLogPage }))
const Switches = lazy(async () => ({ default: (await import('./switches/switches-page.tsx')).SwitchesPage }))
const Presence = lazy(async () => ({ default: (await import('./presence/presence-page.tsx')).PresencePage }))
const Analytics = lazy(async () => ({ default: (await import('./analytics/analytics-page.tsx')).AnalyticsPage }))
const ReggieControl = lazy(async () => ({
  default: (await import('./reggie/reggie-control-page.tsx')).ReggieControlPage,
}))
const Import = lazy(async () => ({ default: (await import('./import/import-page.tsx')).ImportPage }))
const Listings = lazy(async () => ({ default: (await import('./listings/listings-page.tsx')).ListingsPage }))
const Numbers = lazy(async () => ({ default: (await import('./numbers/numbers-page.tsx')).NumbersPage }))
const SearchLab = lazy(async () => ({ default: (await import('./search-lab/search-lab-page.tsx')).SearchLabPage }))

export interface AdminPage {
  name:
    | 'home'
    | 'review'
    | 'analytics'
    | 'reggie'
    | 'import'
    | 'listings'
    | 'numbers'
    | 'organizations'
    | 'people'
    | 'mail'
    | 'record'
    | 'switches'
    | 'presence'
    | 'search'
  route: Exclude<AdminRoute, '/hybrid-chat-demo'>
  /** The role required to open it; the calls behind it require the same or more. */
  role: Role
  page: ComponentType
}

/** All admin pages, in the order of the navigation bar. */
export const adminPages: readonly AdminPage[] = [
  { name: 'home', route: '/admin', role: 'reviewer', page: Home },
  { name: 'review', route: '/admin/review', role: 'reviewer', page: Review },
  { name: 'analytics', route: '/admin/analytics', role: 'reviewer', page: Analytics },
  { name: 'reggie', route: '/reggie-control', role: 'reviewer', page: ReggieControl },
  { name: 'import', route: '/bulk-add-organizations', role: 'reviewer', page: Import },
  { name: 'listings', route: '/admin/listings', role: 'reviewer', page: Listings },
  { name: 'numbers', route: '/admin/numbers', role: 'reviewer', page: Numbers },
  { name: 'organizations', route: '/admin/organizations', role: 'admin', page: Organizations },
  { name: 'people', route: '/admin/people', role: 'super_admin', page: People },
  { name: 'mail', route: '/admin/mail', role: 'admin', page: Mail },
  { name: 'record', route: '/admin/record', role: 'admin', page: Record },
  { name: 'switches', route: '/admin/switches', role: 'admin', page: Switches },
  { name: 'presence', route: '/admin/presence', role: 'admin', page: Presence },
  { name: 'search', route: '/hybrid-search-test', role: 'admin', page: SearchLab },
]
