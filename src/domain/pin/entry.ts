/** How long the server rejects every PIN after too many wrong ones. */
export const pinLockMs = 10 * 60_000

/** Why a PIN was rejected; the text comes from content, or from the server when it sends a better one. */
export type PinRefusal = { cause: 'incorrect' } | { cause: 'failed'; sentence?: string }

/** Opening a saved session with a PIN: entry → checking → opened, or locked for a while. */
export type PinEntryState =
  /**
   * `needsWords`: at this location a PIN alone opens nothing on a new device. `offersWords`: the PIN alone is locked, and
   * the words open.
   */
  | { phase: 'entry'; needsWords: boolean; refusal: PinRefusal | null; offersWords?: true }
  /** `isProving`: the server asked for a proof of work first. */
  | { phase: 'checking'; needsWords: boolean; isProving: boolean }
  | { phase: 'locked'; until: number }
  | { phase: 'opened' }

export type PinEntryEvent =
  | { type: 'submitted' }
  | { type: 'proofAsked' }
  | { type: 'refused'; refusal: PinRefusal; needsWords?: boolean }
  | { type: 'locked'; at: number }
  | { type: 'opened' }
  | { type: 'canceled' }
  /** The person uses the return words, which no lock stops. */
  | { type: 'wordsChosen' }
  /** The person wants to try again; has no effect before the lock ends. */
  | { type: 'triedAgain'; at: number }

export const initialPinEntry: PinEntryState & { phase: 'entry' } = { phase: 'entry', needsWords: false, refusal: null }

/** Responses count only in the checking phase: a late one neither opens nor locks anything. */
export function pinEntryReducer(state: PinEntryState, event: PinEntryEvent): PinEntryState {
  if (event.type === 'submitted') {
    return state.phase === 'entry' ? { phase: 'checking', needsWords: state.needsWords, isProving: false } : state
  }
  if (event.type === 'triedAgain') return state.phase === 'locked' && event.at >= state.until ? initialPinEntry : state
  if (event.type === 'wordsChosen') return state.phase === 'locked' ? { ...initialPinEntry, offersWords: true } : state
  return state.phase === 'checking' ? answered(state, event) : state
}

function answered(
  state: PinEntryState & { phase: 'checking' },
  event: Exclude<PinEntryEvent, { type: 'submitted' | 'triedAgain' | 'wordsChosen' }>,
): PinEntryState {
  switch (event.type) {
    case 'proofAsked':
      return { ...state, isProving: true }
    case 'refused':
      return { phase: 'entry', needsWords: event.needsWords ?? state.needsWords, refusal: event.refusal }
    case 'canceled':
      return { phase: 'entry', needsWords: state.needsWords, refusal: null }
    case 'locked':
      return { phase: 'locked', until: event.at + pinLockMs }
    case 'opened':
      return { phase: 'opened' }
  }
}

/** The response when no session was opened. Without a status, there was no response. */
export interface PinErrorReply {
  status?: number
  /** The raw response body. */
  text: string
  /** The server's message for the person, if the response has one. */
  sentence?: string
  needsWords?: boolean
}

/**
 * A lock is recognized by the word "locked" anywhere in the response, a wrong PIN by its status or by a success that says
 * no.
 */
export function toPinEntryEvent({ status, text, sentence, needsWords }: PinErrorReply, at: number): PinEntryEvent {
  if (text.toLowerCase().includes('locked')) return { type: 'locked', at }
  const isIncorrect = status === 401 || (status === 200 && sentence !== undefined)
  if (isIncorrect) return { type: 'refused', refusal: { cause: 'incorrect' }, needsWords: needsWords ?? false }
  const canBePutRight = (status === 400 || status === 429) && sentence !== undefined
  return { type: 'refused', refusal: { cause: 'failed', ...(canBePutRight ? { sentence } : {}) } }
}
