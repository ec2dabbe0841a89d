import { canUnlockWithPinAlone, quietLocationLimits, type NewDeviceRule } from '#domain/pin/unlock-methods.ts'
import type { PinLocation } from '#domain/pin/pin-location.ts'
import { readPlacesOnly } from '#domain/pin/places-only.ts'
import type { Clock } from '#server/platform/clock.ts'
import { unseal } from '#server/platform/crypto/seal.ts'
import type { Device, DeviceUnlock } from './device-unlock.ts'
import type { PinLimits } from './limits.ts'
import type { UnlockMethodRow, PinSessionsRepository } from './repository.ts'
import { type PinSecrets, buildWordsSecret } from './secrets.ts'

/** With the ZIP codes the server knows. */
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

  const unwrapped = async (door: UnlockMethodRow, sessionKey: Buffer | null): Promise<OpenedSession | null> => {
    const row = sessionKey ? await sessions.find(door.session_id) : undefined
    const data = row && sessionKey ? unseal(sessionKey, row.sealed_data, row.id) : null
    return row && sessionKey && data ? { sessionId: row.id, sessionKey, data: data.toString() } : null
  }

  /** Only when exactly one door fits: two people with one PIN stay apart (T-2.3). */
  const findDoor = async (
    kind: 'words' | 'quiet',
    place: PinLocation,
    slow: Buffer,
  ): Promise<UnlockMethodRow | null> => {
    const [door, other] = await sessions.doorsByTag(kind, secrets.tag(kind, place, slow), clock.now())
    return door && !other ? door : null
  }
  const openDoor = (kind: 'words' | 'quiet', slow: Buffer, door: UnlockMethodRow) =>
    unwrapped(door, secrets.unwrap(kind, slow, door.wrapped_key, door.session_id))

  /** The saved places and nothing else leave this function. */
  const openPlaces = async (pin: string, place: PinLocation): Promise<OpenedSession | null> => {
    const slow = await secrets.slow(place, pin)
    const door = await findDoor('quiet', place, slow)
    // Without an end it was saved before this PIN counted as common.
    const isClosed = door?.expires_at === null && isCommon(pin)
    const opened = door && !isClosed ? await openDoor('quiet', slow, door) : null
    return opened && { ...opened, data: JSON.stringify(readPlacesOnly(JSON.parse(opened.data))) }
  }

  const placeCounts = async (placeKey: string) => ({
    sessions: await sessions.countAt(placeKey, quietLocationLimits.mostSessions + 1),
    hasFailuresLeft: await limits.hasQuietLeft(placeKey),
  })

  const isOpenByPinAlone = async (placeKey: string): Promise<boolean> =>
    canUnlockWithPinAlone(newDevice, await placeCounts(placeKey))

  /** Deletes the PIN wraps of every session in a location that has just stopped being quiet (T-2.12). */
  const closeUnlessQuiet = async (placeKey: string): Promise<void> => {
    if (!(await isOpenByPinAlone(placeKey))) await sessions.closeQuiet(placeKey)
  }

  return {
    isOpenByPinAlone,
    closeUnlessQuiet,

    async openByWords(
      pin: string,
      place: PinLocation,
      words: readonly (number | null)[],
    ): Promise<OpenedSession | null> {
      const slow = await secrets.slow(place, buildWordsSecret(pin, words))
      const door = await findDoor('words', place, slow)
      return door && openDoor('words', slow, door)
    },

    openByDevice: async (pin: string, place: PinLocation, device: Device): Promise<OpenedSession | null> => {
      const found = await devices.open(pin, place, device)
      return found && unwrapped(found.door, found.sessionKey)
    },

    /** Opens the saved places only. The same work and the same answer where the door is closed. */
    async openByPinAlone(pin: string, place: PinLocation): Promise<OpenedSession | null> {
      const placeKey = secrets.placeKey(place)
      const isOpen = await isOpenByPinAlone(placeKey)
      const failure = isOpen && newDevice === 'quiet' ? await limits.reserveQuiet(placeKey) : null
      const mayOpen = isOpen && (failure !== null || newDevice === 'open')
      try {
        const opened = await openPlaces(pin, place)
        if (mayOpen && opened) {
          await failure?.giveBack()
          return opened
        }
      } catch (error) {
        await failure?.giveBack()
        throw error
      }
      // The last failure a place may have closes it at once.
      if (isOpen) await closeUnlessQuiet(placeKey)
      return null
    },

    /** Remembers an own device that came in by words, so that the PIN is enough there from now on. */
    async bindOwn(device: Device, pin: string, place: PinLocation, opened: OpenedSession): Promise<void> {
      if (await devices.opens(device.principalId, opened.sessionId)) return
      const byPin = await secrets.slow(place, pin)
      await sessions.addDoor(opened.sessionId, devices.doorOf(device, place, byPin, opened))
    },

    markUsed: ({ sessionId }: OpenedSession): Promise<void> => sessions.markUsed(sessionId, clock.now()),
  }
}
export type PinSessions = ReturnType<typeof pinSessions>
