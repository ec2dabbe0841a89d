import type { PinLocation } from '#domain/pin/pin-location.ts'
import type { Device, DeviceUnlock } from '../device-unlock.ts'
import type { Caller, PinLimits } from '../limits.ts'
import type { UnlockMethod, PinSecrets } from '../secrets.ts'
import type { OpenedSession, PinSessions } from '../service.ts'
import type { ProofCheck } from '../reservations.ts'

export interface OpenParts {
  secrets: PinSecrets
  limits: PinLimits
  pinSessions: PinSessions
  devices: DeviceUnlock
}

export interface OpenRequest {
  pin: string
  location: PinLocation
  caller: Caller
  device: Device | null
  /** The numbers of the return words as entered; null when none were given. */
  words: readonly (number | null)[] | null
  hasProof: ProofCheck
}

export type OpenOutcome =
  | { kind: 'opened'; unlockMethod: UnlockMethod; opened: OpenedSession }
  | { kind: 'locked' }
  | { kind: 'proof_needed' }
  | { kind: 'refused'; needsWords: boolean }

/** One attempt: counted before it is checked, and refunded when it was right or when the server failed (T-2.14). */
export async function openSession(parts: OpenParts, request: OpenRequest): Promise<OpenOutcome> {
  const { secrets, limits, pinSessions } = parts
  const { location, caller, hasProof } = request
  const placeKey = secrets.placeKey(location)
  const isBound = request.device !== null && (await parts.devices.isBoundAt(request.device.principalId, placeKey))
  const unlockMethod: UnlockMethod = request.words ? 'words' : isBound ? 'device' : 'quiet'
  const reservation = await limits.reserveAttempt({ caller, placeKey, unlockMethod, hasProof })
  if (typeof reservation === 'string') return { kind: reservation }
  try {
    // Checked before the PIN, so that it depends on the location and never on the PIN.
    const needsWords = !(await pinSessions.isOpenByPinAlone(placeKey))
    const opened = await tryUnlockMethod(pinSessions, unlockMethod, request)
    if (!opened) return await refused(limits, caller, needsWords)
    await pinSessions.markUsed(opened)
    await reservation.giveBack()
    return { kind: 'opened', unlockMethod, opened }
  } catch (error) {
    await reservation.giveBack()
    throw error
  }
}

async function refused(limits: PinLimits, caller: Caller, needsWords: boolean): Promise<OpenOutcome> {
  await limits.lockIfSpent(caller)
  return { kind: 'refused', needsWords }
}

function tryUnlockMethod(
  pinSessions: PinSessions,
  unlockMethod: UnlockMethod,
  { pin, location, words, device }: OpenRequest,
): Promise<OpenedSession | null> {
  if (words) return pinSessions.openByWords(pin, location, words)
  return unlockMethod === 'device' && device
    ? pinSessions.openByDevice(pin, location, device)
    : pinSessions.openByPinAlone(pin, location)
}
