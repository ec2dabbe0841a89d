import { hasPersonalLink } from '#server/engines/mail/mail-kinds.ts'
import type { MailText, OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import { selectMailFor } from '../repository.ts'

interface ReadMailDeps {
  db: Db
  outbox: Pick<OutboxRepository, 'open'>
}

/**
 * Shows the text of a mail and writes that to the audit log. A mail with a personal link stays closed; one whose text
 * was erased counts as missing.
 */
export function readMail(
  { db, outbox }: ReadMailDeps,
  viewer: Staff,
  { id, reason }: { id: string; reason: string },
  at: number,
): Promise<MailText> {
  return db.transaction().execute(async (trx) => {
    const row = await selectMailFor(trx, viewer)
      .select(['id', 'kind', 'sealed_mail'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (row && hasPersonalLink(row.kind)) throw new AppError(403, 'mail_not_shown')
    const text = row ? outbox.open(row) : null
    if (!row || !text) throw notFound()
    const after = { kind: row.kind }
    await writeAudit(trx, viewer, { action: 'read', entity: 'mail', entityId: id, after, reason }, at)
    return text
  })
}

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
