import { toMonth, type CountChange } from '#domain/introductions/partner-counts.ts'
import type { Db } from '#server/platform/db/database.ts'

/**
 * Runs in the transaction of the counted change. Always in one order, so that two that share counters cannot deadlock.
 */
export async function addPartnerCounts(
  trx: Db,
  organizationId: string,
  changes: readonly CountChange[],
): Promise<void> {
  for (const { key, by, at } of changes.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    await trx
      .insertInto('partner_counts')
      .values({ organization_id: organizationId, month: toMonth(at), key, n: by })
      .onConflict((conflict) =>
        conflict
          .columns(['organization_id', 'month', 'key'])
          .doUpdateSet((eb) => ({ n: eb('partner_counts.n', '+', by) })),
      )
      .execute()
  }
}
