import type { CallInput } from '#contracts/call.ts'
import type { ListingFields } from '#contracts/partner-listings.ts'
import type { AdminListing, editListingAsAdmin, HistoryAction } from '#contracts/review.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { isSameArea, readArea } from '#domain/directory/listing-area.ts'
import { listingFlags } from '#domain/directory/search-columns.ts'
import { getLocalDay } from '#domain/partners/get-local-day.ts'
import { fromRow, type ListingRow } from '#server/engines/directory/rows.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { writeHistory } from '#server/platform/audit/review-history-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import {
  computeVersion,
  findAdminRow,
  findListingForAdmin,
  lockListing,
  putRowBack,
  putStaffSource,
  toAdminListing,
} from '../admin-repository.ts'
import { withFieldsAndArea } from '../apply-fields.ts'
import { cleanFields } from '../clean-fields.ts'
import { completeFacts, findChangedNames, toListingFields, pickFields } from '../fields.ts'
import { writeListing } from '../repository.ts'
import type { ListingCommandDeps } from './run-listing-command.ts'

type AdminEdit = CallInput<typeof editListingAsAdmin>['body']

/** What the history stores of an edit: the whole row before it, and how to recognize the resulting row. */
interface RowBefore {
  row: ListingRow
  fields: Partial<ListingFields>
}
interface RowAfter {
  row: Pick<ListingRow, 'document' | 'status' | 'origin' | 'changed_at'>
  fields: Partial<ListingFields>
}

/** Public at once, and admin-owned from then on: a new compiled directory does not overwrite it. */
export async function editListingForAdmin(
  { db, clock, places }: ListingCommandDeps,
  staff: Staff,
  id: string,
  { version, fields, area, status, isChecked = false, reason }: AdminEdit,
): Promise<AdminListing> {
  const at = clock.now()
  return db.transaction().execute(async (trx) => {
    await lockListing(trx, id)
    const found = await findAdminRow(trx, id)
    if (!found) throw notFound()
    const { row } = found
    if (status === 'draft' && row.status !== 'draft') throw new AppError(400, 'bad_request')
    if (computeVersion(row) !== version) {
      throw new AppError(409, 'edited_elsewhere', { marks: { current: await toAdminListing(trx, found) } })
    }
    const listing = fromRow(row)
    const cleaned = cleanFields(found.isConfidential ? withHiddenAddress(listing, fields) : fields)
    const stored = toListingFields(listing)
    const wanted = { ...cleaned, facts: completeFacts(stored.facts, cleaned.facts) }
    const names = findChangedNames(stored, wanted)
    const newArea = area && !isSameArea(readArea(listing), area) ? area : null
    const isChanged = names.length > 0 || newArea !== null
    if (!isChanged && status === row.status && !isChecked) return toAdminListing(trx, found)
    const saying = { places, sourceId: await putStaffSource(trx), day: getLocalDay(at, listing.state) }
    const changed = isChanged ? withFieldsAndArea(listing, pickFields(wanted, names), newArea, saying) : listing
    const edited = isChecked ? { ...changed, assuredOn: saying.day } : changed
    const after = await writeListing(
      trx,
      {
        before: row,
        listing: edited,
        partnerDetails: { isConfidential: found.isConfidential },
        status,
        origin: 'admin',
      },
      at,
    )
    const action = toHistoryAction(row.status, status)
    const changedFields = {
      before: pickFields(toListingFields(listing), names),
      after: pickFields(toListingFields(edited), names),
    }
    await writeHistory(
      trx,
      staff,
      {
        queue: 'listings',
        itemId: id,
        action,
        reason,
        before: { row, fields: changedFields.before } satisfies RowBefore,
        after: { row: toRowMark(after), fields: changedFields.after } satisfies RowAfter,
      },
      at,
    )
    await writeAudit(
      trx,
      staff,
      {
        action: `listing.${action}`,
        entity: 'listing',
        entityId: id,
        before: { status: row.status },
        after: {
          status,
          fields: names,
          ...(newArea && { area: newArea.reach }),
          ...(isChecked && { assuredOn: saying.day }),
        },
      },
      at,
    )
    const saved = await findListingForAdmin(trx, id)
    if (!saved) throw notFound()
    return saved
  })
}

const toHistoryAction = (before: ListingRow['status'], after: ListingRow['status']): HistoryAction =>
  before === after ? 'edit' : after === 'withdrawn' ? 'withdraw' : before === 'draft' ? 'publish' : 'restore'

const toRowMark = ({ document, status, origin, changed_at }: ListingRow) => ({ document, status, origin, changed_at })

/** The editor was not shown the confidential address, so it cannot have been changed. */
function withHiddenAddress({ street, zip }: Listing, fields: ListingFields): ListingFields {
  return { ...fields, street, zip }
}

/** Runs in the caller's transaction and restores the row byte for byte. Refuses if someone changed it since. */
export async function undoAdminEdit(
  trx: Db,
  entry: { item_id: string; before: string | null; after: string | null },
): Promise<void> {
  const { row: before } = JSON.parse(entry.before ?? '{}') as RowBefore
  const { row: made } = JSON.parse(entry.after ?? '{}') as RowAfter
  await lockListing(trx, entry.item_id)
  const now = (await findAdminRow(trx, entry.item_id))?.row
  if (!now || !isUntouched(now, made)) throw new AppError(409, 'nothing_to_undo')
  // Reports that visitors filed in the meantime are kept.
  const reported = now.flags & listingFlags.reportsDiffer
  await putRowBack(trx, { ...before, flags: (before.flags & ~listingFlags.reportsDiffer) | reported }, [now.cell])
}

function isUntouched(now: ListingRow, made: RowAfter['row']): boolean {
  return (
    now.document === made.document &&
    now.status === made.status &&
    now.origin === made.origin &&
    now.changed_at === made.changed_at
  )
}
