import { deriveKey } from '#server/platform/crypto/keys.ts'
import { generateKey, seal, unseal } from '#server/platform/crypto/seal.ts'

/** The parts of a record that are sealed; a text moved from one to another does not open. */
type Part = 'person' | 'answer' | 'note'

/** One record's own key: whoever has it reads this record and no other. */
export interface RecordKey {
  seal(part: Part, value: object): string
  /** Throws when the text was changed, moved or sealed with another key. */
  open(part: Part, sealed: string): unknown
}

/** Whose lock the record's key is behind: an organization's, or the server's while no partner has the resource. */
type Holder = string | null

/**
 * Each record has a random key, which is stored encrypted with the key of the organization it was sent to (T-3.11):
 * losing one organization's key opens nothing of the others, and deleting the record's key erases the record.
 */
export function introductionSeals(cookieKey: Buffer) {
  const root = deriveKey(cookieKey, 'introductions')
  const holderKey = (holder: Holder) => deriveKey(root, holder === null ? 'waiting' : `organization:${holder}`)
  return {
    /** A new key for a new record, with the locked form that may be stored. */
    create(id: string, holder: Holder): { key: RecordKey; locked: string } {
      const secret = generateKey()
      return { key: recordKey(secret, id), locked: seal(holderKey(holder), secret, `key:${id}`) }
    },

    unlock(id: string, holder: Holder, locked: string): RecordKey {
      return recordKey(opened(holderKey(holder), locked, `key:${id}`), id)
    },

    /** The same key behind another lock: what was sealed with it stays as it is. */
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
