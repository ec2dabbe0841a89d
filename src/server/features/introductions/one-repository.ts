import type { SentAnswer, PartnerIntroductionDetail } from '#contracts/partner-introductions.ts'
import { asOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { detailOf, rowOf } from './partner-rows-repository.ts'
import type { Scope } from './partner-scope.ts'
import type { IntroductionRow } from './records.ts'
import type { AnswerFault } from './respond-repository.ts'
import type { IntroductionSeals } from './seal.ts'

/** Why nothing was done. `answered`: somebody was quicker, and this is what they said. */
export type Refused =
  | { refused: 'missing' | 'taken_back' | 'closed' | 'unknown_colleague' }
  | { refused: 'fault'; field: AnswerFault }
  | { refused: 'answered'; answer: SentAnswer }

export interface Did {
  detail: PartnerIntroductionDetail
}

/** Which introduction, for whom and when. */
export interface Act {
  scope: Scope
  id: string
  at: number
}

/** Runs `run` on an introduction of this organization, inside its row-level security (T-4.1). */
export function withOne<Result>(
  db: Db,
  { scope, id, at }: Act,
  run: (trx: Db, row: IntroductionRow) => Promise<Refused | Result>,
): Promise<Refused | Result> {
  return asOrganization(db, scope.organizationId, async (trx): Promise<Refused | Result> => {
    const row = await rowOf(trx, scope.organizationId, id, at)
    if (!row) return { refused: 'missing' }
    return row.state === 'withdrawn' ? { refused: 'taken_back' } : run(trx, row)
  })
}

/** The same for a change; answers how the introduction stands then. */
export function changeOne(
  db: Db,
  seals: IntroductionSeals,
  act: Act,
  change: (trx: Db, row: IntroductionRow) => Promise<Refused | 'changed'>,
): Promise<Refused | Did> {
  const { scope, id, at } = act
  return withOne<Did>(db, act, async (trx, row) => {
    const result = await change(trx, row)
    if (result !== 'changed') return result
    const changed = await rowOf(trx, scope.organizationId, id, at)
    return changed ? { detail: await detailOf(trx, seals, scope, changed, at) } : { refused: 'missing' }
  })
}
