import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { roleIncludes } from '#domain/accounts/roles.ts'
import { type AreaLookup, createAreaLookup } from '#domain/admin-analytics/area.ts'
import { CountyMap } from '#domain/admin-analytics/county-map.ts'
import { defaultLanguage, parseAcceptLanguage } from '#domain/language.ts'
import { StateCode } from '#domain/places/states.ts'
import { toCsv } from '#domain/text/csv.ts'
import {
  exportAnalytics,
  listListingsByAge,
  listingsPerPage,
  openResearchTask,
  showAdminAnalytics,
} from '#contracts/admin-analytics.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement, implementFile } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import type { Services } from '#server/services.ts'
import { openTaskForGap } from './commands/open-research-task.ts'
import { getLastCountedDay } from './counts-repository.ts'
import { exportRows, exportTexts } from './export-rows.ts'
import { listLiveIntroductions } from './introductions-repository.ts'
import { type ListingsRepository, listingsRepository } from './listings-repository.ts'
import { analyticsRepository } from './read-repository.ts'
import { type AnalyticsDeps, readAnalytics } from './service.ts'
import { supplyRepository } from './supply-repository.ts'

export interface AnalyticsRoutesDeps extends AnalyticsDeps {
  db: Db
  listings: ListingsRepository
}

/** A byte order mark: without it spreadsheets misread accents. */
const byteOrderMark = '\uFEFF'

function adminAnalyticsRoutes(app: FastifyInstance, deps: AnalyticsRoutesDeps): void {
  implement(
    app,
    showAdminAnalytics,
  )(async ({ query }, { request }) => {
    const isWhole = roleIncludes(requireStaff(request).role, 'admin')
    return { success: true, analytics: await readAnalytics(deps, query, isWhole ? 'all' : 'gaps') }
  })

  implementFile(
    app,
    exportAnalytics,
  )(async ({ query: { lang, ...query } }, { request, reply }) => {
    requireStaff(request)
    const language = lang ?? parseAcceptLanguage(request.headers['accept-language']) ?? defaultLanguage
    const rows = exportRows(await readAnalytics(deps, query, 'all'), query, language)
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="next-chapter-analytics.csv"')
      .send(byteOrderMark + toCsv(rows))
  })

  implement(
    app,
    listListingsByAge,
  )(async ({ query: { age, page: requestedPage, ...filter } }) => {
    const page = Number(requestedPage ?? 1)
    const part = { from: (page - 1) * listingsPerPage, many: listingsPerPage }
    const { total, listings } = await deps.listings.ofAge(age, filter, part, deps.clock.now())
    return {
      success: true,
      total,
      page,
      pages: Math.max(1, Math.ceil(total / listingsPerPage)),
      listings: listings.map(({ fips, state, ...listing }) => ({
        ...listing,
        state: StateCode.safeParse(state).data ?? null,
        county: fips === null ? null : (deps.places.byFips(fips)?.name ?? null),
      })),
    }
  })

  implement(
    app,
    openResearchTask,
  )(async ({ body: { fips, need } }, { request }) => {
    const staff = requireStaff(request)
    const county = deps.places.byFips(fips)
    if (!county) throw new AppError(404, 'unknown_county')
    const language = parseAcceptLanguage(request.headers['accept-language']) ?? defaultLanguage
    const { text, needs } = exportTexts[language]
    const name = text.research.name.replace('{need}', needs[need].label)
    await openTaskForGap(deps.db, staff, { county, need, name, what: text.research.what, language }, deps.clock.now())
    return { success: true }
  })
}

let areaLookup: AreaLookup | undefined

/** Loaded on first use, not at server start. */
const createAreaFinder =
  (dataFolder: string): AreaLookup =>
  (fips) => {
    const file = path.join(dataFolder, 'maps', 'us-counties.json')
    areaLookup ??= createAreaLookup(CountyMap.parse(JSON.parse(readFileSync(file, 'utf8'))))
    return areaLookup(fips)
  }

const mostFlushMs = 1000

export function registerAdminAnalytics(app: FastifyInstance, services: Services): void {
  const { db, clock, places, dataFolder, filterOverdue, counters } = services
  // A frozen database must not keep the server from stopping.
  app.addHook('onClose', () => Promise.race([counters.flush(), setTimeout(mostFlushMs, undefined, { ref: false })]))
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
