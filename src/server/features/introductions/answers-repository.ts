import type { AnswerState } from '#domain/introductions/partner-answer.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { StateChangeResult } from './change-state-repository.ts'
import { markOpened } from './open-repository.ts'
import type { Answer } from './records.ts'
import { storeAnswer } from './respond-repository.ts'
import type { IntroductionSeals } from './seal.ts'

/** The provider's side from the command line, without personal data: answering does not require knowing who sent it. */
export function answersRepository(db: Db, seals: IntroductionSeals) {
  const find = (trx: Db, id: string) =>
    trx.selectFrom('warm_introductions').selectAll().where('id', '=', id).executeTakeFirst()
  return {
    answer(id: string, state: AnswerState, answer: Answer, at: number): Promise<StateChangeResult> {
      return db.transaction().execute(async (trx) => {
        const row = await find(trx, id)
        if (!row) return 'missing'
        return (await storeAnswer(trx, seals, row, { state, answer }, at)) ? 'done' : 'closed'
      })
    },

    /** All introductions and their states, without personal data. */
    overview: () =>
      db
        .selectFrom('warm_introductions')
        .select(['id', 'resource_name as resourceName', 'state', 'delivery', 'urgency', 'created_at as createdAt'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),

    /** Marks it as opened; the first time is stored. */
    open(id: string, at: number): Promise<StateChangeResult> {
      return db.transaction().execute(async (trx) => {
        const row = await find(trx, id)
        if (!row || row.state === 'withdrawn') return 'missing'
        return (await markOpened(trx, row, at)) ? 'done' : 'closed'
      })
    },
  }
}
