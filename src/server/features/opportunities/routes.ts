import type { FastifyInstance } from 'fastify'
import { listOpportunities } from '#contracts/opportunities.ts'
import { implement } from '#server/platform/http/implement.ts'
import { findOpportunities, type FindOpportunitiesDeps } from './find.ts'

/** The opportunities hub for visitors. Nothing about the visitor is needed, requested or stored. */
export function opportunityRoutes(app: FastifyInstance, deps: FindOpportunitiesDeps): void {
  implement(app, listOpportunities)(({ query }) => findOpportunities(deps, query))
}
