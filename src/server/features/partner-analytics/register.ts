import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { nearbyRepository } from './nearby-repository.ts'
import { ownStatsRepository } from './repository.ts'
import { partnerAnalyticsRoutes } from './routes.ts'

export function registerPartnerAnalytics(app: FastifyInstance, { db, clock, places }: Services): void {
  partnerAnalyticsRoutes(app, { clock, places, own: ownStatsRepository(db), nearby: nearbyRepository(db) })
}
