import { maxDeviceFailures } from '#domain/pin/unlock-methods.ts'
import type { PinLocation } from '#domain/pin/pin-location.ts'
import type { Token } from '#server/platform/crypto/token.ts'
import type { DeviceUnlockRepository } from './device-unlock-repository.ts'
import type { UnlockMethodRow, NewUnlockMethod } from './repository.ts'
import { isSameTag, type PinSecrets } from './secrets.ts'

/** A browser with a living cookie. */
export interface Device {
  principalId: string
  token: Token
}

/** Only the browser has it: the tables hold its hash alone. */
const deviceSecret = ({ text }: Token) => Buffer.from(text)

/** The door of a browser that is known: its cookie and the PIN together open it. */
export function deviceUnlock({ doors, secrets }: { doors: DeviceUnlockRepository; secrets: PinSecrets }) {
  const keyOf = (door: UnlockMethodRow, token: Token) =>
    secrets.unwrap('device', deviceSecret(token), door.wrapped_key, door.session_id)

  return {
    doorOf(
      { principalId, token }: Device,
      place: PinLocation,
      byPin: Buffer,
      opened: { sessionId: string; sessionKey: Buffer },
    ): NewUnlockMethod {
      const { sessionId, sessionKey } = opened
      return {
        kind: 'device',
        principal_id: principalId,
        expires_at: null,
        tag: secrets.deviceTag(place, byPin, sessionKey),
        wrapped_key: secrets.wrap('device', deviceSecret(token), sessionKey, sessionId),
      }
    },

    isBoundAt: (principalId: string, placeKey: string): Promise<boolean> => doors.hasDeviceAt(principalId, placeKey),

    async opens(principalId: string, sessionId: string): Promise<boolean> {
      return (await doors.devicesOf(principalId)).some((door) => door.session_id === sessionId)
    },

    /** Ten wrong PINs in a row unbind the device: then the words are needed (T-2.17). */
    async open(
      pin: string,
      place: PinLocation,
      { principalId, token }: Device,
    ): Promise<{ door: UnlockMethodRow; sessionKey: Buffer } | null> {
      const tried = await doors.tryDevice(principalId, secrets.placeKey(place), maxDeviceFailures)
      try {
        const byPin = await secrets.slow(place, pin)
        for (const door of tried.toReversed()) {
          const sessionKey = keyOf(door, token)
          if (!sessionKey || !isSameTag(door.tag, secrets.deviceTag(place, byPin, sessionKey))) continue
          await doors.forgiveDevice(principalId)
          return { door, sessionKey }
        }
      } catch (error) {
        await doors.takeBackTry(tried.map(({ id }) => id))
        throw error
      }
      await doors.unbindDevice(principalId, maxDeviceFailures)
      return null
    },

    /** A browser's token has changed: what the old one opened, the new one opens. */
    async rebind(principalId: string, old: Token, fresh: Token): Promise<void> {
      for (const door of await doors.devicesOf(principalId)) {
        const sessionKey = keyOf(door, old)
        if (!sessionKey) continue
        await doors.rewrap(door.id, secrets.wrap('device', deviceSecret(fresh), sessionKey, door.session_id))
      }
    },
  }
}
export type DeviceUnlock = ReturnType<typeof deviceUnlock>
