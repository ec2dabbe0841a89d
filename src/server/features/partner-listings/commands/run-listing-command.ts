import type { PartnerListingDetail } from '#contracts/partner-listings.ts'
import { getLocalDay } from '#domain/partners/get-local-day.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import type { Places } from '#server/engines/places/places.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import type { Attribution } from '../apply-fields.ts'
import { loadListingDetail } from '../detail-repository.ts'
import { adoptPartnerDetails, findOwn, type OwnRow, lockListingVersion, putOrganizationSource } from '../repository.ts'

export interface ListingCommandDeps {
  db: Db
  clock: Clock
  places: Places
}

/** The listing, and the version of it that the caller has seen. */
export interface ListingTarget {
  id: string
  version?: number
}

/** The context of one write by an organization member to one of its listings. */
export interface ListingCommand {
  trx: Db
  staff: PartnerStaff
  id: string
  own: OwnRow
  at: number
  /** The organization as the source, with today's date. */
  saying(): Promise<Attribution>
}

export type AuditedChange = Pick<AuditEntry, 'action' | 'before' | 'after'>

/** Runs one write in a transaction: lock, change, audit event and the updated page data, or none of it. */
export async function runListingCommand(
  { db, clock, places }: ListingCommandDeps,
  staff: PartnerStaff,
  { id, version }: ListingTarget,
  command: (turn: ListingCommand) => Promise<AuditedChange & { detail?: PartnerListingDetail }>,
): Promise<PartnerListingDetail> {
  const at = clock.now()
  const { organizationId } = staff
  await adoptPartnerDetails(db, organizationId, id)
  return runAsOrganization(db, organizationId, async (trx) => {
    await getOwnRow(trx, organizationId, id)
    if (!(await lockListingVersion(trx, organizationId, id, version === undefined ? {} : { version }))) {
      throw new AppError(409, 'edited_elsewhere', {
        marks: { current: await getListingDetail(trx, organizationId, id, at) },
      })
    }
    const own = await getOwnRow(trx, organizationId, id)
    const saying = async () => ({
      places,
      sourceId: await putOrganizationSource(trx, organizationId),
      day: getLocalDay(at, fromRow(own.row).state),
    })
    const { detail, ...entry } = await command({ trx, staff, id, own, at, saying })
    await writeAudit(trx, staff, { entity: 'listing', entityId: id, ...entry }, at)
    return detail ?? getListingDetail(trx, organizationId, id, at)
  })
}

async function getOwnRow(trx: Db, organizationId: string, id: string): Promise<OwnRow> {
  const own = await findOwn(trx, organizationId, id)
  if (!own) throw notFound()
  return own
}

export async function getListingDetail(
  trx: Db,
  organizationId: string,
  id: string,
  now: number,
): Promise<PartnerListingDetail> {
  const detail = await loadListingDetail(trx, organizationId, id, now)
  if (!detail) throw notFound()
  return detail
}
