import { maskPersonal } from '../grounding/mask.ts'
import { fold } from '../text/fold.ts'

export interface MaskedText {
  masked: string
  /** Restores the masked values. */
  unmask(text: string): string
  /** Every token that replaces a person's name in the text, such as [NAME_1]. */
  names: readonly string[]
}

const letters = /\p{L}[\p{L}\p{M}]*/gu
const nameToken = /\\?\[NAME\\?_(\d+)\\?\]/gi
/** Names shorter than this (Al, Bo) are matched only when capitalized. */
const shortest = 3

/**
 * A text as it may be sent to a provider: numbers, addresses and every part of these people's names become tokens
 * (T-6.4). An ordinary word that is also a name is replaced too; it is restored with the rest.
 */
export function maskPeople(text: string, people: readonly { name: string }[]): MaskedText {
  const personal = maskPersonal(text)
  const parts = people.flatMap(({ name }) => name.normalize('NFC').match(letters) ?? [])
  const folded = new Set(parts.filter((part) => part.length >= shortest).map(fold))
  const exact = new Set(parts.filter((part) => part.length === shortest - 1 && /^\p{Lu}/u.test(part)))
  const words: string[] = []
  const standIn = (word: string) => {
    const knownIndex = words.indexOf(word)
    return `[NAME_${knownIndex >= 0 ? knownIndex + 1 : words.push(word)}]`
  }
  const masked = outsideTokens(personal.masked, (part) =>
    part
      .normalize('NFC')
      .replace(letters, (word) => (folded.has(fold(word)) || exact.has(word) ? standIn(word) : word)),
  )
  return {
    masked,
    unmask: (reply) =>
      personal.unmask(reply.replace(nameToken, (whole, count: string) => words[Number(count) - 1] ?? whole)),
    names: words.map((_, index) => `[NAME_${index + 1}]`),
  }
}

/** Number tokens are skipped: a person may be named Date, which would match inside one. */
function outsideTokens(text: string, change: (part: string) => string): string {
  return text
    .split(/(\[[A-Z]+_\d+\])/)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('')
}
