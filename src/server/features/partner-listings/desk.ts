import type { PartnerListingDetail } from '#contracts/partner-listings.ts'
import { getLocalDay } from '#domain/partners/get-local-day.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import type { Places } from '#server/engines/places/places.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import { asOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import type { Saying } from './apply-fields.ts'
import { detailOf, ownRow } from './detail-repository.ts'
import { adoptCare, type OwnRow, takeTurn } from './own-repository.ts'
import { sourceOf } from './write-repository.ts'

export interface DeskDeps {
  db: Db
  clock: Clock
  places: Places
}

/** Somebody of an organization at work on one of its listings. */
export interface Turn {
  trx: Db
  staff: PartnerStaff
  id: string
  own: OwnRow
  at: number
  /** The organization as whoever says so, today. */
  saying(): Promise<Saying>
}

export type Wrote = Pick<AuditEntry, 'action' | 'before' | 'after'>

/** Runs one write: the listing's own turn, the work, its audit row and what the page shows next, or none of it. */
export async function writeTurn(
  { db, clock, places }: DeskDeps,
  staff: PartnerStaff,
  { id, version }: { id: string; version?: number },
  work: (turn: Turn) => Promise<Wrote & { detail?: PartnerListingDetail }>,
): Promise<PartnerListingDetail> {
  const at = clock.now()
  const { organizationId } = staff
  await adoptCare(db, organizationId, id)
  return asOrganization(db, organizationId, async (trx) => {
    await ownRow(trx, organizationId, id)
    if (!(await takeTurn(trx, organizationId, id, version === undefined ? {} : { version }))) {
      throw new AppError(409, 'edited_elsewhere', { marks: { current: await detailOf(trx, organizationId, id, at) } })
    }
    const own = await ownRow(trx, organizationId, id)
    const saying = async () => ({
      places,
      sourceId: await sourceOf(trx, organizationId),
      day: getLocalDay(at, fromRow(own.row).state),
    })
    const { detail, ...entry } = await work({ trx, staff, id, own, at, saying })
    await writeAudit(trx, staff, { entity: 'listing', entityId: id, ...entry }, at)
    return detail ?? detailOf(trx, organizationId, id, at)
  })
}
