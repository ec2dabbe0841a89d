import type { SentAnswer, PartnerIntroductionDetail } from '#contracts/partner-introductions.ts'
import { writeAudit, type AuditEntry } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { AnswerLink } from '../links-repository.ts'
import type { Scope } from '../partner-records.ts'
import { findRow, loadDetail } from '../partner-repository.ts'
import type { IntroductionRow } from '../records.ts'
import type { IntroductionSeals } from '../seal.ts'

/** The field of an answer that names a missing listing or an invalid date. */
export type AnswerFault = 'alternatives' | 'appointment.at'

/** Why nothing was done. `answered`: another person answered first, and this is their answer. */
export type Refusal =
  | { refused: 'missing' | 'taken_back' | 'closed' | 'unknown_colleague' }
  | { refused: 'fault'; field: AnswerFault }
  | { refused: 'answered'; answer: SentAnswer }

/** Why a link does nothing. `over`: used up, or its introduction is gone; `final`: already has a final answer. */
export type LinkRefusal = 'over' | 'final' | 'taken_back'

export interface ChangedIntroduction {
  detail: PartnerIntroductionDetail
}

/** The introduction, the organization and the time of a command. */
export interface IntroductionTarget {
  scope: Scope
  id: string
  at: number
}

/** Runs `run` on an introduction of this organization, inside its row-level security (T-4.1). */
export function runOnIntroduction<Result>(
  db: Db,
  { scope, id, at }: IntroductionTarget,
  run: (trx: Db, row: IntroductionRow) => Promise<Refusal | Result>,
): Promise<Refusal | Result> {
  return runAsOrganization(db, scope.organizationId, async (trx): Promise<Refusal | Result> => {
    const row = await findRow(trx, scope.organizationId, id, at)
    if (!row) return { refused: 'missing' }
    return row.state === 'withdrawn' ? { refused: 'taken_back' } : run(trx, row)
  })
}

/** The same for a change; returns the introduction's new state. */
export function updateIntroduction(
  db: Db,
  seals: IntroductionSeals,
  target: IntroductionTarget,
  change: (trx: Db, row: IntroductionRow) => Promise<Refusal | 'changed'>,
): Promise<Refusal | ChangedIntroduction> {
  const { scope, id, at } = target
  return runOnIntroduction<ChangedIntroduction>(db, target, async (trx, row) => {
    const result = await change(trx, row)
    if (result !== 'changed') return result
    const changed = await findRow(trx, scope.organizationId, id, at)
    return changed ? { detail: await loadDetail(trx, seals, scope, changed, at) } : { refused: 'missing' }
  })
}

/** The same for the holder of a link; the link names the record, so no other is accessible. */
export function runOnLink<Result>(
  db: Db,
  { organizationId, introductionId }: AnswerLink,
  at: number,
  run: (trx: Db, row: IntroductionRow) => Promise<Result>,
): Promise<Result | 'over'> {
  return runAsOrganization(db, organizationId, async (trx) => {
    const row = await findRow(trx, organizationId, introductionId, at)
    return row ? run(trx, row) : 'over'
  })
}

export const auditIntroduction = (
  trx: Db,
  { scope, id, at }: IntroductionTarget,
  entry: Omit<AuditEntry, 'entity' | 'entityId'>,
) => writeAudit(trx, scope.actor, { ...entry, entity: 'introduction', entityId: id }, at)

export function assignColleague(
  db: Db,
  seals: IntroductionSeals,
  target: IntroductionTarget,
  accountId: string | null,
): Promise<Refusal | ChangedIntroduction> {
  const { organizationId } = target.scope
  return updateIntroduction(db, seals, target, async (trx, row) => {
    if (accountId !== null && !(await isColleague(trx, organizationId, accountId)))
      return { refused: 'unknown_colleague' }
    await trx
      .updateTable('warm_introductions')
      .set({ assigned_to: accountId })
      .where('id', '=', row.id)
      .where('organization_id', '=', organizationId)
      .execute()
    const change = { before: { owner: row.assigned_to }, after: { owner: accountId } }
    await auditIntroduction(trx, target, { action: 'introduction.assigned', ...change })
    return 'changed'
  })
}

async function isColleague(trx: Db, organizationId: string, accountId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return found !== undefined
}
