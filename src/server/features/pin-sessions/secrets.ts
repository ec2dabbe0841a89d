import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PinLocation } from '#domain/pin/pin-location.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import { deriveSealKey, seal, unseal } from '#server/platform/crypto/seal.ts'
import type { SlowHash } from '#server/platform/crypto/slow-hash.ts'

/** Which keys a row was made with; stored, so that keys can change one day. */
export const keyVersion = 1
const saltBytes = 16

/** A number no list has: words that nobody was given are tried like any others. */
const unknownWord = '?'
export const buildWordsSecret = (pin: string, numbers: readonly (number | null)[]): string =>
  [pin, ...numbers.map((number) => number ?? unknownWord)].join('|')

export type UnlockMethod = 'device' | 'words' | 'quiet'

/** The secrets of saved sessions: every key lives outside the database (T-2.11, T-2.12). */
export function pinSecrets(serviceKey: Buffer, hash: SlowHash) {
  const keyFor = (purpose: string) => deriveKey(serviceKey, `pin ${purpose} ${keyVersion}`)
  const [placeKey, saltKey, tagKey, wrapKey] = [keyFor('place'), keyFor('salt'), keyFor('tag'), keyFor('wrap')]
  const hmac = (key: Buffer, ...parts: (string | Buffer)[]) => {
    const made = createHmac('sha256', key)
    // Each part with its length, so that no two lists of parts read the same.
    for (const part of parts) made.update(`${Buffer.byteLength(part)}:`).update(part)
    return made.digest()
  }
  return {
    /** The place under which sessions and failures are counted. */
    placeKey: ({ counted }: PinLocation): string => hmac(placeKey, counted).toString('hex'),

    /** The one slow step of an attempt. */
    slow: ({ location }: PinLocation, secret: string): Promise<Buffer> =>
      hash(secret, hmac(saltKey, location).subarray(0, saltBytes)),

    /** What a words or quiet door is found by. */
    tag: (kind: UnlockMethod, { location }: PinLocation, slow: Buffer): string =>
      hmac(tagKey, kind, location, slow).toString('hex'),

    /** The PIN of a device's door. It takes the session's own key to check, so a stolen table tells no PIN. */
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
