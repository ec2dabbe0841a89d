import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { adminOrganizations } from './admin-repository.ts'
import { adminOrganizationRoutes } from './admin-routes.ts'
import { organizationsRepository } from './repository.ts'
import { organizationRoutes } from './routes.ts'

export function registerOrganizations(app: FastifyInstance, services: Services): void {
  const { db, clock, limitCalls, returnIntroductions } = services
  organizationRoutes(app, { limitCalls, organizations: organizationsRepository(db) })
  adminOrganizationRoutes(app, { clock, organizations: adminOrganizations(db, { takeBack: returnIntroductions }) })
}
