import * as z from 'zod/mini'
import type { MonthCount } from '#domain/partner-analytics/stats.ts'
import type { MonthRange } from '#domain/partner-analytics/months.ts'
import { PartnerDetails } from '#domain/partners/partner-details.ts'
import { createPartnerSettings, PartnerSettings } from '#domain/partners/settings.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Live rows are at most four months old; more of them would not move a median. */
const mostWaits = 5000

/** Data for an organization's analytics page, from that organization only. */
export function ownStatsRepository(db: Db) {
  return {
    read: (organizationId: string, range: MonthRange, since: number) =>
      runAsOrganization(db, organizationId, async (trx) => ({
        counts: await loadCounts(trx, organizationId, range),
        waits: await loadWaits(trx, organizationId),
        listings: await loadListings(trx, organizationId),
        introductions: await countIntroductions(trx, organizationId, since),
        promisedHours: await promisedHours(trx, organizationId),
        hasTemplates: await hasTemplates(trx, organizationId),
      })),
  }
}
export type OwnStatsRepository = ReturnType<typeof ownStatsRepository>
export type OwnStats = Awaited<ReturnType<OwnStatsRepository['read']>>
export type OwnListing = OwnStats['listings'][number]

function loadCounts(trx: Db, organizationId: string, { from, to }: MonthRange): Promise<MonthCount[]> {
  return trx
    .selectFrom('partner_counts')
    .select(['month', 'key', 'n'])
    .where('organization_id', '=', organizationId)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .execute()
}

/** Time spent waiting for an organization to join does not count as response time. */
export function computeWaitMs(row: {
  created_at: number
  delivered_at: number | null
  answered_at: number | null
}): number {
  const from = row.delivered_at ?? row.created_at
  return Math.max(0, (row.answered_at ?? from) - from)
}

async function loadWaits(trx: Db, organizationId: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('warm_introductions')
    .select(['created_at', 'delivered_at', 'answered_at'])
    .where('organization_id', '=', organizationId)
    .where('answered_at', 'is not', null)
    .orderBy('answered_at', 'desc')
    .limit(mostWaits)
    .execute()
  return rows.map(computeWaitMs)
}

async function loadListings(trx: Db, organizationId: string) {
  const rows = await trx
    .selectFrom('partner_listings')
    .innerJoin('listings', 'listings.id', 'partner_listings.listing_id')
    .leftJoin('listing_care', (join) =>
      join
        .onRef('listing_care.listing_id', '=', 'partner_listings.listing_id')
        .onRef('listing_care.organization_id', '=', 'partner_listings.organization_id'),
    )
    .select([
      'listings.id',
      'listings.name',
      'listings.needs',
      'listings.weak_needs',
      'listings.county_fips',
      'listings.document',
      'listing_care.document as care',
      'listing_care.confirmed_at as confirmedAt',
    ])
    .where('partner_listings.organization_id', '=', organizationId)
    .where('partner_listings.verified_at', 'is not', null)
    .where('listings.status', '=', 'live')
    .orderBy('listings.name')
    .orderBy('listings.id')
    .execute()
  return rows.map(({ id, name, confirmedAt, ...row }) => {
    const { hours, facts, languages } = fromRow(row)
    const served = row.care === null ? [] : z.parse(PartnerDetails, JSON.parse(row.care)).serviceCounties
    return {
      id,
      name,
      confirmedAt,
      needs: row.needs | row.weak_needs,
      counties: [...new Set([...(row.county_fips === null ? [] : [row.county_fips]), ...served])],
      hasHours: hours !== null,
      knownFacts: Object.values(facts).filter(Boolean).length,
      speaksSpanish: languages.includes('es'),
    }
  })
}

/** Number of introductions per listing since then. */
async function countIntroductions(trx: Db, organizationId: string, since: number): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('warm_introductions')
    .select((eb) => ['resource_id', eb.fn.countAll<number>().as('n')])
    .where('organization_id', '=', organizationId)
    .where('created_at', '>=', since)
    .groupBy('resource_id')
    .execute()
  return new Map(rows.map(({ resource_id: id, n }) => [id, n]))
}

async function promisedHours(trx: Db, organizationId: string): Promise<number> {
  const row = await trx
    .selectFrom('partner_settings')
    .select('document')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  const settings = row ? z.parse(PartnerSettings, JSON.parse(row.document)) : createPartnerSettings('', [], 'en')
  return Number(settings.answerWithin)
}

async function hasTemplates(trx: Db, organizationId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('reply_templates')
    .select('id')
    .where('organization_id', '=', organizationId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
