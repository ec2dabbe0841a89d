import { randomUUID } from 'node:crypto'
import type { ListingFields } from '#contracts/partner-listings.ts'
import { padList } from '#server/engines/directory/pad-list.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { ReplacedParts } from './fields.ts'

export type ChangeRow = Schema['listing_changes'] & { author: string | null }

const historyLength = 50

const selectChanges = (trx: Db) =>
  trx
    .selectFrom('listing_changes as change')
    .leftJoin('accounts as account', 'account.id', 'change.author_id')
    .selectAll('change')
    .select('account.name as author')

/** The single draft or waiting change of each listing. */
export async function loadPendingChanges(
  trx: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, ChangeRow>> {
  if (ids.length === 0) return new Map()
  const rows = await selectChanges(trx)
    .where('change.organization_id', '=', organizationId)
    .where('change.listing_id', 'in', padList(ids))
    .where('change.status', 'in', ['draft', 'waiting'])
    .orderBy('change.at')
    .orderBy('change.id')
    .execute()
  return new Map(rows.map((row) => [row.listing_id, row]))
}

/** Newest first. */
export function loadHistory(trx: Db, organizationId: string, listingId: string): Promise<ChangeRow[]> {
  return selectChanges(trx)
    .where('change.organization_id', '=', organizationId)
    .where('change.listing_id', '=', listingId)
    .where('change.status', 'in', ['done', 'refused', 'undone'])
    .orderBy('change.at', 'desc')
    .orderBy('change.id')
    .limit(historyLength)
    .execute()
}

export async function findChange(
  trx: Db,
  organizationId: string,
  listingId: string,
  id: string,
): Promise<ChangeRow | undefined> {
  return selectChanges(trx)
    .where('change.id', '=', id)
    .where('change.organization_id', '=', organizationId)
    .where('change.listing_id', '=', listingId)
    .executeTakeFirst()
}

export interface NewChange {
  listingId: string
  organizationId: string
  kind: ChangeRow['kind']
  status: ChangeRow['status']
  before: ReplacedParts | null
  after: Partial<ListingFields>
  authorId: string
}

export async function addChange(trx: Db, change: NewChange, at: number): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('listing_changes')
    .values({
      id,
      listing_id: change.listingId,
      organization_id: change.organizationId,
      kind: change.kind,
      at,
      status: change.status,
      before: change.before && JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      author_id: change.authorId,
    })
    .execute()
  return id
}

/** When two requests move the same change, only one finds it in its old state. */
export async function moveChange(
  trx: Db,
  id: string,
  from: ChangeRow['status'],
  to: Partial<Schema['listing_changes']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('listing_changes')
    .set(to)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Changes waiting for review, of every organization, oldest first. */
export function selectWaitingChanges(db: Db) {
  return selectChanges(db)
    .innerJoin('organizations as organization', 'organization.id', 'change.organization_id')
    .leftJoin('listings as listing', 'listing.id', 'change.listing_id')
    .select(['organization.name as organization', 'listing.name as listingName'])
    .where('change.status', '=', 'waiting')
    .orderBy('change.at')
    .orderBy('change.id')
    .limit(200)
    .execute()
}

export async function findAnyChange(trx: Db, id: string): Promise<ChangeRow | undefined> {
  return selectChanges(trx).where('change.id', '=', id).executeTakeFirst()
}
