import { randomUUID } from 'node:crypto'
import { sessionLifetime } from '#domain/accounts/roles.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Staff } from '#server/platform/http/staff.ts'

/** Writing "still here" on every call would be a disk write per call. */
const touchEveryMs = 60_000

/** Sign-ins that are alive, by the hash of their cookie. */
export function staffSessionsRepository(db: Db) {
  return {
    async start(trx: Db, accountId: string, tokenHash: string, at: number): Promise<void> {
      await trx.insertInto('staff_sessions')
        .values({ token_hash: tokenHash, id: randomUUID(), account_id: accountId, created_at: at, last_seen_at: at })
        .execute()
    },

    /** Null when it is over or its account is no longer active. Role and organization are read anew every time. */
    async find(tokenHash: string, now: number): Promise<Staff | null> {
      const row = await db.selectFrom('staff_sessions').innerJoin('accounts', 'accounts.id', 'staff_sessions.account_id')
        .select([
          'accounts.id', 'accounts.role', 'accounts.organization_id', 'accounts.status',
          'staff_sessions.created_at', 'staff_sessions.last_seen_at',
        ])
        .where('staff_sessions.token_hash', '=', tokenHash)
        .executeTakeFirst()
      if (!row || row.status !== 'active') return null
      const { idleMs, totalMs } = sessionLifetime(row.role)
      if (now - row.last_seen_at > idleMs || now - row.created_at > totalMs) return null
      if (now - row.last_seen_at >= touchEveryMs) {
        await db.updateTable('staff_sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute()
      }
      const { id, role, organization_id: organizationId } = row
      return { id, kind: 'account', role, organizationId, sessionHash: tokenHash }
    },

    async end(tokenHash: string): Promise<void> {
      await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute()
    },

    /** A new role, a new passphrase, an account that was turned off: whoever is signed in with it is so no longer. */
    async endAll(trx: Db, accountId: string, exceptHash: string | null = null): Promise<void> {
      await trx.deleteFrom('staff_sessions').where('account_id', '=', accountId)
        .$if(exceptHash !== null, (query) => query.where('token_hash', '!=', exceptHash ?? ''))
        .execute()
    },
  }
}
export type StaffSessionsRepository = ReturnType<typeof staffSessionsRepository>
