import type { Listing } from '#domain/directory/listing.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { addChange, findChange, loadHistory, moveChange } from './changes-repository.ts'
import type { ListingCommand, AuditedChange } from './run-listing-command.ts'
import { parseAfter, canUndo, parseReplaced } from './detail-repository.ts'
import { toListingFields, listFieldNames, pickFields, type ReplacedParts, getReplacedParts } from './fields.ts'
import { writeListing } from './write-repository.ts'

/**
 * Restores exactly what a change replaced, including position and the source of each fact. It was public before, so it
 * needs no new review.
 */
export async function undoChange(
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
