import { splitWords } from '../text/fold.ts'
import { rememberText } from '../text/while-reading.ts'
import { conceptWords } from './concept-words.ts'
import { toRoot } from './root.ts'

interface Lexicon {
  /** The concepts for a sequence of stems. */
  meanings: ReadonlyMap<string, readonly string[]>
  /** What a longer sequence begins with: most stems begin none. */
  beginnings: ReadonlySet<string>
}

let lexicon: Lexicon | undefined

function read(): Lexicon {
  const meanings = new Map<string, string[]>()
  const beginnings = new Set<string>()
  for (const line of conceptWords.trim().split('\n')) {
    const [name = '', list = ''] = line.split(': ')
    for (const phrase of list.split(', ')) {
      const stems = splitWords(phrase).map(toRoot)
      for (let length = 1; length < stems.length; length += 1) beginnings.add(stems.slice(0, length).join(' '))
      const key = stems.join(' ')
      const concepts = meanings.get(key)
      if (!concepts) meanings.set(key, [name])
      else if (!concepts.includes(name)) concepts.push(name)
    }
  }
  return { meanings, beginnings }
}

/** The concepts in a text, as separate terms. Longer phrases win over the words inside them. */
export const findConcepts = rememberText((text: string): readonly string[] => {
  lexicon ??= read()
  const { meanings, beginnings } = lexicon
  const stems = splitWords(text).map(toRoot)
  const found = new Set<string>()
  for (let at = 0; at < stems.length;) {
    let usedLength = 1
    let longest: readonly string[] = []
    let key = stems[at] ?? ''
    for (let length = 1; ; length += 1) {
      const concepts = meanings.get(key)
      if (concepts) [usedLength, longest] = [length, concepts]
      if (at + length >= stems.length || !beginnings.has(key)) break
      key += ` ${stems[at + length]}`
    }
    for (const name of longest) found.add(`concept:${name}`)
    at += usedLength
  }
  return [...found]
})
