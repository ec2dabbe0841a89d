import type { OpeningReportKind } from '#domain/opportunities/opening-report.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Reports about public openings. */
export function openingReportsRepository(db: Db) {
  return {
    /**
     * False when no such opening is public. Each browser counts once per opening, even if it reports another kind
     * later.
     */
    async file(id: string, principalId: string, kind: OpeningReportKind, at: number): Promise<boolean> {
      const opening = await db
        .selectFrom('opportunities')
        .select('id')
        .where('id', '=', id)
        .where('status', '=', 'live')
        .where('expires_at', '>', at)
        .executeTakeFirst()
      if (!opening) return false
      await db
        .insertInto('opportunity_reports')
        .values({ opportunity_id: id, principal_id: principalId, kind, at })
        .onConflict((conflict) => conflict.columns(['opportunity_id', 'principal_id']).doNothing())
        .execute()
      return true
    },
  }
}
export type OpeningReportsRepository = ReturnType<typeof openingReportsRepository>

export type ReportCounts = Record<OpeningReportKind, number>

export const noReports: ReportCounts = { turned_away: 0, gone: 0, wrong: 0 }

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
