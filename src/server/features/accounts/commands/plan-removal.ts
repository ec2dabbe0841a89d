import { removalDelayMs } from '#domain/accounts/removal.ts'
import type { PartnerRole } from '#domain/accounts/roles.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Accounts } from '#server/platform/db/schema-partners.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import type { AccountDeps } from '../account-deps.ts'
import { findColleague, lockColleagues } from '../repository.ts'
import { recordAccountAccess } from './record-account-access.ts'

interface Removal {
  before: Accounts
  /** Null turns the account off. */
  role: PartnerRole | null
}

type PlanDeps = Pick<AccountDeps, 'db' | 'clock' | 'outbox' | 'siteUrl'>

/** Returns when it takes effect. Asking again changes what will happen, never when. */
export async function planRemoval(
  deps: PlanDeps,
  trx: Db,
  staff: PartnerStaff,
  { before, role }: Removal,
): Promise<number> {
  const at = deps.clock.now()
  const { id, organizationId } = staff
  const planned = await trx
    .selectFrom('access_removals')
    .select('due_at')
    .where('account_id', '=', before.id)
    .executeTakeFirst()
  if (planned) {
    await trx.updateTable('access_removals').set({ role }).where('account_id', '=', before.id).execute()
    return planned.due_at
  }
  const dueAt = at + removalDelayMs
  await trx
    .insertInto('access_removals')
    .values({
      account_id: before.id,
      organization_id: organizationId,
      role,
      planned_by: id,
      planned_at: at,
      due_at: dueAt,
    })
    .execute()
  await writeAudit(trx, staff, { action: 'plan_removal', entity: 'account', entityId: before.id }, at)
  await recordAccountAccess(deps, trx, { kind: 'removal_planned', actor: staff, subject: before, dueAt }, at)
  return dueAt
}

/** Any administrator of the organization may object, the one who is to be removed first of all. */
export async function keepAdministrator(deps: PlanDeps, staff: PartnerStaff, id: string): Promise<void> {
  const { organizationId } = staff
  await runAsOrganization(deps.db, organizationId, async (trx) => {
    await lockColleagues(trx, organizationId)
    const account = await findColleague(trx, organizationId, id)
    if (!account || !(await dropRemoval(trx, id))) throw notFound()
    const at = deps.clock.now()
    await writeAudit(trx, staff, { action: 'keep', entity: 'account', entityId: id }, at)
    await recordAccountAccess(deps, trx, { kind: 'removal_stopped', actor: staff, subject: account }, at)
  })
}

/** False when none was planned. */
export async function dropRemoval(trx: Db, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('access_removals')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
