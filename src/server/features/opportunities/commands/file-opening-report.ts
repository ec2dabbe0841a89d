import type { OpeningReportKind } from '#domain/opportunities/opening-report.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import type { CallLimiter } from '#server/platform/http/exact-limit.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The same limits as for listing reports, and counted together with them. */
const reportsPerDay = { browser: 20, address: 100 }

/** False when there is nothing public with this id. */
export type OpeningReportFiler = (
  id: string,
  principalId: string,
  kind: OpeningReportKind,
  at: number,
) => Promise<boolean>

export interface ReportOpeningDeps {
  db: Db
  clock: Clock
  limitCalls: CallLimiter
  /** A school or job center from the directory is reported like any other listing. */
  reportListing: OpeningReportFiler
}

interface OpeningReport {
  id: string
  kind: OpeningReportKind
  principalId: string
  address: string
}

/** “They turned me away”: only a kind is reported, so that no one has to explain why. */
export async function reportOpening(
  { db, clock, limitCalls, reportListing }: ReportOpeningDeps,
  { id, kind, principalId, address }: OpeningReport,
): Promise<void> {
  const day = { windowMs: dayMs }
  await limitCalls({ name: 'reports', who: principalId, max: reportsPerDay.browser, ...day })
  await limitCalls({ name: 'reports', who: address, max: reportsPerDay.address, ...day })
  const at = clock.now()
  const isFiled = (await file(db, { id, kind, principalId }, at)) || (await reportListing(id, principalId, kind, at))
  if (!isFiled) throw notFound()
}

/** Each browser counts once per opening, even if it reports another kind later. */
async function file(db: Db, { id, kind, principalId }: Omit<OpeningReport, 'address'>, at: number): Promise<boolean> {
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
}
