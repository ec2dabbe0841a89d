import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import { selectMailFor } from '../repository.ts'

/** Queues a failed mail again. Refused when it was sent or its text was erased; pending mail is retried anyway. */
export async function retryMail(db: Db, viewer: Staff, id: string, at: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const find = () => selectMailFor(trx, viewer).select('status').where('id', '=', id).executeTakeFirst()
    if (!(await find())) throw notFound()
    const { numUpdatedRows } = await trx
      .updateTable('outbox')
      .set({ status: 'waiting', attempts: 0, next_at: at, ended_at: null, problem: null })
      .where('id', '=', id)
      .where('status', '=', 'failed')
      .where('sealed_mail', 'is not', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) {
      await writeAudit(trx, viewer, { action: 'retry', entity: 'mail', entityId: id }, at)
    } else if ((await find())?.status !== 'waiting') {
      throw new AppError(409, 'conflict')
    }
  })
}
