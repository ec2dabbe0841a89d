/**
 * Saving progress under a new PIN: entry → saving → saved, with one confirmation question for a PIN that is easy to
 * guess.
 */
export type PinSavingState =
  /** `failure` is the server's message; empty when it sent none. */
  | { phase: 'entry'; failure: string | null }
  | { phase: 'saving'; isProving: boolean }
  | { phase: 'warned' }
  | { phase: 'saved' }

export type PinSavingEvent =
  | { type: 'submitted' }
  | { type: 'foundWeak' }
  | { type: 'proofAsked' }
  | { type: 'failed'; sentence?: string }
  | { type: 'canceled' }
  | { type: 'saved' }
  /** Another PIN was typed: the question about the previous one is dropped. */
  | { type: 'changed' }

export const initialPinSaving: PinSavingState = { phase: 'entry', failure: null }

export function pinSavingReducer(state: PinSavingState, event: PinSavingEvent): PinSavingState {
  const isSaving = state.phase === 'saving'
  switch (event.type) {
    case 'submitted':
      return state.phase === 'entry' || state.phase === 'warned' ? { phase: 'saving', isProving: false } : state
    case 'foundWeak':
      return isSaving ? { phase: 'warned' } : state
    case 'proofAsked':
      return isSaving ? { phase: 'saving', isProving: true } : state
    case 'failed':
      return isSaving ? { phase: 'entry', failure: event.sentence ?? '' } : state
    case 'canceled':
      return isSaving ? initialPinSaving : state
    case 'saved':
      return isSaving ? { phase: 'saved' } : state
    case 'changed':
      return state.phase === 'warned' ? initialPinSaving : state
  }
}
