import type { SentAnswer, PartnerIntroductionDetail } from '#contracts/partner-introductions.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { loadDetail, findRow } from './partner-rows-repository.ts'
import type { Scope } from './partner-scope.ts'
import type { IntroductionRow } from './records.ts'
import type { AnswerFault } from './respond-repository.ts'
import type { IntroductionSeals } from './seal.ts'

/** Why nothing was done. `answered`: another person answered first, and this is their answer. */
export type Refusal =
  | { refused: 'missing' | 'taken_back' | 'closed' | 'unknown_colleague' }
  | { refused: 'fault'; field: AnswerFault }
  | { refused: 'answered'; answer: SentAnswer }

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
export function changeIntroduction(
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
