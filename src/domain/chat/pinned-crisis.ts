import { type Crisis, type CrisisKind, crisisKinds } from '#domain/help-lines/crisis-kinds.ts'

/** The card of help lines above the chat. It stays until the person dismisses it (T-11.2). */
export interface PinnedCrisis {
  visible: Crisis | null
  /** The card that was there before the last question: the answer corrects only what this question brought. */
  before: Crisis | null
  /** The kind dismissed while its question was pending: the answer to that question does not bring the card back. */
  dismissed: CrisisKind | null
}

export type CrisisEvent =
  | { type: 'asked'; crisis: Crisis | null }
  | { type: 'told'; crisis: Crisis }
  | { type: 'dismissed' }

export const noCrisis: PinnedCrisis = { visible: null, before: null, dismissed: null }

export function crisisReducer(state: PinnedCrisis, event: CrisisEvent): PinnedCrisis {
  switch (event.type) {
    case 'asked':
      return {
        visible: event.crisis ? graver(state.visible, event.crisis) : state.visible,
        before: state.visible,
        dismissed: null,
      }
    case 'told':
      return event.crisis.kind === state.dismissed ? state : { ...state, visible: correct(state, event.crisis) }
    case 'dismissed':
      return { visible: null, before: null, dismissed: state.visible?.kind ?? null }
  }
}

/** The server names the danger of a message better than the browser, but 911 stays first where it was. */
function correct({ visible, before }: PinnedCrisis, crisis: Crisis): Crisis {
  return graver(before, visible?.level === 'now' ? { ...crisis, level: 'now' } : crisis)
}

/** Immediate danger wins, then the order of the classes. */
function graver(current: Crisis | null, next: Crisis): Crisis {
  if (!current) return next
  if (current.level !== next.level) return current.level === 'now' ? current : next
  return crisisKinds.indexOf(next.kind) <= crisisKinds.indexOf(current.kind) ? next : current
}
