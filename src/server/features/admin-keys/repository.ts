import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Db } from '#server/platform/db/database.ts'

const prefix = 'nck_'
const keyDays = 30
const dayMs = 24 * 60 * 60 * 1000

export interface AdminKey {
  id: string
  label: string
  expiresAt: number
}

const hashKey = (key: string) => createHash('sha256').update(key).digest('hex')

/** Keys for programs that act as an admin. A key is shown once and never stored (T-8.2). */
export function adminKeysRepository(db: Db) {
  return {
    async add(label: string, at: number): Promise<AdminKey & { key: string }> {
      const key = `${prefix}${randomBytes(32).toString('base64url')}`
      const [id, expiresAt] = [randomUUID(), at + keyDays * dayMs]
      await db
        .insertInto('admin_keys')
        .values({ id, token_hash: hashKey(key), label, created_at: at, expires_at: expiresAt })
        .execute()
      return { id, label, expiresAt, key }
    },

    /** Looked up by its hash, so that timing reveals nothing about stored keys. */
    async find(key: string, at: number): Promise<AdminKey | null> {
      const hash = hashKey(key)
      const row = await db.selectFrom('admin_keys').selectAll().where('token_hash', '=', hash).executeTakeFirst()
      const isRight = row !== undefined && timingSafeEqual(Buffer.from(row.token_hash), Buffer.from(hash))
      return isRight && row.expires_at > at ? { id: row.id, label: row.label, expiresAt: row.expires_at } : null
    },

    async list(): Promise<AdminKey[]> {
      const rows = await db.selectFrom('admin_keys').selectAll().orderBy('created_at').orderBy('id').execute()
      return rows.map(({ id, label, expires_at: expiresAt }) => ({ id, label, expiresAt }))
    },

    /** Takes effect on the next call. */
    async revoke(id: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('admin_keys').where('id', '=', id).executeTakeFirstOrThrow()
      return numDeletedRows > 0
    },
  }
}
export type AdminKeysRepository = ReturnType<typeof adminKeysRepository>
