import type { FastifyInstance } from 'fastify'
import { suppressSmallCount } from '#domain/analytics/suppression.ts'
import { coreFacts } from '#domain/directory/reentry-facts.ts'
import { findUnmetDemand } from '#domain/partner-analytics/demand.ts'
import { computeMedianHours, computeSharedMedianHours } from '#domain/partner-analytics/median.ts'
import { listMonths, parseMonthRange } from '#domain/partner-analytics/months.ts'
import { computePartnerStats } from '#domain/partner-analytics/stats.ts'
import { suggestImprovements } from '#domain/partner-analytics/suggestions.ts'
import { hideSmallCounts } from '#domain/partner-analytics/suppress.ts'
import { type PartnerAnalytics, showPartnerAnalytics } from '#contracts/partner-analytics.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requirePartner } from '#server/platform/http/staff.ts'
import type { Services } from '#server/services.ts'
import { type NearbyRepository, type ViewCounts, nearbyRepository } from './nearby-repository.ts'
import { type OwnListing, type OwnStats, type OwnStatsRepository, ownStatsRepository } from './repository.ts'

/** Visits and searches are kept this long, so they can only be counted over this period (T-9.2). */
const recentMs = 30 * 24 * 60 * 60 * 1000

export interface PartnerAnalyticsDeps {
  clock: Clock
  places: Pick<Places, 'byFips' | 'findCounty'>
  own: OwnStatsRepository
  nearby: NearbyRepository
}

function partnerAnalyticsRoutes(app: FastifyInstance, deps: PartnerAnalyticsDeps): void {
  implement(
    app,
    showPartnerAnalytics,
  )(async ({ query }, { request }) => {
    const { organizationId } = requirePartner(request)
    const now = deps.clock.now()
    const range = parseMonthRange(query, now)
    if (!range) throw new AppError(400, 'bad_request', { fields: [{ path: 'from', problem: 'range' }] })
    const own = await deps.own.read(organizationId, range, now - recentMs)
    const around = await surroundings(deps, organizationId, own.listings, now)
    const { countyMedianHours, demand, visitsByCode, views, saves } = around
    const median = computeMedianHours(own.waits)
    return {
      success: true,
      analytics: {
        ...range,
        ...computePartnerStats(own.counts, listMonths(range)),
        medianHours: median,
        countyMedianHours,
        demand,
        listings: buildListingStats(own, views, saves),
        visitsByCode,
        suggestions: suggestImprovements(
          {
            listings: own.listings.map((listing) => ({
              ...listing,
              hasAllFacts: listing.knownFacts === coreFacts.length,
            })),
            medianHours: median,
            countyMedianHours,
            promisedHours: own.promisedHours,
            hasTemplates: own.hasTemplates,
          },
          now,
        ),
      },
    }
  })
}

async function surroundings(
  { nearby, places }: PartnerAnalyticsDeps,
  organizationId: string,
  listings: readonly OwnListing[],
  now: number,
) {
  const since = now - recentMs
  const ids = listings.map(({ id }) => id)
  const fips = [...new Set(listings.flatMap(({ counties }) => counties))]
  const counties = fips.flatMap((countyFips) => places.byFips(countyFips) ?? [])
  const [waits, searches, views, saves, visitors] = await Promise.all([
    nearby.waitsOfOthers(organizationId, fips),
    nearby.searches(counties, since, (location) => places.findCounty(location)),
    nearby.seen('resource_click', ids, since),
    nearby.seen('resource_save', ids, since),
    nearby.visitors(organizationId, since),
  ])
  const answered = listings.reduce((mask, { needs }) => mask | needs, 0)
  return {
    views,
    saves,
    countyMedianHours: computeSharedMedianHours(waits),
    demand: findUnmetDemand(searches, answered),
    visitsByCode: suppressSmallCount(visitors),
  }
}

/** View counts are hidden when they come from too few people, however often they viewed. */
const suppressViews = (seen: ViewCounts | undefined) =>
  seen && suppressSmallCount(seen.browsers) !== null ? seen.times : null

function buildListingStats(
  { listings, introductions }: OwnStats,
  views: ReadonlyMap<string, ViewCounts>,
  saves: ReadonlyMap<string, ViewCounts>,
): PartnerAnalytics['listings'] {
  // The monthly figure above reveals the approximate total.
  const visibleCounts = hideSmallCounts(
    listings.map(({ id }) => introductions.get(id) ?? 0),
    { isTotalKnown: true },
  )
  return listings.map(({ id, name }, index) => ({
    id,
    name,
    views: suppressViews(views.get(id)),
    saves: suppressViews(saves.get(id)),
    introductions: visibleCounts[index] ?? null,
  }))
}

export function registerPartnerAnalytics(app: FastifyInstance, { db, clock, places }: Services): void {
  partnerAnalyticsRoutes(app, { clock, places, own: ownStatsRepository(db), nearby: nearbyRepository(db) })
}
