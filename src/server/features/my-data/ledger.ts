import { createHmac } from 'node:crypto'
import { deriveKey } from '#server/platform/crypto/keys.ts'

/** What a ledger entry refers to: a browser, a person or a saved session, stored as an irreversible hash. */
export type DeletedKind = 'browser' | 'person' | 'session'
export type LedgerHash = (kind: DeletedKind, id: string) => string

/**
 * The key is kept outside the database: rows are useless to an attacker, and a restored row is still recognized
 * (T-10.1).
 */
export function createLedgerHash(cookieKey: Buffer): LedgerHash {
  const key = deriveKey(cookieKey, 'deletions')
  return (kind, id) => createHmac('sha256', key).update(`${kind}:${id}`).digest('hex')
}
