import type { Listing } from '#domain/directory/listing.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { PartnerStaff, Staff } from '#server/platform/http/staff.ts'
import {
  addChange,
  type ChangeRow,
  findAnyChange,
  findChange,
  loadHistory,
  loadPendingChanges,
  moveChange,
} from '../changes-repository.ts'
import { parseAfter, canUndo, parseReplaced } from '../detail-repository.ts'
import { toListingFields, listFieldNames, pickFields, type ReplacedParts, getReplacedParts } from '../fields.ts'
import { findOwn, lockListingVersion, writeListing } from '../repository.ts'
import type { ChangeNotifier } from './notify-author.ts'
import {
  type AuditedChange,
  type ListingCommand,
  type ListingCommandDeps,
  type ListingTarget,
  runListingCommand,
} from './run-listing-command.ts'

/** An organization takes back its own change. */
export const undoOwnChange = (deps: ListingCommandDeps, staff: PartnerStaff, target: ListingTarget, changeId: string) =>
  runListingCommand(deps, staff, target, (turn) => restore(turn, changeId))

/**
 * Restores exactly what a change replaced, including position and the source of each fact. It was public before, so it
 * needs no new review.
 */
async function restore(
  { trx, staff, id, own, at }: Omit<ListingCommand, 'saying'>,
  changeId: string,
): Promise<AuditedChange> {
  const { organizationId } = staff
  const change = await findChange(trx, organizationId, id, changeId)
  if (!change) throw notFound()
  const listing = fromRow(own.row)
  const replaced = parseReplaced(change)
  const isPossible = own.row.status === 'live' && canUndo(change, toListingFields(listing))
  if (!isPossible || !replaced) throw new AppError(409, 'nothing_to_undo')
  const names = listFieldNames(parseAfter(change))
  const newest = (await loadHistory(trx, organizationId, id)).find(({ status }) => status === 'done')
  const restored: Listing = { ...listing, ...(newest?.id === changeId ? replaced : withoutSource(replaced)) }
  // Both are optional: what was absent before is not among the replaced parts.
  if (names.includes('nameEs') && replaced.nameEs === undefined) delete restored.nameEs
  if (names.includes('kind') && replaced.kind === undefined) delete restored.kind
  await writeListing(trx, { before: own.row, listing: restored, partnerDetails: own.care, status: own.row.status }, at)
  await moveChange(trx, changeId, 'done', { status: 'undone' })
  await addChange(
    trx,
    {
      listingId: id,
      organizationId,
      authorId: staff.id,
      kind: 'undo',
      status: 'done',
      before: getReplacedParts(listing, restored),
      after: pickFields(toListingFields(restored), names),
    },
    at,
  )
  return { action: 'listing.undo', after: { change: changeId, fields: names } }
}

/** Later changes set the listing's current source; undoing an older one must not reset it. */
function withoutSource({
  sourceId: _sourceId,
  otherSourceIds: _others,
  asOf: _asOf,
  ...rest
}: ReplacedParts): ReplacedParts {
  return rest
}

interface UndoRequest {
  staff: Staff
  reason: string
  at: number
}

/**
 * Reverts a reviewer's decision. A rejected change waits again, unless its organization wrote another one since. A
 * published change is undone as if the organization did it, and the organization is notified with the reason. Runs in
 * the caller's transaction.
 */
export async function undoDecision(
  trx: Db,
  { id, notify }: { id: string; notify: ChangeNotifier },
  { staff, reason, at }: UndoRequest,
): Promise<void> {
  const found = await findAnyChange(trx, id)
  if (!found) throw new AppError(409, 'nothing_to_undo')
  const { organization_id: organizationId, listing_id: listingId } = found
  await lockListingVersion(trx, organizationId, listingId)
  const own = await findOwn(trx, organizationId, listingId)
  const change = await findAnyChange(trx, id)
  if (!own || !change) throw new AppError(409, 'nothing_to_undo')
  if (change.status === 'refused') {
    await waitAgain(trx, change)
    return
  }
  await restore({ trx, staff: { ...staff, organizationId }, id: listingId, own, at }, id)
  await notify(trx, { change, name: own.row.name, decision: 'refuse', reason }, at)
}

async function waitAgain(trx: Db, { id, organization_id: organizationId, listing_id: listingId }: ChangeRow) {
  const pending = await loadPendingChanges(trx, organizationId, [listingId])
  const isFree =
    !pending.has(listingId) &&
    (await moveChange(trx, id, 'refused', { status: 'waiting', decided_by: null, decided_at: null, reason: null }))
  if (!isFree) throw new AppError(409, 'nothing_to_undo')
}
