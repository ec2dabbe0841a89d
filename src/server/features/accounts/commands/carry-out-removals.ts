import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findColleague, hasOtherAdmin, lockColleagues } from '../repository.ts'
import { carryOut, type ColleagueDeps } from './change-colleague.ts'
import { dropRemoval } from './plan-removal.ts'

export const findDueRemovals = (db: Db, now: number) =>
  db
    .selectFrom('access_removals')
    .select(['account_id as accountId', 'organization_id as organizationId'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute()

/**
 * Carries out a removal that nobody objected to. Not when who planned it is no longer an administrator, or when the
 * organization would be left without one. False when nothing changed.
 */
export function carryOutRemoval(
  deps: ColleagueDeps,
  { accountId, organizationId }: { accountId: string; organizationId: string },
): Promise<boolean> {
  return runAsOrganization(deps.db, organizationId, async (trx) => {
    await lockColleagues(trx, organizationId)
    const planned = await trx
      .selectFrom('access_removals')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('due_at', '<=', deps.clock.now())
      .executeTakeFirst()
    if (!planned) return false
    await dropRemoval(trx, accountId)
    const before = await findColleague(trx, organizationId, accountId)
    const planner = await findColleague(trx, organizationId, planned.planned_by)
    const isStillMeant = planner?.role === 'partner_admin' && planner.status === 'active'
    const isStillAdmin = before?.role === 'partner_admin' && before.status === 'active'
    if (!isStillMeant || !isStillAdmin || !(await hasOtherAdmin(trx, organizationId, accountId))) return false
    const actor = { id: planner.id, role: planner.role, organizationId }
    const { role } = planned
    await carryOut(deps, trx, actor, role === null ? { before, status: 'disabled' } : { before, role })
    return true
  })
}
