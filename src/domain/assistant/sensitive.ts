import { makePhraseBook, withoutMatches, type PhraseBook } from './crisis/phrase-book.ts'
import { sensitiveClasses, sensitivePhrases } from './sensitive-phrases.ts'
import { joinTypedWords } from './crisis/tokens.ts'

/** The classes of T-11.5 that need a fixed opening before any answer, but no crisis card. */
export type SensitiveTopic = 'legal' | 'supervision' | 'immigration' | 'voting' | 'refuse' | 'privacy'

/** A message may match several; the one where a wrong answer does most harm wins. */
const strongestFirst = ['refuse', 'privacy', 'voting', 'immigration', 'supervision', 'legal'] as const

let book: PhraseBook<SensitiveTopic | 'harmless'> | undefined

export function findSensitiveTopic(text: string): SensitiveTopic | null {
  return findSensitiveMatches(text)[0]?.topic ?? null
}

/** Every topic a message matches, most severe first, with the matched words. */
export function findSensitiveMatches(text: string): { topic: SensitiveTopic; words: string }[] {
  book ??= makePhraseBook<SensitiveTopic | 'harmless'>(sensitiveClasses, sensitivePhrases)
  const tokens = book.read(text)
  const found = book.find(withoutMatches(tokens, book.find(tokens, ['harmless']).harmless), strongestFirst)
  return strongestFirst.flatMap((topic) => {
    const [first] = found[topic]
    return first ? [{ topic, words: joinTypedWords(tokens, first.from, first.to) }] : []
  })
}
