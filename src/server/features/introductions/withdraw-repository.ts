import type { Db } from '#server/platform/db/database.ts'
import { ownedBy, type Owner } from '#server/platform/db/owned.ts'
import { addPartnerCounts } from './counts-repository.ts'

/** Selects a person's introductions: all with a resource name, a single one, or everything. */
export interface WithdrawTarget {
  resourceName?: string
  id?: string
}

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
  await trx
    .deleteFrom('introduction_notes')
    .where(
      'introduction_id',
      'in',
      rows.map((row) => row.id),
    )
    .execute()
  const delivered = rows.flatMap((row) => (row.delivery === 'sent' ? (row.organization_id ?? []) : [])).toSorted()
  for (const organizationId of delivered) await addPartnerCounts(trx, organizationId, [{ key: 'withdrawn', by: 1, at }])
}
