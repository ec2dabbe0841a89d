import type { PinLocation } from '#domain/pin/pin-location.ts'
import type { Requester } from '#server/platform/crypto/fair-queue.ts'
import type { SlowTurns } from '#server/platform/crypto/slow-hash.ts'
import type { ProofCheck } from '#server/platform/db/reservations.ts'
import type { Device, DeviceUnlock } from '../device-unlock.ts'
import type { PinLimits } from '../limits.ts'
import type { UnlockMethod, PinSecrets } from '../secrets.ts'
import type { OpenedSession, PinSessions } from '../service.ts'

export interface OpenParts {
  secrets: PinSecrets
  limits: PinLimits
  pinSessions: PinSessions
  devices: DeviceUnlock
  /** For attempts at a location where there were far too many. */
  pacedTurns: SlowTurns
}

export interface OpenRequest {
  pin: string
  location: PinLocation
  caller: Requester
  device: Device | null
  /** The numbers of the return words as entered; null when none were given. */
  words: readonly (number | null)[] | null
  hasProof: ProofCheck
}

export type OpenOutcome =
  | { kind: 'opened'; unlockMethod: UnlockMethod; opened: OpenedSession }
  | { kind: 'locked' }
  | { kind: 'proof_needed'; bits: number }
  | { kind: 'refused'; needsWords: boolean }

/** One attempt: counted before it is checked, and refunded when it was right or when the server failed (T-2.14). */
export async function openSession(parts: OpenParts, request: OpenRequest): Promise<OpenOutcome> {
  const { secrets, limits, pinSessions } = parts
  const { location, caller, hasProof } = request
  const placeKey = secrets.placeKey(location)
  const isBound = request.device !== null && (await parts.devices.isBoundAt(request.device.principalId, placeKey))
  const unlockMethod: UnlockMethod = request.words ? 'words' : isBound ? 'device' : 'quiet'
  const reservation = await limits.reserveAttempt({ caller, placeKey, unlockMethod, hasProof })
  if (reservation === 'locked') return { kind: reservation }
  if ('proofBits' in reservation) return { kind: 'proof_needed', bits: reservation.proofBits }
  try {
    // Checked before the PIN, so that it depends on the location and never on the PIN.
    const needsWords = !(await pinSessions.isOpenByPinAlone(placeKey))
    const attempt = () => tryUnlockMethod(pinSessions, unlockMethod, request)
    const opened = await (reservation.isPaced ? parts.pacedTurns(caller, attempt) : attempt())
    if (!opened) return await refused(limits, caller, needsWords)
    await pinSessions.markUsed(opened)
    await reservation.giveBack()
    return { kind: 'opened', unlockMethod, opened }
  } catch (error) {
    await reservation.giveBack()
    throw error
  }
}

async function refused(limits: PinLimits, caller: Requester, needsWords: boolean): Promise<OpenOutcome> {
  await limits.lockIfSpent(caller)
  return { kind: 'refused', needsWords }
}

function tryUnlockMethod(
  pinSessions: PinSessions,
  unlockMethod: UnlockMethod,
  { pin, location, words, device, caller }: OpenRequest,
): Promise<OpenedSession | null> {
  if (words) return pinSessions.openByWords(pin, location, words, caller)
  return unlockMethod === 'device' && device
    ? pinSessions.openByDevice(pin, location, device, caller)
    : pinSessions.openByPinAlone(pin, location, caller)
}
