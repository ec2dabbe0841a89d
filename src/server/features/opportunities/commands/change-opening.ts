import type { AuditAction } from '#domain/audit/vocabulary.ts'
import { findRenewProblem, getOpeningEnd, getOpeningStatus } from '#domain/opportunities/opening.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import { type OpportunityRow, parseOpening } from '../records.ts'
import { holdOrganization } from '../staff-repository.ts'

export const endOpening = (db: Db, staff: PartnerStaff, id: string, at: number): Promise<void> =>
  changeOwn(db, staff, id, at, (row) => {
    const before = getOpeningStatus(row.status, row.expires_at, at)
    if (before === 'ended' || before === 'rejected') throw new AppError(409, 'opening_over')
    return { action: 'opportunity.end', status: 'ended', expires_at: at }
  })

export const renewOpening = (db: Db, staff: PartnerStaff, id: string, at: number): Promise<void> =>
  changeOwn(db, staff, id, at, (row) => {
    const problem = findRenewProblem(row.status, row.expires_at, at)
    if (problem) throw new AppError(409, problem)
    return { action: 'opportunity.renew', status: 'live', expires_at: getOpeningEnd(parseOpening(row), at) }
  })

type Change = Pick<OpportunityRow, 'status' | 'expires_at'> & { action: AuditAction }

/** Changes one of the organization's posts only if the row has not changed since it was read. */
function changeOwn(
  db: Db,
  staff: PartnerStaff,
  id: string,
  at: number,
  decide: (row: OpportunityRow) => Change,
): Promise<void> {
  const { organizationId } = staff
  return runAsOrganization(db, organizationId, async (trx) => {
    await holdOrganization(trx, organizationId)
    const row = await trx
      .selectFrom('opportunities')
      .selectAll()
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .executeTakeFirst()
    if (!row) throw notFound()
    const { action, ...change } = decide(row)
    const { numUpdatedRows } = await trx
      .updateTable('opportunities')
      .set(change)
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .where('status', '=', row.status)
      .executeTakeFirstOrThrow()
    // A reviewer decided in the meantime; reloading shows the decision.
    if (numUpdatedRows === 0n) throw new AppError(409, 'already_decided')
    await writeAudit(
      trx,
      staff,
      {
        action,
        entity: 'opportunity',
        entityId: id,
        before: { status: row.status },
        after: { status: change.status },
      },
      at,
    )
  })
}
