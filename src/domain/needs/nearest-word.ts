import { countOtherLetters, getLetterBits } from '#domain/text/letter-bits.ts'
import { rememberWords } from '#domain/text/remember-words.ts'
import { getAllowedTypos, computeEditDistance } from '#domain/text/similar.ts'

/** The most likely intended one of the known words for a folded word, or null. */
export type NearestWordLookup = (typed: string) => string | null

/** First letters that sound alike, so that "bibienda" and "kasa" are found; h is silent in Spanish. */
const firstSounds: Readonly<Record<string, string>> = { v: 'b', k: 'c', q: 'c', s: 'c', z: 'c', j: 'g', y: 'i' }

function firstSound(word: string): string {
  const first = word.startsWith('h') ? word.charAt(1) : word.charAt(0)
  return firstSounds[first] ?? first
}

/** Words of one length that begin alike. Most are ruled out by their bits, which stand apart so that nothing else is read. */
interface WordGroup {
  words: readonly string[]
  bits: Int32Array
}

const minWordLength = 4

/**
 * Searches the given words for one that is a typo or two away and begins with the same sound:
 * typos in the first letter are rare, and often make a different word.
 */
export function createNearestWordLookup(words: Iterable<string>): NearestWordLookup {
  const groups = groupWords(words)
  return rememberWords((typed) => {
    let room: number = getAllowedTypos(typed.length)
    if (room === 0) return null
    const [bits, sound, most] = [getLetterBits(typed), firstSound(typed), room]
    let best: string | null = null
    for (let size = typed.length - most; size <= typed.length + most; size++) {
      const group = groups.get(`${sound}${size}`)
      if (!group) continue
      for (let at = 0; at < group.bits.length; at += 1) {
        // Two typos are too many for a short target word.
        const allowed = Math.min(room, getAllowedTypos(size))
        if (countOtherLetters(group.bits[at] ?? 0, bits) > 2 * allowed) continue
        const word = group.words[at] ?? ''
        const slips = computeEditDistance(typed, word, allowed)
        if (slips > allowed || (slips === room && best !== null)) continue
        best = word
        room = slips
      }
    }
    return best
  })
}

function groupWords(words: Iterable<string>): Map<string, WordGroup> {
  const lists = new Map<string, string[]>()
  for (const word of words) {
    if (word.length < minWordLength) continue
    const key = `${firstSound(word)}${word.length}`
    const list = lists.get(key)
    if (list) list.push(word)
    else lists.set(key, [word])
  }
  return new Map(Array.from(lists, ([key, list]) => [key, { words: list, bits: Int32Array.from(list, getLetterBits) }]))
}
