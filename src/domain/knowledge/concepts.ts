import { splitWords } from '../text/fold.ts'
import { conceptWords } from './concept-words.ts'
import { toRoot } from './root.ts'

interface Lexicon {
  /** The concepts for a sequence of stems. */
  meanings: ReadonlyMap<string, readonly string[]>
  /** How many stems the longest sequence has that begins with a stem: most stems begin none. */
  longestFrom: ReadonlyMap<string, number>
}

let lexicon: Lexicon | undefined

function read(): Lexicon {
  const meanings = new Map<string, string[]>()
  const longestFrom = new Map<string, number>()
  for (const line of conceptWords.trim().split('\n')) {
    const [name = '', list = ''] = line.split(': ')
    for (const phrase of list.split(', ')) {
      const stems = splitWords(phrase).map(toRoot)
      const [first = ''] = stems
      longestFrom.set(first, Math.max(longestFrom.get(first) ?? 1, stems.length))
      const key = stems.join(' ')
      const concepts = meanings.get(key)
      if (!concepts) meanings.set(key, [name])
      else if (!concepts.includes(name)) concepts.push(name)
    }
  }
  return { meanings, longestFrom }
}

/** The concepts in a text, as separate terms. Longer phrases win over the words inside them. */
export function findConcepts(text: string): string[] {
  lexicon ??= read()
  const stems = splitWords(text).map(toRoot)
  const found = new Set<string>()
  for (let at = 0; at < stems.length;) {
    let usedLength = 1
    const longest = lexicon.longestFrom.get(stems[at] ?? '') ?? 0
    for (let length = Math.min(longest, stems.length - at); length >= 1; length -= 1) {
      const concepts = lexicon.meanings.get(stems.slice(at, at + length).join(' '))
      if (!concepts) continue
      for (const name of concepts) found.add(`concept:${name}`)
      usedLength = length
      break
    }
    at += usedLength
  }
  return [...found]
}
