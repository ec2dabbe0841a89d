import type { ExpressionBuilder } from 'kysely'
import type { OpportunityReviewItem, PostedOpportunity } from '#contracts/opportunities-staff.ts'
import type { OpeningReportKind } from '#domain/opportunities/opening-report.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { type OpportunityRow, toPosted } from './records.ts'

const decidedVisibleMs = 30 * 24 * 60 * 60 * 1000
const listLimits = { waiting: 200, decided: 50, own: 200 }

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

type ReportCounts = Record<OpeningReportKind, number>

const noReports: ReportCounts = { turned_away: 0, gone: 0, wrong: 0 }

/** Unreviewed reports by opening; openings without reports are left out. */
export async function openReports(db: Db, ids: readonly string[]): Promise<Map<string, ReportCounts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('opportunity_reports')
    .select(['opportunity_id', 'kind', (eb) => eb.fn.countAll<number>().as('n')])
    .where('opportunity_id', 'in', ids)
    .where('settled_at', 'is', null)
    .groupBy(['opportunity_id', 'kind'])
    .execute()
  const counts = new Map<string, ReportCounts>()
  for (const { opportunity_id: id, kind, n } of rows) {
    counts.set(id, { ...(counts.get(id) ?? noReports), [kind]: n })
  }
  return counts
}

/** After a review, new reports are counted from zero. */
export async function resolveReports(trx: Db, id: string, at: number): Promise<void> {
  await trx
    .updateTable('opportunity_reports')
    .set({ settled_at: at })
    .where('opportunity_id', '=', id)
    .where('settled_at', 'is', null)
    .execute()
}

/** An organization's own posts: every query is scoped to it, and PostgreSQL enforces it (T-4.1). */
export function listOwnOpenings(db: Db, organizationId: string, now: number): Promise<PostedOpportunity[]> {
  return runAsOrganization(db, organizationId, async (trx) => {
    const rows = await trx
      .selectFrom('opportunities')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(listLimits.own)
      .execute()
    return rows.map((row) => toPosted(row, now))
  })
}

/** Serializes posts of one organization; otherwise two at once could both take the last free slot. */
export async function holdOrganization(trx: Db, organizationId: string): Promise<void> {
  await trx
    .updateTable('organizations')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', organizationId)
    .execute()
}
