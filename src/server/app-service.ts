import type { FastifyInstance } from 'fastify'
import { addAdminAnalytics } from './app-admin-analytics.ts'
import { addAdmin } from './app-admin.ts'
import { addCommunity } from './app-community.ts'
import type { AppDeps } from './app-deps.ts'
import { addReggieControl } from './app-reggie-control.ts'
import { addOpportunities } from './app-opportunities.ts'
import { addReview } from './app-review.ts'
import { addSearchLab } from './app-search-lab.ts'
import { mappingRoutes } from './features/imports/routes.ts'

/** Admin features, and what visitors find beside the directory: the community and opportunities. */
export function addService(app: FastifyInstance, deps: AppDeps): void {
  addAdmin(app, deps)
  addAdminAnalytics(app, deps)
  addOpportunities(app, deps)
  addCommunity(app, deps)
  addReggieControl(app, deps)
  addReview(app, deps)
  addSearchLab(app, deps)
  mappingRoutes(app, { db: deps.db, clock: deps.clock })
  // Each feature is registered here.
}
