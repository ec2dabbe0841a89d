import { sql } from 'kysely'
import type { OutboxMail } from '#contracts/outbox.ts'
import { rolesWithHiddenMail, type Role } from '#domain/accounts/roles.ts'
import type { MailText, OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { hasPersonalLink } from '#server/engines/mail/mail-kinds.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'

const maxMails = 200
const iso = (at: number) => new Date(at).toISOString()

/** The admin reading the mail, with the limits of their role. */
export interface MailViewer extends AuditActor {
  role: Role
}

/** The rows a viewer may see: no mail to an account with the same or a higher role, whatever its content. */
const mailFor = (db: Db, { role }: MailViewer) => {
  const hidden = rolesWithHiddenMail(role)
  return db.selectFrom('outbox').$if(hidden.length > 0, (query) =>
    query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounts')
            .select('accounts.id')
            .where('accounts.email', '=', sql<string>`lower(outbox.recipient)`)
            .where('accounts.role', 'in', hidden),
        ),
      ),
    ),
  )
}

/** Admin actions on mail. */
export function outboxListRepository(db: Db, outbox: Pick<OutboxRepository, 'open'>) {
  return {
    async newest(viewer: MailViewer): Promise<OutboxMail[]> {
      const rows = await mailFor(db, viewer)
        .select(['id', 'kind', 'recipient', 'language', 'status', 'attempts', 'problem', 'created_at', 'ended_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(maxMails)
        .execute()
      return rows.map(({ created_at: createdAt, ended_at: endedAt, ...row }) => ({
        ...row,
        hasPersonalLink: hasPersonalLink(row.kind),
        createdAt: iso(createdAt),
        endedAt: endedAt === null ? null : iso(endedAt),
      }))
    },

    /**
     * `closed`: it holds a personal link. Null after the text was erased. Showing a text is written to the audit log.
     */
    read(id: string, viewer: MailViewer, reason: string, at: number): Promise<MailText | 'closed' | null> {
      return db.transaction().execute(async (trx) => {
        const row = await mailFor(trx, viewer)
          .select(['id', 'kind', 'sealed_mail'])
          .where('id', '=', id)
          .executeTakeFirst()
        if (row && hasPersonalLink(row.kind)) return 'closed'
        const text = row ? outbox.open(row) : null
        if (!row || !text) return null
        const after = { kind: row.kind }
        await writeAudit(trx, viewer, { action: 'read', entity: 'mail', entityId: id, after, reason }, at)
        return text
      })
    },

    /** `closed`: it was sent, or its text was erased. Pending mail is retried automatically. */
    retry(id: string, viewer: MailViewer, at: number): Promise<'done' | 'missing' | 'closed'> {
      return db.transaction().execute(async (trx) => {
        const find = () => mailFor(trx, viewer).select('status').where('id', '=', id).executeTakeFirst()
        if (!(await find())) return 'missing'
        const { numUpdatedRows } = await trx
          .updateTable('outbox')
          .set({ status: 'waiting', attempts: 0, next_at: at, ended_at: null, problem: null })
          .where('id', '=', id)
          .where('status', '=', 'failed')
          .where('sealed_mail', 'is not', null)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows > 0n) {
          await writeAudit(trx, viewer, { action: 'retry', entity: 'mail', entityId: id }, at)
          return 'done'
        }
        return (await find())?.status === 'waiting' ? 'done' : 'closed'
      })
    },
  }
}
export type OutboxListRepository = ReturnType<typeof outboxListRepository>
