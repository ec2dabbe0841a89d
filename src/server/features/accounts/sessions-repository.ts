import { randomUUID } from 'node:crypto'
import { type Role, getSessionLifetime } from '#domain/accounts/roles.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Staff } from '#server/platform/http/staff.ts'

/** Updating the last activity on every call would be a disk write per call. */
const touchEveryMs = 60_000

interface SessionTimes {
  created_at: number
  last_seen_at: number
}

function isAlive({ created_at: createdAt, last_seen_at: lastSeenAt }: SessionTimes, role: Role, now: number): boolean {
  const { idleMs, totalMs } = getSessionLifetime(role)
  return now - lastSeenAt <= idleMs && now - createdAt <= totalMs
}

/** Active sessions, by the hash of their cookie. */
export function staffSessionsRepository(db: Db) {
  return {
    async start(trx: Db, accountId: string, tokenHash: string, at: number): Promise<void> {
      await trx
        .insertInto('staff_sessions')
        .values({ token_hash: tokenHash, id: randomUUID(), account_id: accountId, created_at: at, last_seen_at: at })
        .execute()
    },

    /**
     * Null when it has ended, its account is no longer active or its organization was removed. Role and organization
     * are read every time.
     */
    async find(tokenHash: string, now: number): Promise<Staff | null> {
      const row = await db
        .selectFrom('staff_sessions')
        .innerJoin('accounts', 'accounts.id', 'staff_sessions.account_id')
        .leftJoin('organizations', 'organizations.id', 'accounts.organization_id')
        .select([
          'accounts.id',
          'accounts.role',
          'accounts.organization_id',
          'accounts.status',
          'accounts.totp_on',
          'staff_sessions.created_at',
          'staff_sessions.last_seen_at',
          'organizations.removed_at',
        ])
        .where('staff_sessions.token_hash', '=', tokenHash)
        .executeTakeFirst()
      if (!row || row.status !== 'active' || row.removed_at !== null || !isAlive(row, row.role, now)) return null
      if (now - row.last_seen_at >= touchEveryMs) {
        await db.updateTable('staff_sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute()
      }
      const { id, role, organization_id: organizationId } = row
      const hasSecondFactor = row.totp_on === 1
      return { id, kind: 'account', role, organizationId, sessionHash: tokenHash, hasSecondFactor, principalId: null }
    },

    async end(tokenHash: string, trx: Db = db): Promise<void> {
      await trx.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute()
    },

    /** The current sessions of an account, latest first. */
    async list(accountId: string, role: Role, now: number) {
      const rows = await db
        .selectFrom('staff_sessions')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('last_seen_at', 'desc')
        .execute()
      return rows.filter((row) => isAlive(row, role, now))
    },

    /** Only of this account; returns the hash of the ended session, or null when there is none. */
    async endOne(trx: Db, accountId: string, id: string): Promise<string | null> {
      const row = await trx
        .deleteFrom('staff_sessions')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returning('token_hash')
        .executeTakeFirst()
      return row?.token_hash ?? null
    },

    /** After a new role, a new passphrase or a disabled account, all its sessions end. */
    async endAll(trx: Db, accountId: string, exceptHash: string | null = null): Promise<void> {
      await trx
        .deleteFrom('staff_sessions')
        .where('account_id', '=', accountId)
        .$if(exceptHash !== null, (query) => query.where('token_hash', '!=', exceptHash ?? ''))
        .execute()
    },
  }
}
export type StaffSessionsRepository = ReturnType<typeof staffSessionsRepository>
