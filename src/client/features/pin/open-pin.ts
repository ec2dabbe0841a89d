import * as z from 'zod/mini'
import { PinFailure, retrievePinSession } from '#contracts/pin-sessions.ts'
import { toPinEntryEvent, type PinEntryEvent, type PinEntryState } from '#domain/pin/entry.ts'
import type { Location } from '#domain/places/location.ts'
import { ApiError, readFailureFields } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import type { Store } from '#client/platform/store.ts'
import { withProof } from '#client/shared/proof/with-proof.ts'
import { bringBack } from '#client/state/session/pin-session.ts'

export interface PinLogin {
  pin: string
  location: Location
  /** Three words or none. */
  words: readonly string[]
}

/** The restored session. */
export interface OpenedPin {
  listingCount: number
  /** Opened by the PIN alone: contains only the listings. */
  placesOnly: boolean
}

/** Opens saved progress and restores it; null on failure. */
export async function openPin(
  entry: Store<PinEntryState, PinEntryEvent>,
  { pin, location, words }: PinLogin,
  { signal }: { signal: AbortSignal },
): Promise<OpenedPin | null> {
  const before = entry.get()
  entry.send({ type: 'submitted' })
  if (entry.get() === before) return null
  const body = { pin, ...location, ...(words.length > 0 ? { returnWords: [...words] } : {}) }
  try {
    const { sessionData, placesOnly = false } = await withProof(
      (proof) => callApi(retrievePinSession, { body: { ...body, ...(proof ? { proof } : {}) } }, { signal }),
      { signal, onProof: () => entry.send({ type: 'proofAsked' }) },
    )
    entry.send({ type: 'opened' })
    return { listingCount: bringBack(sessionData, location, { placesOnly, now: Date.now() }), placesOnly }
  } catch (error) {
    if (signal.aborted) {
      entry.send({ type: 'canceled' })
      return null
    }
    reportQuietly('open pin', error)
    entry.send(answerTo(error))
    return null
  }
}

const WordsNeeded = z.pick(PinFailure, { needsWords: true })

function answerTo(error: unknown): PinEntryEvent {
  const failure = error instanceof ApiError ? error.failure : undefined
  return toPinEntryEvent(
    {
      ...(error instanceof ApiError ? { status: error.status } : {}),
      text: error instanceof Error ? error.message : '',
      ...(failure
        ? { sentence: failure.error, needsWords: readFailureFields(error, WordsNeeded)?.needsWords ?? false }
        : {}),
    },
    Date.now(),
  )
}
