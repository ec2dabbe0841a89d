import { fillDraft } from '#domain/prompts/next-prompt.ts'
import { appendSpoken } from '#domain/voice/voice.ts'
import { readKey, subscribeToKey } from '#client/platform/storage/storage.ts'
import { createStore } from '#client/platform/store.ts'

/** The text in the message box. In memory; the chat keeps it for a day on the person's own device. */
export interface ChatDraft {
  text: string
  lastPrompt: string | null
  /** A prompt was filled in: the box scrolls into view and takes focus. */
  wantsFocus: boolean
}

export type DraftEvent =
  | { type: 'written'; text: string }
  | { type: 'filled'; prompt: string }
  | { type: 'spoken'; words: string }
  | { type: 'focusTaken' }
  | { type: 'cleared' }

const emptyDraft: ChatDraft = { text: '', lastPrompt: null, wantsFocus: false }

function draftReducer(draft: ChatDraft, event: DraftEvent): ChatDraft {
  switch (event.type) {
    case 'written':
      return { ...draft, text: event.text }
    case 'filled': {
      const text = fillDraft(draft.text, draft.lastPrompt, event.prompt)
      return { text, lastPrompt: event.prompt, wantsFocus: true }
    }
    case 'spoken':
      return { ...draft, text: appendSpoken(draft.text, event.words) }
    case 'focusTaken':
      return draft.wantsFocus ? { ...draft, wantsFocus: false } : draft
    case 'cleared':
      return emptyDraft
  }
}

export const chatDraft = createStore(draftReducer, emptyDraft)

if (typeof window !== 'undefined') {
  subscribeToKey('sessionId', () => {
    if (readKey('sessionId') === undefined) chatDraft.send({ type: 'cleared' })
  })
}
