import { lazy, type ComponentType } from 'react'
import type { PartnerRoute } from '#domain/navigation/routes.ts'

const Dashboard = lazy(async () => ({ default: (await import('./dashboard/dashboard-page.tsx')).DashboardPage }))
const Introductions = lazy(async () => ({
  default: (await import('./introductions/introductions-page.tsx')).IntroductionsPage,
}))
const Board = lazy(async () => ({ default: (await import('./introductions/board-page.tsx')).BoardPage }))
const Listings = lazy(async () => ({ default: (await import('./listings/listings-page.tsx')).ListingsPage }))
const Reggie = lazy(async () => ({ default: (await import('./reggie/reggie-page.tsx')).ReggiePage }))
const Analytics = lazy(async () => ({ default: (await import('./analytics/analytics-page.tsx')).AnalyticsPage }))
const Posts = lazy(async () => ({ default: (await import('./posts/posts-page.tsx')).PostsPage }))
const Settings = lazy(async () => ({ default: (await import('./settings/settings-page.tsx')).SettingsPage }))

/** Three pairs of URLs share a page; introductions show as a table at one URL and as a board at the other. */
export const partnerPages: Record<Exclude<PartnerRoute, '/partner-portal'>, ComponentType> = {
  '/partner-portal/dashboard': Dashboard,
  '/partner-dashboard': Dashboard,
  '/partner-portal/introductions': Introductions,
  '/partner-intro-dashboard': Board,
  '/partner-portal/resources': Listings,
  '/partner-resources': Listings,
  '/partner-portal/reggie': Reggie,
  '/partner-reggie': Reggie,
  '/partner-portal/analytics': Analytics,
  '/partner-portal/posts': Posts,
  '/partner-settings': Settings,
}
