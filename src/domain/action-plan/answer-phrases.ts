/** Appends tapped or dictated text to what is already there. */
export function appendPhrase(text: string, words: string): string {
  const before = text.trimEnd()
  if (before === '') return words
  return /[.,;:!?…]$/.test(before) ? `${before} ${words}` : `${before}, ${words}`
}

export function includesPhrase(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase())
}

/** A second tap removes the text again; what the person wrote around it stays. */
export function togglePhrase(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  if (at === -1) return appendPhrase(text, words)
  const before = text.slice(0, at).replace(/[,\s]+$/, '')
  const after = text.slice(at + words.length).replace(/^[,\s]+/, '')
  return before === '' || after === '' ? before + after : `${before}, ${after}`
}
