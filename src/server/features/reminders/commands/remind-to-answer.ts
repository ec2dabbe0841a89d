import type { Db } from '#server/platform/db/database.ts'
import type { UnansweredIntroduction } from '../repository.ts'

export interface RemindToAnswerDeps {
  db: Db
  /** Creates new links and mails for these introductions. */
  reissueLinks(trx: Db, introductionIds: readonly string[], at: number): Promise<unknown>
}

/** Marks and mails in one transaction; false when another process sent the reminder first. */
export function remindToAnswer(
  { db, reissueLinks }: RemindToAnswerDeps,
  { id, remindedAt }: UnansweredIntroduction,
  at: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('warm_introductions')
      .set({ reminded_at: at })
      .where('id', '=', id)
      .where('reminded_at', remindedAt === null ? 'is' : '=', remindedAt)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await reissueLinks(trx, [id], at)
    return numUpdatedRows > 0n
  })
}
