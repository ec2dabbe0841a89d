import { getLocalDay } from '#domain/partners/get-local-day.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { refuseOwnItem } from '#server/platform/audit/refuse-own-item.ts'
import { writeHistory } from '#server/platform/audit/review-history-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import { withFields } from '../apply-fields.ts'
import { findAnyChange, type ChangeRow, moveChange } from '../changes-repository.ts'
import { parseAfter } from '../detail-repository.ts'
import { listFieldNames, getReplacedParts } from '../fields.ts'
import {
  findOwn,
  type OwnRow,
  lockListingVersion,
  putOrganizationSource,
  verifyListing,
  writeListing,
} from '../repository.ts'
import type { ChangeNotifier } from './notify-author.ts'
import type { ListingCommandDeps } from './run-listing-command.ts'

type Decision = { decision: 'approve' } | { decision: 'refuse'; reason: string }

/** A reviewer's decision: the change becomes public, or goes back with a reason. The author is notified by mail. */
export async function decideChange(
  { db, clock, places, notify }: ListingCommandDeps & { notify: ChangeNotifier },
  staff: Staff,
  id: string,
  decision: Decision,
): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (trx) => {
    const change = await findAnyChange(trx, id)
    if (!change || change.status === 'draft') throw notFound()
    await refuseOwnItem(trx, staff, { queue: 'changes', id })
    const isApproved = decision.decision === 'approve'
    // Locks the listing before the change, in the same order as edits do, to avoid a deadlock.
    await lockListingVersion(trx, change.organization_id, change.listing_id)
    const moved = await moveChange(trx, id, 'waiting', {
      status: isApproved ? 'done' : 'refused',
      decided_by: staff.id,
      decided_at: at,
      reason: decision.decision === 'refuse' ? decision.reason : null,
    })
    if (!moved) throw new AppError(409, 'already_decided')
    const own = await findOwn(trx, change.organization_id, change.listing_id)
    // The listing is gone or belongs to another organization now, so there is nothing to publish.
    if (isApproved && !own) throw new AppError(409, 'conflict')
    if (isApproved && own) await publish(trx, change, { ...own, places, at })
    if (own) await notify(trx, { change, name: own.row.name, ...decision }, at)
    await writeAudit(
      trx,
      staff,
      {
        action: isApproved ? 'listing_change.approve' : 'listing_change.refuse',
        entity: 'listing_change',
        entityId: id,
        after: { listing: change.listing_id, fields: listFieldNames(parseAfter(change)) },
      },
      at,
    )
    await writeHistory(
      trx,
      staff,
      {
        queue: 'changes',
        itemId: id,
        before: { status: 'waiting' },
        after: { status: isApproved ? 'done' : 'refused' },
        action: !isApproved ? 'refuse' : change.kind === 'add' ? 'approve_new' : 'approve',
        reason: decision.decision === 'refuse' ? decision.reason : null,
      },
      at,
    )
  })
}

type Ground = Pick<OwnRow, 'row' | 'care'> & Pick<ListingCommandDeps, 'places'> & { at: number }

/** Applies only the fields of the change to the current listing, so that other edits made while it waited are kept. */
async function publish(trx: Db, change: ChangeRow, { row, care: partnerDetails, places, at }: Ground): Promise<void> {
  const { organization_id: organizationId, listing_id: listingId } = change
  const listing = fromRow(row)
  if (change.kind === 'add') {
    await writeListing(trx, { before: row, listing, partnerDetails, status: 'live' }, at)
    await verifyListing(trx, listingId, organizationId, at)
    return
  }
  const sourceId = await putOrganizationSource(trx, organizationId)
  const changed = withFields(listing, parseAfter(change), { places, sourceId, day: getLocalDay(at, listing.state) })
  await writeListing(trx, { before: row, listing: changed, partnerDetails, status: row.status }, at)
  await moveChange(trx, change.id, 'done', { before: JSON.stringify(getReplacedParts(listing, changed)) })
}
