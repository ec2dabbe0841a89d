import type { ExpressionBuilder } from 'kysely'
import type { OpportunityReviewItem } from '#contracts/opportunities-staff.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { type OpportunityRow, toPosted } from './posting-row.ts'
import { noReports, openReports } from './reports-repository.ts'

const decidedVisibleMs = 30 * 24 * 60 * 60 * 1000
const listLimits = { waiting: 200, decided: 50 }

/** The review queue for openings: before they are published, and again when people report them. */
export function openingReviewRepository(db: Db) {
  const posted = () =>
    db
      .selectFrom('opportunities as opening')
      .leftJoin('organizations as organization', 'organization.id', 'opening.organization_id')
      .selectAll('opening')
      .select('organization.name as organization')

  const withReports = async (rows: readonly Posted[], now: number): Promise<OpportunityReviewItem[]> => {
    const reports = await openReports(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({
      ...toPosted(row, now),
      organization: row.organization,
      reports: reports.get(row.id) ?? noReports,
    }))
  }

  return {
    async waiting(now: number): Promise<OpportunityReviewItem[]> {
      const rows = await posted()
        .where((eb) => eb.or([eb('opening.status', '=', 'pending'), isReported(eb, now)]))
        .orderBy('opening.created_at')
        .orderBy('opening.id')
        .limit(listLimits.waiting)
        .execute()
      return withReports(rows, now)
    },

    async decided(now: number): Promise<OpportunityReviewItem[]> {
      const rows = await posted()
        .where('opening.status', '!=', 'pending')
        .where('opening.reviewed_at', '>', now - decidedVisibleMs)
        .where((eb) => eb.not(isReported(eb, now)))
        .orderBy('opening.reviewed_at', 'desc')
        .orderBy('opening.id')
        .limit(listLimits.decided)
        .execute()
      return withReports(rows, now)
    },
  }
}
export type OpeningReviewRepository = ReturnType<typeof openingReviewRepository>

type Posted = OpportunityRow & { organization: string | null }
type Openings = Schema & { opening: Schema['opportunities'] }

/** Public, and reported since the last review. Expired openings need no review. */
const isReported = (eb: ExpressionBuilder<Openings, 'opening'>, now: number) =>
  eb.and([
    eb('opening.status', '=', 'live'),
    eb('opening.expires_at', '>', now),
    eb(
      'opening.id',
      'in',
      eb.selectFrom('opportunity_reports').select('opportunity_id').where('settled_at', 'is', null),
    ),
  ])
