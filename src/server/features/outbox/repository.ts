import type { OutboxMail } from '#contracts/outbox.ts'
import type { OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'

const mailsShown = 200
const iso = (at: number) => new Date(at).toISOString()

/** What administrators do with mail. */
export function mailDeskRepository(db: Db, outbox: Pick<OutboxRepository, 'open'>) {
  return {
    async newest(): Promise<OutboxMail[]> {
      const rows = await db
        .selectFrom('outbox')
        .select(['id', 'kind', 'recipient', 'language', 'status', 'attempts', 'problem', 'created_at', 'ended_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(mailsShown)
        .execute()
      return rows.map(({ created_at: createdAt, ended_at: endedAt, ...row }) => ({
        ...row,
        createdAt: iso(createdAt),
        endedAt: endedAt === null ? null : iso(endedAt),
      }))
    },

    /** The only place where a link can be read, so the look is written down first. Null once the text was erased. */
    read(id: string, actor: AuditActor, reason: string, at: number) {
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('outbox')
          .select(['id', 'kind', 'sealed_mail'])
          .where('id', '=', id)
          .executeTakeFirst()
        const text = row ? outbox.open(row) : null
        if (!row || !text) return null
        const after = { kind: row.kind }
        await writeAudit(trx, actor, { action: 'read', entity: 'mail', entityId: id, after, reason }, at)
        return text
      })
    },

    /** `closed`: it was sent, or nothing is left of it to send. One that waits is tried by itself. */
    retry(id: string, actor: AuditActor, at: number): Promise<'done' | 'missing' | 'closed'> {
      return db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('outbox')
          .set({ status: 'waiting', attempts: 0, next_at: at, ended_at: null, problem: null })
          .where('id', '=', id)
          .where('status', '=', 'failed')
          .where('sealed_mail', 'is not', null)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows > 0n) {
          await writeAudit(trx, actor, { action: 'retry', entity: 'mail', entityId: id }, at)
          return 'done'
        }
        const row = await trx.selectFrom('outbox').select('status').where('id', '=', id).executeTakeFirst()
        return !row ? 'missing' : row.status === 'waiting' ? 'done' : 'closed'
      })
    },
  }
}
export type MailDeskRepository = ReturnType<typeof mailDeskRepository>
