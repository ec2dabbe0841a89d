import { createHash } from 'node:crypto'
import type { Listing } from '#domain/directory/listing.ts'
import { listingFlags } from '#domain/directory/search-columns.ts'
import { fromRow, type ListingRow, toRow } from '#server/engines/directory/rows.ts'
import type { ListingChange } from './changes-repository.ts'
import { fillBlanks, replaceListing } from './merge-listing.ts'
import type { Decision, ImportRow } from './repository.ts'

export interface PlanContext {
  batchId: string
  trusted: boolean
  at: number
}

/** The stored row a checked row applies to: the listing it duplicates, or its own. */
export const getTargetId = ({ duplicate_of: duplicateOf }: ImportRow, listing: Listing) => duplicateOf ?? listing.id

/** The change a checked row makes to the directory; null for none. */
export function planChange(
  row: ImportRow,
  listing: Listing,
  existing: ListingRow | null,
  context: PlanContext,
): ListingChange | null {
  const decision: Decision = row.verdict === 'duplicate' ? (row.decision ?? 'skip') : 'add'
  switch (decision) {
    case 'skip':
      return null
    case 'add':
      return planAddition(row, listing, existing, context)
    case 'update_blanks':
    case 'replace': {
      // The duplicated listing has been removed in the meantime, so the row counts as new.
      if (!existing) return planAddition(row, listing, null, context)
      const merge = decision === 'replace' ? replaceListing : fillBlanks
      return planUpdate(existing, merge(fromRow(existing), listing), context.at)
    }
  }
}

/** A row that was new when checked but exists by now is left alone: another import added it first. */
function planAddition(
  row: ImportRow,
  listing: Listing,
  existing: ListingRow | null,
  { batchId, trusted, at }: PlanContext,
): ListingChange | null {
  if (existing && row.verdict !== 'duplicate') return null
  const otherId = () => `imp-${createHash('sha256').update(`${batchId} ${listing.id}`).digest('hex').slice(0, 18)}`
  const id = existing?.id === listing.id ? otherId() : listing.id
  const status = trusted ? 'live' : 'draft'
  return { before: null, after: toRow({ ...listing, id }, { status, origin: 'imported', version: null, at }) }
}

function planUpdate(existing: ListingRow, merged: Listing, at: number): ListingChange | null {
  if (JSON.stringify(merged) === existing.document) return null
  // A changed listing no longer belongs to the compiled directory: the next load must not undo the change.
  const origin = existing.origin === 'compiled' ? 'imported' : existing.origin
  const after = toRow(merged, { status: existing.status, origin, version: null, at })
  return { before: existing, after: { ...after, flags: after.flags | (existing.flags & listingFlags.reportsDiffer) } }
}
