import { sql } from 'kysely'
import type { OutboxMail } from '#contracts/outbox.ts'
import { rolesWithHiddenMail } from '#domain/accounts/roles.ts'
import { hasPersonalLink } from '#server/engines/mail/mail-kinds.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Staff } from '#server/platform/http/staff.ts'

const maxMails = 200
const iso = (at: number) => new Date(at).toISOString()

/** The rows a viewer may see: no mail to an account with the same or a higher role, whatever its content. */
export const selectMailFor = (db: Db, { role }: Pick<Staff, 'role'>) => {
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

/** The newest mails, without their texts. */
export async function listMails(db: Db, viewer: Pick<Staff, 'role'>): Promise<OutboxMail[]> {
  const rows = await selectMailFor(db, viewer)
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
}
