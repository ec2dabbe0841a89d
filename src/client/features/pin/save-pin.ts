import { createPinSession } from '#contracts/pin-sessions.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { PinSavingEvent, PinSavingState } from '#domain/pin/saving.ts'
import type { Location } from '#domain/places/location.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { changeDeviceMode, getDeviceMode } from '#client/platform/device/device-mode.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import type { Store } from '#client/platform/store.ts'
import { withProof } from '#client/shared/proof/with-proof.ts'
import { currentProgress, type SavedProgress } from '#client/state/session/pin-session.ts'
import { sessionDataFor } from './session-data.ts'

export interface PinRequest {
  pin: string
  confirmation: string
  location: Location
  mode: 'own' | 'shared'
  leftOut: ReadonlySet<NeedKey>
}

interface SaveOptions {
  signal: AbortSignal
  /** The person was warned about an easy PIN and wants to use it anyway. */
  useAnyway: boolean
}

/** Saves under a new PIN. Resolves to the content of the next screen, or null if the person stays on this one. */
export async function savePin(
  saving: Store<PinSavingState, PinSavingEvent>,
  request: PinRequest,
  { signal, useAnyway }: SaveOptions,
): Promise<SavedProgress | null> {
  const before = saving.get()
  saving.send({ type: 'submitted' })
  if (saving.get() === before) return null
  if (!useAnyway && (await isEasyToGuess(request.pin, request.location.state))) {
    saving.send({ type: 'foundWeak' })
    return null
  }
  try {
    const { pin, confirmation, location, mode } = request
    // Must come first: the server uses it to decide whether this device opens with the PIN alone.
    if (getDeviceMode() !== mode) await changeDeviceMode(mode)
    const sessionData = sessionDataFor(currentProgress(), request.leftOut)
    const body = { pin, confirmPin: confirmation, ...location, sessionData }
    const reply = await withProof(
      (proof) => callApi(createPinSession, { body: { ...body, ...(proof ? { proof } : {}) } }, { signal }),
      { signal, onProof: () => saving.send({ type: 'proofAsked' }) },
    )
    saving.send({ type: 'saved' })
    return { words: reply.returnWords ?? [], isWeak: reply.weakPin ?? false, location, mode }
  } catch (error) {
    if (signal.aborted) {
      saving.send({ type: 'canceled' })
      return null
    }
    reportQuietly('create pin', error)
    const sentence = error instanceof ApiError ? error.failure?.error : undefined
    saving.send({ type: 'failed', ...(sentence === undefined ? {} : { sentence }) })
    return null
  }
}

/** Loaded only when needed, to save data. If loading fails, the server still warns after saving. */
async function isEasyToGuess(pin: string, state: string): Promise<boolean> {
  try {
    const { isCommonPin, isZipInState } = await import('#domain/pin/common-pins.ts')
    return isCommonPin(pin, (digits) => isZipInState(state, digits))
  } catch (error) {
    reportQuietly('common pins', error)
    return false
  }
}
