import { createHmac } from 'node:crypto'
import { deriveKey } from '#server/platform/crypto/keys.ts'

/** What is remembered of a deletion: a browser, a person or a saved session, as a hash nobody can turn back. */
export type DeletedKind = 'browser' | 'person' | 'session'
export type LedgerHash = (kind: DeletedKind, id: string) => string

/** The key is outside the database: rows tell a thief nothing, and a restored row is still recognized (T-10.1). */
export function createLedgerHash(cookieKey: Buffer): LedgerHash {
  const key = deriveKey(cookieKey, 'deletions')
  return (kind, id) => createHmac('sha256', key).update(`${kind}:${id}`).digest('hex')
}
