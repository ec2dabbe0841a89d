import { secondReminderAfterMs, isSecondReminderDue } from '#domain/reminders.ts'
import type { Db } from '#server/platform/db/database.ts'

/** An unanswered introduction; `remindedAt` is null before the first reminder. */
export interface UnansweredIntroduction {
  id: string
  remindedAt: number | null
}

export function answerRemindersRepository(db: Db) {
  return {
    /** Introductions that still wait a week after the first reminder. */
    async dueAgain(now: number): Promise<UnansweredIntroduction[]> {
      const rows = await db
        .selectFrom('warm_introductions')
        .select(['id', 'urgency', 'created_at', 'delivered_at', 'reminded_at'])
        .where('state', 'in', ['sent', 'opened'])
        .where('delivery', '=', 'sent')
        .where('organization_id', 'is not', null)
        .where('erase_at', '>', now)
        .where('reminded_at', '<=', now - secondReminderAfterMs)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.flatMap(({ id, urgency, reminded_at: remindedAt, ...row }) => {
        const sentAt = row.delivered_at ?? row.created_at
        const isDue = remindedAt !== null && isSecondReminderDue({ sentAt, urgency, remindedAt }, now)
        return isDue ? [{ id, remindedAt }] : []
      })
    },

    /** Runs in one transaction with the mails; false when another process sent the reminder first. */
    remind(
      { id, remindedAt }: UnansweredIntroduction,
      at: number,
      write: (trx: Db) => Promise<unknown>,
    ): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('warm_introductions')
          .set({ reminded_at: at })
          .where('id', '=', id)
          .where('reminded_at', remindedAt === null ? 'is' : '=', remindedAt)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows > 0n) await write(trx)
        return numUpdatedRows > 0n
      })
    },
  }
}
export type AnswerRemindersRepository = ReturnType<typeof answerRemindersRepository>
