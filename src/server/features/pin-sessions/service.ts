import {
  type NewDeviceRule,
  canUnlockWithPinAlone,
  quietLocationLimits,
  readPlacesOnly,
} from '#domain/pin/unlock-methods.ts'
import type { PinLocation } from '#domain/pin/pin-location.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Requester } from '#server/platform/crypto/fair-queue.ts'
import { unseal } from '#server/platform/crypto/seal.ts'
import type { Device, DeviceUnlock } from './device-unlock.ts'
import type { PinLimits } from './limits.ts'
import type { UnlockMethodRow, PinSessionsRepository } from './repository.ts'
import { type PinSecrets, buildWordsSecret } from './secrets.ts'

/** Includes the ZIP codes the server knows. */
export type IsCommonPin = (pin: string) => boolean

export interface PinSessionsDeps {
  clock: Clock
  sessions: PinSessionsRepository
  secrets: PinSecrets
  limits: PinLimits
  devices: DeviceUnlock
  newDevice: NewDeviceRule
  isCommon: IsCommonPin
}

export interface OpenedSession {
  sessionId: string
  sessionKey: Buffer
  data: string
}

/** Opens a session by one of the three unlock methods (T-2). The caller applies the limits. */
export function pinSessions(deps: PinSessionsDeps) {
  const { clock, sessions, secrets, limits, devices, newDevice, isCommon } = deps

  const unwrapped = async (unlockMethod: UnlockMethodRow, sessionKey: Buffer | null): Promise<OpenedSession | null> => {
    const row = sessionKey ? await sessions.find(unlockMethod.session_id) : undefined
    const data = row && sessionKey ? unseal(sessionKey, row.sealed_data, row.id) : null
    return row && sessionKey && data ? { sessionId: row.id, sessionKey, data: data.toString() } : null
  }

  /** Only when exactly one unlock method matches: two people with the same PIN stay separate (T-2.3). */
  const findDoor = async (
    kind: 'words' | 'quiet',
    location: PinLocation,
    slow: Buffer,
  ): Promise<UnlockMethodRow | null> => {
    const [unlockMethod, other] = await sessions.doorsByTag(kind, secrets.tag(kind, location, slow), clock.now())
    return unlockMethod && !other ? unlockMethod : null
  }
  const openDoor = (kind: 'words' | 'quiet', slow: Buffer, unlockMethod: UnlockMethodRow) =>
    unwrapped(unlockMethod, secrets.unwrap(kind, slow, unlockMethod.wrapped_key, unlockMethod.session_id))

  /** Returns only the saved listings and nothing else. */
  const openSavedListings = async (
    pin: string,
    location: PinLocation,
    caller: Requester,
  ): Promise<OpenedSession | null> => {
    const slow = await secrets.slow(location, pin, caller)
    const unlockMethod = await findDoor('quiet', location, slow)
    // A row without an expiry was saved before this PIN counted as common.
    const isClosed = unlockMethod?.expires_at === null && isCommon(pin)
    const opened = unlockMethod && !isClosed ? await openDoor('quiet', slow, unlockMethod) : null
    return opened && { ...opened, data: JSON.stringify(readPlacesOnly(JSON.parse(opened.data))) }
  }

  const countAtLocation = async (placeKey: string) => ({
    sessions: await sessions.countAt(placeKey, quietLocationLimits.mostSessions + 1),
    hasFailuresLeft: await limits.hasQuietLeft(placeKey),
  })

  const isOpenByPinAlone = async (placeKey: string): Promise<boolean> =>
    canUnlockWithPinAlone(newDevice, await countAtLocation(placeKey))

  /** Deletes the PIN wraps of every session in a location that has just stopped being quiet (T-2.12). */
  const closeUnlessQuiet = async (placeKey: string): Promise<void> => {
    if (!(await isOpenByPinAlone(placeKey))) await sessions.closeQuiet(placeKey)
  }

  return {
    isOpenByPinAlone,
    closeUnlessQuiet,

    async openByWords(
      pin: string,
      location: PinLocation,
      words: readonly (number | null)[],
      caller: Requester,
    ): Promise<OpenedSession | null> {
      const slow = await secrets.slow(location, buildWordsSecret(pin, words), caller)
      const unlockMethod = await findDoor('words', location, slow)
      return unlockMethod && openDoor('words', slow, unlockMethod)
    },

    async openByDevice(
      pin: string,
      location: PinLocation,
      device: Device,
      caller: Requester,
    ): Promise<OpenedSession | null> {
      const found = await devices.open(pin, location, device, caller)
      return found && unwrapped(found.unlockMethod, found.sessionKey)
    },

    /** Opens the saved listings only. A closed unlock method takes the same work and gives the same answer. */
    async openByPinAlone(pin: string, location: PinLocation, caller: Requester): Promise<OpenedSession | null> {
      const placeKey = secrets.placeKey(location)
      const isOpen = await isOpenByPinAlone(placeKey)
      const failure = isOpen && newDevice === 'quiet' ? await limits.reserveQuiet(placeKey) : null
      const mayOpen = isOpen && (failure !== null || newDevice === 'open')
      try {
        const opened = await openSavedListings(pin, location, caller)
        if (mayOpen && opened) {
          await failure?.giveBack()
          return opened
        }
      } catch (error) {
        await failure?.giveBack()
        throw error
      }
      // The last failure a location may have closes it at once.
      if (isOpen) await closeUnlessQuiet(placeKey)
      return null
    },

    /** Binds a person's own device that was unlocked by words, so that the PIN is enough there from now on. */
    async bindOwn(
      device: Device,
      { pin, location, caller }: { pin: string; location: PinLocation; caller: Requester },
      opened: OpenedSession,
    ): Promise<void> {
      if (await devices.opens(device.principalId, opened.sessionId)) return
      const byPin = await secrets.slow(location, pin, caller)
      await sessions.addDoor(opened.sessionId, devices.doorOf(device, location, byPin, opened))
    },

    markUsed: ({ sessionId }: OpenedSession): Promise<void> => sessions.markUsed(sessionId, clock.now()),
  }
}
export type PinSessions = ReturnType<typeof pinSessions>
