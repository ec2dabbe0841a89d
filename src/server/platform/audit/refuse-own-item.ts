import type { HistoryQueue } from '#contracts/review.ts'
import { isResearchTask } from '#domain/suggestions/place.ts'
import { isSamePerson, type PersonTrace } from '#domain/review/is-same-person.ts'
import type { Db } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Staff } from '../http/staff.ts'

/** Whose item it is, as far as its row tells. */
export interface ItemOrigin {
  /** As somebody without an account gave it. */
  people?: readonly PersonTrace[]
  /** Who filed or edited it, signed in. */
  accountIds?: readonly (string | null)[]
  /** The organization it came from: nobody with an account there decides for it. */
  organizationId?: string | null
  /** The browsers it came from. */
  principalIds?: readonly (string | null)[]
}

export interface QueuedItem {
  queue: HistoryQueue
  id: string
}

type Decider = Pick<Staff, 'id' | 'principalId'>

/** Nobody decides what he filed or edited, under whichever of his accounts (T-8.5). Runs in the decision's transaction. */
export async function refuseOwnItem(trx: Db, decider: Decider, item: QueuedItem): Promise<void> {
  if (await isOwnItem(trx, decider, item)) throw new AppError(409, 'own_item')
}

export async function isOwnItem(trx: Db, decider: Decider, { queue, id }: QueuedItem): Promise<boolean> {
  return isOrigin(trx, decider, await origins[queue](trx, id))
}

export async function isOrigin(
  trx: Db,
  { id, principalId }: Decider,
  { people = [], accountIds = [], organizationId = null, principalIds = [] }: ItemOrigin,
): Promise<boolean> {
  if (accountIds.includes(id)) return true
  if (principalId !== null && principalIds.includes(principalId)) return true
  const self = await trx.selectFrom('accounts').select(['email', 'name']).where('id', '=', id).executeTakeFirst()
  // A program with an admin key is nobody's account.
  if (!self) return false
  const accounts = await loadTraces(trx, accountIds, organizationId)
  return [...people, ...accounts].some((person) => isSamePerson(self, person))
}

export async function loadTraces(
  trx: Db,
  accountIds: readonly (string | null)[],
  organizationId: string | null = null,
): Promise<PersonTrace[]> {
  const ids = accountIds.filter((id) => id !== null)
  if (ids.length === 0 && organizationId === null) return []
  return trx
    .selectFrom('accounts')
    .select(['email', 'name'])
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ...(organizationId === null ? [] : [eb('organization_id', '=', organizationId)]),
      ]),
    )
    .execute()
}

/** A queue without an entry here doesn't compile. */
const origins: Record<HistoryQueue, (trx: Db, id: string) => Promise<ItemOrigin>> = {
  claims: (trx, id) => loadFiled(trx, 'claims', id),
  suggestions: async (trx, id) => (isResearchTask(id) ? {} : loadFiled(trx, 'suggestions', id)),
  changes: (trx, id) => loadPosted(trx, 'listing_changes', id),
  opportunities: (trx, id) => loadPosted(trx, 'opportunities', id),
  async posts(trx, id) {
    const post = await trx.selectFrom('posts').select('principal_id').where('id', '=', id).executeTakeFirst()
    return { ...(await loadPosted(trx, 'posts', id)), principalIds: [post?.principal_id ?? null] }
  },
  async reports(trx, id) {
    const rows = await trx
      .selectFrom('review_items')
      .innerJoin('listing_reports', (join) =>
        join
          .onRef('listing_reports.listing_id', '=', 'review_items.listing_id')
          .onRef('listing_reports.fact', '=', 'review_items.fact'),
      )
      .select('principal_id')
      .where('review_items.id', '=', id)
      .execute()
    return { principalIds: rows.map((row) => row.principal_id) }
  },
  /** An admin's own edit is no request: whoever made it may take it back. */
  listings: async () => ({}),
}

async function loadFiled(trx: Db, table: 'claims' | 'suggestions', id: string): Promise<ItemOrigin> {
  const row = await trx
    .selectFrom(table)
    .select(['email', 'contact_name', 'filed_by'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { people: [{ email: row.email, name: row.contact_name }], accountIds: [row.filed_by] } : {}
}

async function loadPosted(
  trx: Db,
  table: 'listing_changes' | 'opportunities' | 'posts',
  id: string,
): Promise<ItemOrigin> {
  const row = await trx
    .selectFrom(table)
    .select(['author_id', 'organization_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { accountIds: [row.author_id], organizationId: row.organization_id } : {}
}
