import type { Listing } from '#domain/directory/listing.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { addChange, findChange, historyOf, moveChange } from './changes-repository.ts'
import type { Turn, Wrote } from './desk.ts'
import { afterOf, canUndo, replacedOf } from './detail-repository.ts'
import { fieldsOf, namesOf, pick, type Replaced, replacedParts } from './fields.ts'
import { writeListing } from './write-repository.ts'

/**
 * Puts back to the letter what a change replaced: position, and who told each fact, come back with it. It was public
 * before, so no reviewer has to see it again.
 */
export async function undo({ trx, staff, id, own, at }: Omit<Turn, 'saying'>, changeId: string): Promise<Wrote> {
  const { organizationId } = staff
  const change = await findChange(trx, organizationId, id, changeId)
  if (!change) throw notFound()
  const listing = fromRow(own.row)
  const replaced = replacedOf(change)
  const isPossible = own.row.status === 'live' && canUndo(change, fieldsOf(listing))
  if (!isPossible || !replaced) throw new AppError(409, 'nothing_to_undo')
  const names = namesOf(afterOf(change))
  const newest = (await historyOf(trx, organizationId, id)).find(({ status }) => status === 'done')
  const restored: Listing = { ...listing, ...(newest?.id === changeId ? replaced : withoutSource(replaced)) }
  if (names.includes('nameEs') && replaced.nameEs === undefined) delete restored.nameEs
  await writeListing(trx, { before: own.row, listing: restored, care: own.care, status: own.row.status }, at)
  await moveChange(trx, changeId, 'done', { status: 'undone' })
  await addChange(
    trx,
    {
      listingId: id,
      organizationId,
      authorId: staff.id,
      kind: 'undo',
      status: 'done',
      before: replacedParts(listing, restored),
      after: pick(fieldsOf(restored), names),
    },
    at,
  )
  return { action: 'listing.undo', after: { change: changeId, fields: names } }
}

/** Later changes said who tells the listing now; an older one must not unsay it. */
function withoutSource({ sourceId: _sourceId, otherSourceIds: _others, asOf: _asOf, ...rest }: Replaced): Replaced {
  return rest
}
