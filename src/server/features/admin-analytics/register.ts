import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createAreaLookup, type AreaLookup } from '#domain/admin-analytics/area.ts'
import { CountyMap } from '#domain/admin-analytics/county-map.ts'
import type { Services } from '#server/services.ts'
import { getLastCountedDay } from './counts-repository.ts'
import { listLiveIntroductions } from './introductions-repository.ts'
import { listingsRepository } from './listings-repository.ts'
import { analyticsRepository } from './read-repository.ts'
import { adminAnalyticsRoutes } from './routes.ts'
import { supplyRepository } from './supply-repository.ts'

let areaLookup: AreaLookup | undefined

/** Loaded on first use, not at server start. */
const createAreaFinder =
  (dataFolder: string): AreaLookup =>
  (fips) => {
    const file = path.join(dataFolder, 'maps', 'us-counties.json')
    areaLookup ??= createAreaLookup(CountyMap.parse(JSON.parse(readFileSync(file, 'utf8'))))
    return areaLookup(fips)
  }

export function registerAdminAnalytics(app: FastifyInstance, services: Services): void {
  const { db, clock, places, dataFolder, filterOverdue } = services
  adminAnalyticsRoutes(app, {
    clock,
    places,
    findArea: createAreaFinder(dataFolder),
    analytics: analyticsRepository(db),
    supply: supplyRepository(db),
    db,
    listings: listingsRepository(db),
    countedUntil: () => getLastCountedDay(db),
    liveIntroductions: (range, organizationId, now) => listLiveIntroductions(db, range, organizationId, now),
    overdueOf: filterOverdue,
  })
}
