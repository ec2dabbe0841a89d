import { toDeviceClass, type DailyCount } from '#domain/admin-analytics/measures.ts'
import type { Db } from '#server/platform/db/database.ts'

export type VisitFacts = Pick<DailyCount, 'device' | 'organizationId'>

/** Attributes of a browser's newest visit. */
export async function findNewestVisit(db: Db, principalId: string): Promise<VisitFacts | null> {
  const row = await db
    .selectFrom('visitor_sessions')
    .select(['device_type', 'organization_id'])
    .where('principal_id', '=', principalId)
    .orderBy('last_active_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { device: toDeviceClass(row.device_type), organizationId: row.organization_id ?? '' } : null
}
