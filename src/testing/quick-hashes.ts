import { createHash } from 'node:crypto'
import type { Passphrases } from '#server/features/accounts/passphrases.ts'
import { slowHashes, type SlowHash } from '#server/platform/crypto/slow-hash.ts'

const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** The hash of PINs without its cost; it stands in the same line as the real one. */
export const quickSlowHash: SlowHash = slowHashes(undefined, async (secret, salt) => sha256(salt, secret))

export interface CountedPassphrases extends Passphrases {
  /** How often a passphrase was compared or hashed. */
  callCount: number
}

/** Quick, for tests about what stands around the hash; counts how often it is asked. */
export function quickPassphrases(): CountedPassphrases {
  const quick = (passphrase: string) => `quick:${sha256(passphrase).toString('hex')}`
  return {
    callCount: 0,
    async hash(passphrase) {
      this.callCount += 1
      return quick(passphrase)
    },
    async matches(stored, passphrase) {
      this.callCount += 1
      return stored === quick(passphrase)
    },
  }
}
