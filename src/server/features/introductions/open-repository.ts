import { listStatesBefore } from '#domain/introductions/transitions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { addPartnerCounts } from './counts-repository.ts'
import type { IntroductionRow } from './records.ts'

const unopened = listStatesBefore('opened', 'partner').filter((state) => state !== 'opened')

/** The person then sees that it was opened; the first time is stored. False when it was opened before. */
export async function markOpened(trx: Db, row: IntroductionRow, at: number): Promise<boolean> {
  const { id, organization_id: organizationId, delivery } = row
  const { numUpdatedRows } = await trx
    .updateTable('warm_introductions')
    .set({ state: 'opened', opened_at: at, updated_at: Math.max(at, row.updated_at + 1) })
    .where('id', '=', id)
    .where('state', 'in', unopened)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  if (organizationId !== null && delivery === 'sent')
    await addPartnerCounts(trx, organizationId, [{ key: 'opened', by: 1, at }])
  return true
}
