import { type Crisis, type CrisisKind, crisisKinds } from '#domain/assistant/crisis-kinds.ts'

/** The card of help lines above the chat. It stays until the person dismisses it (T-11.2). */
export interface PinnedCrisis {
  shown: Crisis | null
  /** Put away while its question was out: the answer to that question does not bring it back. */
  dismissed: CrisisKind | null
}

export type CrisisEvent =
  | { type: 'asked'; crisis: Crisis | null }
  | { type: 'told'; crisis: Crisis }
  | { type: 'dismissed' }

export const noCrisis: PinnedCrisis = { shown: null, dismissed: null }

export function crisisReducer(state: PinnedCrisis, event: CrisisEvent): PinnedCrisis {
  switch (event.type) {
    case 'asked':
      return { shown: event.crisis ? graver(state.shown, event.crisis) : state.shown, dismissed: null }
    case 'told':
      return event.crisis.kind === state.dismissed ? state : { ...state, shown: graver(state.shown, event.crisis) }
    case 'dismissed':
      return { shown: null, dismissed: state.shown?.kind ?? null }
  }
}

/** What may be happening this minute wins, then the order of the classes. */
function graver(known: Crisis | null, next: Crisis): Crisis {
  if (!known) return next
  if (known.level !== next.level) return known.level === 'now' ? known : next
  return crisisKinds.indexOf(next.kind) <= crisisKinds.indexOf(known.kind) ? next : known
}
