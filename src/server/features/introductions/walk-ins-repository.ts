import { walkInKey, buildWalkInNeedKey } from '#domain/introductions/partner-counts.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { addPartnerCounts } from './counts-repository.ts'
import type { Scope } from './partner-scope.ts'

export interface WalkIn {
  resourceId: string
  need: NeedKey | null
}

/** Stores only counts, nothing about a person. False when the listing does not belong to this organization. */
export function countWalkIn(db: Db, scope: Scope, { resourceId, need }: WalkIn, at: number): Promise<boolean> {
  const { organizationId, actor } = scope
  return runAsOrganization(db, organizationId, async (trx) => {
    const theirs = await trx
      .selectFrom('partner_listings')
      .select('listing_id')
      .where('listing_id', '=', resourceId)
      .where('organization_id', '=', organizationId)
      .where('verified_at', 'is not', null)
      .executeTakeFirst()
    if (!theirs) return false
    const keys = [walkInKey, ...(need === null ? [] : [buildWalkInNeedKey(need)])] as const
    await addPartnerCounts(
      trx,
      organizationId,
      keys.map((key) => ({ key, by: 1, at })),
    )
    await writeAudit(trx, actor, { action: 'walk_in.counted', entity: 'listing', entityId: resourceId }, at)
    return true
  })
}
