import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PinLocation } from '#domain/pin/pin-location.ts'
import type { Requester } from '#server/platform/crypto/fair-queue.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import { deriveSealKey, seal, unseal } from '#server/platform/crypto/seal.ts'
import type { SlowHash } from '#server/platform/crypto/slow-hash.ts'

/** Version of the keys a row was made with; stored so that keys can be rotated. */
export const keyVersion = 1
const saltBytes = 16

/** Stands for a word that is not on the list, so that invalid words are tried like any others. */
const unknownWord = '?'
export const buildWordsSecret = (pin: string, numbers: readonly (number | null)[]): string =>
  [pin, ...numbers.map((number) => number ?? unknownWord)].join('|')

export type UnlockMethod = 'device' | 'words' | 'quiet'

/** The secrets of saved sessions: every key is kept outside the database (T-2.11, T-2.12). */
export function pinSecrets(serviceKey: Buffer, hash: SlowHash) {
  const keyFor = (purpose: string) => deriveKey(serviceKey, `pin ${purpose} ${keyVersion}`)
  const [placeKey, saltKey, tagKey, wrapKey] = [keyFor('place'), keyFor('salt'), keyFor('tag'), keyFor('wrap')]
  const hmac = (key: Buffer, ...parts: (string | Buffer)[]) => {
    const made = createHmac('sha256', key)
    // Each part is prefixed with its length, so that different lists of parts never give the same input.
    for (const part of parts) made.update(`${Buffer.byteLength(part)}:`).update(part)
    return made.digest()
  }
  return {
    /** The location key under which sessions and failures are counted. */
    placeKey: ({ counted }: PinLocation): string => hmac(placeKey, counted).toString('hex'),

    /** The only slow step of an attempt. */
    slow: ({ location }: PinLocation, secret: string, caller: Requester): Promise<Buffer> =>
      hash(secret, hmac(saltKey, location).subarray(0, saltBytes), caller),

    /** The lookup tag of a words or quiet unlock method. */
    tag: (kind: UnlockMethod, { location }: PinLocation, slow: Buffer): string =>
      hmac(tagKey, kind, location, slow).toString('hex'),

    /** Checks the PIN of a device unlock method. It needs the session's own key, so a stolen table reveals no PIN. */
    deviceTag: ({ location }: PinLocation, slow: Buffer, sessionKey: Buffer): string =>
      hmac(deriveSealKey(tagKey, sessionKey, 'device'), location, slow).toString('hex'),

    wrap: (kind: UnlockMethod, secret: Buffer, sessionKey: Buffer, sessionId: string): string =>
      seal(deriveSealKey(wrapKey, secret, kind), sessionKey, sessionId),

    unwrap: (kind: UnlockMethod, secret: Buffer, wrapped: string, sessionId: string): Buffer | null =>
      unseal(deriveSealKey(wrapKey, secret, kind), wrapped, sessionId),
  }
}
export type PinSecrets = ReturnType<typeof pinSecrets>

export const isSameTag = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
