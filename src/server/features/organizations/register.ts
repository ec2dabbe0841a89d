import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { adminOrganizationRoutes } from './admin-routes.ts'
import { organizationsRepository } from './repository.ts'
import { organizationRoutes } from './routes.ts'

export function registerOrganizations(app: FastifyInstance, services: Services): void {
  const { db, clock, limitCalls, returnIntroductions } = services
  const organizations = organizationsRepository(db)
  organizationRoutes(app, { limitCalls, organizations })
  adminOrganizationRoutes(app, { db, clock, organizations, returnIntroductions })
}
