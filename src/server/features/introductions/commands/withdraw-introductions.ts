import type { Db } from '#server/platform/db/database.ts'
import { ownedBy, type Owner } from '#server/platform/db/owned.ts'
import { addPartnerCounts } from '../repository.ts'

/** Selects a person's introductions: all with a resource name, a single one, or everything. */
export interface WithdrawTarget {
  resourceName?: string
  id?: string
}

/** Erases the personal fields at once (T-3.6). Without a name or an id, withdraws everything this browser sent. */
export const withdrawOwnIntroductions = (db: Db, owner: Owner, which: WithdrawTarget, at: number) =>
  db.transaction().execute((trx) => withdrawIntroductions(trx, owner, which, at))

/** Erases the shared data, the answer and staff notes; an anonymous row stays. */
export async function withdrawIntroductions(
  trx: Db,
  owner: Owner,
  { resourceName, id }: WithdrawTarget,
  at: number,
): Promise<void> {
  const rows = await trx
    .updateTable('warm_introductions')
    .set({
      state: 'withdrawn',
      sealed_key: null,
      sealed_person: null,
      sealed_answer: null,
      sealed_notice: null,
      resource_contact: null,
      reply: null,
      closed_at: at,
      updated_at: at,
    })
    .where(ownedBy(owner))
    .where('state', '!=', 'withdrawn')
    .$if(resourceName !== undefined, (query) => query.where('resource_name', '=', resourceName ?? ''))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning(['id', 'organization_id', 'delivery'])
    .execute()
  if (rows.length === 0) return
  const ids = rows.map((row) => row.id)
  await trx.deleteFrom('introduction_notes').where('introduction_id', 'in', ids).execute()
  // What is not sent yet may hold the person's own address.
  await trx.deleteFrom('outbox').where('introduction_id', 'in', ids).where('status', '=', 'waiting').execute()
  const delivered = rows.flatMap((row) => (row.delivery === 'sent' ? (row.organization_id ?? []) : [])).toSorted()
  for (const organizationId of delivered) await addPartnerCounts(trx, organizationId, [{ key: 'withdrawn', by: 1, at }])
}
