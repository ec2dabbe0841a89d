import type { AdminAnalytics, AnalyticsQuery } from '#contracts/admin-analytics.ts'
import type { AreaLookup } from '#domain/admin-analytics/area.ts'
import { computeChatStats } from '#domain/admin-analytics/chat.ts'
import { toDay, parseDayRange, type Day, type DayRange } from '#domain/admin-analytics/days.ts'
import { computeHeadlineFigures, filterByNeed, computeSplits } from '#domain/admin-analytics/figures.ts'
import { computeFunnel } from '#domain/admin-analytics/funnel.ts'
import { sumDemandByCounty, findGaps } from '#domain/admin-analytics/gaps.ts'
import type { Count } from '#domain/admin-analytics/measures.ts'
import { computeProductUsage } from '#domain/admin-analytics/product-usage.ts'
import { suppressSmallCount } from '#domain/analytics/suppression.ts'
import { computeMedianHours } from '#domain/partner-analytics/median.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { LiveIntroduction } from './introductions-repository.ts'
import type { AnalyticsRepository, WaitingIntroduction } from './read-repository.ts'
import type { SupplyRepository } from './supply-repository.ts'

export interface AnalyticsDeps {
  clock: Clock
  places: Pick<Places, 'byFips' | 'inState'>
  findArea: AreaLookup
  countedUntil(): Promise<Day | null>
  analytics: AnalyticsRepository
  supply: SupplyRepository
  liveIntroductions(range: DayRange, organizationId: string | null, now: number): Promise<LiveIntroduction[]>
  /** The waiting introductions whose answer is overdue; days the organization is away do not count. */
  overdueOf(waiting: readonly WaitingIntroduction[], now: number): Promise<readonly WaitingIntroduction[]>
}

/** Which sections the caller may see. */
export type Sections = 'all' | 'gaps'

interface AnalyticsRequest extends AnalyticsQuery {
  statePrefix: string | null
  organizationId: string | null
}

/** The service's stats, with every small count already suppressed: nothing else ever leaves this function. */
export async function readAnalytics(
  deps: AnalyticsDeps,
  query: AnalyticsQuery,
  sections: Sections,
): Promise<AdminAnalytics> {
  const now = deps.clock.now()
  const range = parseDayRange(query, now)
  if (!range) throw badField('from')
  const request = await resolveRequest(deps, query)
  const countedUntil = await deps.countedUntil()
  const counted = countedRange(range, countedUntil)
  const counts = counted ? await deps.analytics.counts({ ...request, ...counted }) : []
  const where = await computeAreaSections(deps, counts, query, now)
  const whole = sections === 'all' ? await computeAllSections(deps, { request, counted, counts, now }) : nothingMore
  return { ...range, ...whole, ...where, countedUntil }
}

const nothingMore = { figures: null, splits: null, funnel: null, chat: null, use: null, faults: null }
const badField = (path: string) => new AppError(400, 'bad_request', { fields: [{ path, problem: 'invalid_value' }] })

async function resolveRequest({ analytics, places }: AnalyticsDeps, query: AnalyticsQuery): Promise<AnalyticsRequest> {
  const organizationId = query.code ? await analytics.organizationByCode(query.code) : null
  if (query.code && organizationId === null) throw badField('code')
  const statePrefix = query.state ? (places.inState(query.state)[0]?.fips.slice(0, 2) ?? null) : null
  if (query.state && statePrefix === null) throw badField('state')
  return { ...query, organizationId, statePrefix }
}

/** Every figure covers the same days: those that were counted. */
function countedRange({ from, to }: DayRange, countedUntil: Day | null): DayRange | null {
  if (countedUntil === null || countedUntil < from) return null
  return { from, to: countedUntil < to ? countedUntil : to }
}

async function computeAreaSections(
  { places, supply, findArea }: AnalyticsDeps,
  counts: readonly Count[],
  { state, need }: AnalyticsQuery,
  now: number,
): Promise<Pick<AdminAnalytics, 'gaps' | 'counties' | 'freshness'>> {
  const { findSupply, freshness } = await supply.read({ state, need }, now)
  const gaps = findGaps(filterByNeed(counts, need), findSupply, findArea)
  return {
    freshness,
    counties: sumDemandByCounty(gaps, findSupply, need),
    gaps: gaps.flatMap((gap) => {
      const county = places.byFips(gap.fips)
      return county ? [{ ...gap, county: county.name, state: county.state }] : []
    }),
  }
}

interface CountedRequest {
  request: AnalyticsRequest
  counted: DayRange | null
  counts: readonly Count[]
  now: number
}

async function computeAllSections(deps: AnalyticsDeps, { request, counted, counts, now }: CountedRequest) {
  const { need, organizationId, statePrefix } = request
  const live = counted ? await deps.liveIntroductions(counted, organizationId, now) : []
  const matching = live.filter(
    ({ counts: [firstCount] }) =>
      firstCount &&
      (statePrefix === null || firstCount.county.startsWith(statePrefix)) &&
      filterByNeed([firstCount], need).length > 0,
  )
  const all = filterByNeed([...counts, ...matching.flatMap((introduction) => introduction.counts)], need)
  const isFiltered = statePrefix !== null || organizationId !== null
  const chat = isFiltered || need ? null : computeChatStats(counts, await deps.analytics.countsOn(toDay(now)))
  return {
    figures: computeHeadlineFigures(all, need),
    splits: computeSplits(all, deps.findArea, need),
    funnel: {
      ...computeFunnel(all),
      medianHours: computeMedianHours(matching.flatMap(({ waitMs }) => waitMs ?? [])),
      overdue: await overdue(deps, organizationId, now),
    },
    chat,
    use: need ? null : computeProductUsage(counts),
    faults: (await deps.analytics.faults()).map(({ count, ...fault }) => ({
      ...fault,
      count: suppressSmallCount(count),
    })),
  }
}

async function overdue({ analytics, overdueOf }: AnalyticsDeps, organizationId: string | null, now: number) {
  const late = await overdueOf(await analytics.waiting(), now)
  const counts = new Map<string, { organization: string; n: number }>()
  for (const { organization_id: id, name } of late) {
    if (id === null || (organizationId !== null && id !== organizationId)) continue
    counts.set(id, { organization: name, n: (counts.get(id)?.n ?? 0) + 1 })
  }
  return [...counts.values()]
    .map(({ organization, n }) => ({ organization, overdue: suppressSmallCount(n) }))
    .toSorted((a, b) => (b.overdue ?? 0) - (a.overdue ?? 0) || a.organization.localeCompare(b.organization))
}
