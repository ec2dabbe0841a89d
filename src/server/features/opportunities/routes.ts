import type { FastifyInstance } from 'fastify'
import { listOpportunities } from '#contracts/opportunities.ts'
import { implement } from '#server/platform/http/implement.ts'
import { findOpportunities, type FindOpportunitiesDeps } from './find.ts'

/** The hub as visitors read it. Nothing about whoever looks is needed, asked or kept. */
export function opportunityRoutes(app: FastifyInstance, deps: FindOpportunitiesDeps): void {
  implement(app, listOpportunities)(({ query }) => findOpportunities(deps, query))
}
