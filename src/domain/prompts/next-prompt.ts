export interface NextPrompt {
  /** Null when the module has none: the screen then says its own sentence. */
  prompt: string | null
  /** To be stored for the next tap. */
  nextIndex: number
}

/** One prompt after the other, then from the start. A stored index of a longer list is brought back into this one. */
export function getNextPrompt(prompts: readonly string[], storedIndex: number): NextPrompt {
  if (prompts.length === 0) return { prompt: null, nextIndex: 0 }
  const index = Math.max(0, Math.trunc(storedIndex) || 0) % prompts.length
  return { prompt: prompts[index] ?? null, nextIndex: (index + 1) % prompts.length }
}

/** A tap on a topic fills the box; words of the person's own stay, and the question follows them. */
export function fillDraft(draft: string, lastPrompt: string | null, prompt: string): string {
  const isFree = draft.trim() === '' || draft === lastPrompt
  return isFree ? prompt : `${draft.trimEnd()}\n${prompt}`
}
