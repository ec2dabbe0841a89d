import { sql, type RawBuilder } from 'kysely'
import type { IntroductionOutcome } from '#domain/introductions/introduction.ts'
import { buildOutcomeChanges } from '#domain/introductions/partner-counts.ts'
import { getEraseAt } from '#domain/introductions/retention.ts'
import { isFinal } from '#domain/introductions/state-machine.ts'
import type { IntroductionState } from '#domain/introductions/states.ts'
import { listStatesBefore } from '#domain/introductions/transitions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ownedBy, type Owner } from '#server/platform/db/owned.ts'
import type { AnswerLink } from '../links-repository.ts'
import { toLinkScope } from '../partner-records.ts'
import type { StateChangeResult } from '../records.ts'
import { addPartnerCounts } from '../repository.ts'
import type { IntroductionSeals } from '../seal.ts'
import {
  auditIntroduction,
  runOnLink,
  updateIntroduction,
  type IntroductionTarget,
  type LinkRefusal,
  type Refusal,
} from './update-introduction.ts'

/** The organization reports whether it helped. */
export function closeIntroduction(
  db: Db,
  seals: IntroductionSeals,
  target: IntroductionTarget,
  outcome: IntroductionOutcome,
) {
  const { scope, id, at } = target
  const isTheirs = sql<boolean>`organization_id = ${scope.organizationId}`
  return updateIntroduction(db, seals, target, async (trx) => {
    const { acted, before } = await closeWithOutcome(trx, 'partner', { id, isTheirs }, outcome, at)
    if (acted !== 'done') return { refused: acted }
    const change = { before: { state: before }, after: { state: outcome } }
    await auditIntroduction(trx, target, { action: 'introduction.outcome', ...change })
    return 'changed'
  })
}

export async function closeIntroductionByLink(
  db: Db,
  seals: IntroductionSeals,
  link: AnswerLink,
  outcome: IntroductionOutcome,
  at: number,
): Promise<Refusal | LinkRefusal | 'done'> {
  const state = await runOnLink(db, link, at, async (_trx, row) => row.state)
  if (state === 'over') return 'over'
  if (state === 'withdrawn') return 'taken_back'
  if (isFinal(state)) return 'final'
  const result = await closeIntroduction(db, seals, { scope: toLinkScope(link), id: link.introductionId, at }, outcome)
  return 'refused' in result ? result : 'done'
}

/** The person reports whether it helped. */
export function closeOwnIntroduction(
  db: Db,
  owner: Owner,
  id: string,
  outcome: IntroductionOutcome,
  at: number,
): Promise<StateChangeResult> {
  const target = { id, isTheirs: ownedBy(owner) }
  return db.transaction().execute(async (trx) => (await closeWithOutcome(trx, 'person', target, outcome, at)).acted)
}

interface Closed {
  acted: StateChangeResult
  before: IntroductionState | null
}

/**
 * Records whether the introduction helped, as reported by either side; the outcome can be changed later. `isTheirs`
 * limits the query to the caller's own rows.
 */
async function closeWithOutcome(
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
      erase_at: getEraseAt(at),
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
