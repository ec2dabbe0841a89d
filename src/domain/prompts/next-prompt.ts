export interface NextPrompt {
  /** Null when the module has none: the screen then shows its own text. */
  prompt: string | null
  /** To be stored for the next tap. */
  nextIndex: number
}

/** Cycles through the prompts. An index stored for a longer list is wrapped into this one. */
export function getNextPrompt(prompts: readonly string[], storedIndex: number): NextPrompt {
  if (prompts.length === 0) return { prompt: null, nextIndex: 0 }
  const index = Math.max(0, Math.trunc(storedIndex) || 0) % prompts.length
  return { prompt: prompts[index] ?? null, nextIndex: (index + 1) % prompts.length }
}

/** Tapping a topic fills the input box; the person's own text stays, and the question is appended. */
export function fillDraft(draft: string, lastPrompt: string | null, prompt: string): string {
  const isFree = draft.trim() === '' || draft === lastPrompt
  return isFree ? prompt : `${draft.trimEnd()}\n${prompt}`
}
