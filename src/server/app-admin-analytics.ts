import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createAreaLookup, type AreaLookup } from '#domain/admin-analytics/area.ts'
import { CountyMap } from '#domain/admin-analytics/county-map.ts'
import type { AppDeps } from './app-deps.ts'
import { createDayRollups, eraseIntroductions } from './features/admin-analytics/commands/roll-up-days.ts'
import { addCounts, findNewestVisit, getLastCountedDay } from './features/admin-analytics/counts-repository.ts'
import { counters, type Counters } from './features/admin-analytics/counters.ts'
import { listLiveIntroductions } from './features/admin-analytics/introductions-repository.ts'
import { countMissingDays, scheduleRollupJob } from './features/admin-analytics/job.ts'
import { listingsRepository } from './features/admin-analytics/listings-repository.ts'
import { analyticsRepository } from './features/admin-analytics/read-repository.ts'
import { adminAnalyticsRoutes } from './features/admin-analytics/routes.ts'
import { supplyRepository } from './features/admin-analytics/supply-repository.ts'
import { loadDeadlines } from './features/introductions/organization-repository.ts'
import type { RetentionHooks } from './features/retention/job.ts'

/** Both src/server and dist/server are two folders below the project root. */
const mapFile = path.resolve(import.meta.dirname, '../../data/maps/us-counties.json')
let areaLookup: AreaLookup | undefined

/** Loaded on first use, not at server start. */
const findArea: AreaLookup = (fips) =>
  (areaLookup ??= createAreaLookup(CountyMap.parse(JSON.parse(readFileSync(mapFile, 'utf8')))))(fips)

type Deps = Pick<AppDeps, 'db' | 'clock' | 'logger' | 'places'>

/** The stats of the service. */
export function addAdminAnalytics(app: FastifyInstance, { db, clock, places }: Deps): void {
  adminAnalyticsRoutes(app, {
    clock,
    places,
    findArea,
    analytics: analyticsRepository(db),
    supply: supplyRepository(db),
    db,
    listings: listingsRepository(db),
    countedUntil: () => getLastCountedDay(db),
    liveIntroductions: (range, organizationId, now) => listLiveIntroductions(db, range, organizationId, now),
    async overdueOf(waiting, now) {
      const deadlines = await loadDeadlines(db, waiting, now)
      return waiting.filter((introduction) => deadlines.isOverdue(introduction))
    },
  })
}

/** Counters that the features increment as events happen. */
export function createCounters({ db, clock, logger }: Deps): Counters {
  return counters({
    clock,
    logger,
    add: (counts) => addCounts(db, counts),
    visited: (principalId) => findNewestVisit(db, principalId),
  })
}

const createRollups = ({ db, places }: Deps) => createDayRollups(db, (location) => places.findCounty(location))

/** Schedules the nightly rollup; the returned function stops it. */
export function scheduleRollups(deps: Deps): () => void {
  return scheduleRollupJob({ ...deps, rollups: createRollups(deps) })
}

/** Data that must be counted before retention may erase it. */
export function createRetentionHooks(deps: Deps): RetentionHooks {
  return {
    countFirst: () => countMissingDays({ clock: deps.clock, rollups: createRollups(deps) }),
    erasers: { warm_introductions: eraseIntroductions },
  }
}
