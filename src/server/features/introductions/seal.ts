import { deriveKey } from '#server/platform/crypto/keys.ts'
import { generateKey, seal, unseal } from '#server/platform/crypto/seal.ts'

/** The encrypted parts of a record; a text moved from one part to another cannot be decrypted. */
type Part = 'person' | 'answer' | 'note' | 'notice'

/** The key of a single record; it decrypts this record and no other. */
export interface RecordKey {
  seal(part: Part, value: object): string
  /** Throws when the text was changed, moved or encrypted with another key. */
  open(part: Part, sealed: string): unknown
}

/** Whose key encrypts the record key: an organization's, or the server's while the listing has no partner. */
type Holder = string | null

/**
 * Each record has a random key, stored encrypted with the key of the organization it was sent to (T-3.11). A leaked
 * organization key exposes no other organization's records, and deleting the record key erases the record.
 */
export function introductionSeals(dataKey: Buffer) {
  const root = deriveKey(dataKey, 'introductions')
  const holderKey = (holder: Holder) => deriveKey(root, holder === null ? 'waiting' : `organization:${holder}`)
  return {
    /** Creates a key for a new record, with the encrypted form that may be stored. */
    create(id: string, holder: Holder): { key: RecordKey; locked: string } {
      const secret = generateKey()
      return { key: recordKey(secret, id), locked: seal(holderKey(holder), secret, `key:${id}`) }
    },

    unlock(id: string, holder: Holder, locked: string): RecordKey {
      return recordKey(opened(holderKey(holder), locked, `key:${id}`), id)
    },

    /** Re-encrypts the record key for another holder; data encrypted with it does not change. */
    handOver(id: string, { from, to }: { from: Holder; to: Holder }, locked: string): string {
      return seal(holderKey(to), opened(holderKey(from), locked, `key:${id}`), `key:${id}`)
    },
  }
}
export type IntroductionSeals = ReturnType<typeof introductionSeals>

function recordKey(secret: Buffer, id: string): RecordKey {
  return {
    seal: (part, value) => seal(secret, Buffer.from(JSON.stringify(value)), `${part}:${id}`),
    open: (part, sealed) => JSON.parse(opened(secret, sealed, `${part}:${id}`).toString('utf8')) as unknown,
  }
}

function opened(key: Buffer, sealed: string, about: string): Buffer {
  const plain = unseal(key, sealed, about)
  if (!plain) throw new Error('A sealed part of an introduction does not open.')
  return plain
}
