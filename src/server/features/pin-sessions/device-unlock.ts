import { maxDeviceFailures } from '#domain/pin/unlock-methods.ts'
import type { PinLocation } from '#domain/pin/pin-location.ts'
import type { Requester } from '#server/platform/crypto/fair-queue.ts'
import type { Token } from '#server/platform/crypto/token.ts'
import type { DeviceUnlockRepository } from './device-unlock-repository.ts'
import type { UnlockMethodRow, NewUnlockMethod } from './repository.ts'
import { isSameTag, type PinSecrets } from './secrets.ts'

/** A browser with a valid cookie. */
export interface Device {
  principalId: string
  token: Token
}

/** Only the browser has the token: the tables store just its hash. */
const deviceSecret = ({ unsigned }: Token) => Buffer.from(unsigned)

/** Doors from before cookie keys could be replaced are bound to the token with its signature. */
const deviceSecrets = (token: Token): Buffer[] => [
  deviceSecret(token),
  Buffer.from(token.text),
  ...(token.formerText === undefined ? [] : [Buffer.from(token.formerText)]),
]

/** The unlock method of a known browser: it needs both its cookie and the PIN. */
export function deviceUnlock({
  unlockMethods,
  secrets,
}: {
  unlockMethods: DeviceUnlockRepository
  secrets: PinSecrets
}) {
  const unwrapSessionKey = (unlockMethod: UnlockMethodRow, token: Token) => {
    for (const secret of deviceSecrets(token)) {
      const sessionKey = secrets.unwrap('device', secret, unlockMethod.wrapped_key, unlockMethod.session_id)
      if (sessionKey) return sessionKey
    }
    return null
  }
  const bindTo = (token: Token, { id, session_id: sessionId }: UnlockMethodRow, sessionKey: Buffer): Promise<void> =>
    unlockMethods.rewrap(id, secrets.wrap('device', deviceSecret(token), sessionKey, sessionId))

  return {
    doorOf(
      { principalId, token }: Device,
      location: PinLocation,
      byPin: Buffer,
      opened: { sessionId: string; sessionKey: Buffer },
    ): NewUnlockMethod {
      const { sessionId, sessionKey } = opened
      return {
        kind: 'device',
        principal_id: principalId,
        expires_at: null,
        tag: secrets.deviceTag(location, byPin, sessionKey),
        wrapped_key: secrets.wrap('device', deviceSecret(token), sessionKey, sessionId),
      }
    },

    isBoundAt: (principalId: string, placeKey: string): Promise<boolean> =>
      unlockMethods.hasDeviceAt(principalId, placeKey),

    async opens(principalId: string, sessionId: string): Promise<boolean> {
      return (await unlockMethods.devicesOf(principalId)).some((unlockMethod) => unlockMethod.session_id === sessionId)
    },

    /** Ten wrong PINs in a row unbind the device; after that the return words are needed (T-2.17). */
    async open(
      pin: string,
      location: PinLocation,
      { principalId, token }: Device,
      caller: Requester,
    ): Promise<{ unlockMethod: UnlockMethodRow; sessionKey: Buffer } | null> {
      const tried = await unlockMethods.tryDevice(principalId, secrets.placeKey(location), maxDeviceFailures)
      try {
        const byPin = await secrets.slow(location, pin, caller)
        for (const unlockMethod of tried.toReversed()) {
          const sessionKey = unwrapSessionKey(unlockMethod, token)
          if (!sessionKey || !isSameTag(unlockMethod.tag, secrets.deviceTag(location, byPin, sessionKey))) continue
          if (token.formerText !== undefined) await bindTo(token, unlockMethod, sessionKey)
          await unlockMethods.forgiveDevice(principalId)
          return { unlockMethod, sessionKey }
        }
      } catch (error) {
        await unlockMethods.takeBackTry(tried.map(({ id }) => id))
        throw error
      }
      await unlockMethods.unbindDevice(principalId, maxDeviceFailures)
      return null
    },

    /** When a browser's token changes, the new one unlocks what the old one did. */
    async rebind(principalId: string, old: Token, fresh: Token): Promise<void> {
      for (const unlockMethod of await unlockMethods.devicesOf(principalId)) {
        const sessionKey = unwrapSessionKey(unlockMethod, old)
        if (sessionKey) await bindTo(fresh, unlockMethod, sessionKey)
      }
    },
  }
}
export type DeviceUnlock = ReturnType<typeof deviceUnlock>
