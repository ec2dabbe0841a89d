import type { RawBuilder } from 'kysely'
import { listStatesBefore } from '#domain/introductions/transitions.ts'
import type { IntroductionOutcome } from '#domain/introductions/introduction.ts'
import { getEraseAt } from '#domain/introductions/retention.ts'
import { buildOutcomeChanges } from '#domain/introductions/partner-counts.ts'
import type { IntroductionState } from '#domain/introductions/states.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { StateChangeResult } from './change-state-repository.ts'
import { addPartnerCounts } from './counts-repository.ts'

interface Closed {
  acted: StateChangeResult
  before: IntroductionState | null
}

/**
 * Records whether the introduction helped, as reported by either side; the outcome can be changed later. `isTheirs`
 * limits the query to the caller's own rows.
 */
export async function closeWithOutcome(
  trx: Db,
  actor: 'person' | 'partner',
  { id, isTheirs }: { id: string; isTheirs: RawBuilder<boolean> },
  outcome: IntroductionOutcome,
  at: number,
): Promise<Closed> {
  const row = await trx
    .selectFrom('warm_introductions')
    .select(['state', 'closed_at', 'updated_at', 'organization_id', 'delivery'])
    .where('id', '=', id)
    .where(isTheirs)
    .where('erase_at', '>=', at)
    .executeTakeFirst()
  if (!row || row.state === 'withdrawn') return { acted: 'missing', before: null }
  const { state: before, organization_id: organizationId } = row
  if (!listStatesBefore(outcome, actor).includes(before)) return { acted: 'closed', before }
  const { numUpdatedRows } = await trx
    .updateTable('warm_introductions')
    .set({
      state: outcome,
      closed_at: at,
      erase_at: getEraseAt({ state: outcome, delivery: 'sent', sentAt: at, completedAt: at }),
      // A person's own action is not an update to notify them about.
      ...(actor === 'partner' ? { updated_at: Math.max(at, row.updated_at + 1) } : {}),
    })
    .where('id', '=', id)
    .where(isTheirs)
    .where('state', '=', before)
    .executeTakeFirstOrThrow()
  // Another request closed it first.
  if (numUpdatedRows === 0n) return { acted: 'closed', before }
  if (organizationId !== null && row.delivery === 'sent') {
    await addPartnerCounts(
      trx,
      organizationId,
      buildOutcomeChanges({ state: before, closedAt: row.closed_at }, outcome, at),
    )
  }
  return { acted: 'done', before }
}
