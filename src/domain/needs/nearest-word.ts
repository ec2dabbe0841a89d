import { rememberWords } from '#domain/text/remember-words.ts'
import { getAllowedTypos, computeEditDistance } from '#domain/text/similar.ts'

/** The most likely intended word for a folded word, or null. */
export type NearestWordLookup = (typed: string) => string | null

/** First letters that sound alike, so that "bibienda" and "kasa" are found; h is silent in Spanish. */
const firstSounds: Readonly<Record<string, string>> = { v: 'b', k: 'c', q: 'c', s: 'c', z: 'c', j: 'g', y: 'i' }

function firstSound(word: string): string {
  const first = word.startsWith('h') ? word.charAt(1) : word.charAt(0)
  return firstSounds[first] ?? first
}

/** The letters of a word as bits: words that differ a lot here need not be compared letter by letter. */
function letterBits(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 31)
  return bits
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

interface LexiconWord {
  word: string
  means: string
  bits: number
}

const minWordLength = 4

/**
 * Searches the given words (and their meanings) for one that is a typo or two away and begins with the same sound:
 * typos in the first letter are rare, and often make a different word.
 */
export function createNearestWordLookup(meanings: ReadonlyMap<string, string>): NearestWordLookup {
  const groups = new Map<string, LexiconWord[]>()
  for (const [word, means] of meanings) {
    if (word.length < minWordLength) continue
    const key = `${firstSound(word)}${word.length}`
    const group = groups.get(key)
    const entry = { word, means, bits: letterBits(word) }
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return rememberWords((typed) => {
    let room: number = getAllowedTypos(typed.length)
    if (room === 0) return null
    const [bits, sound, most] = [letterBits(typed), firstSound(typed), room]
    let best: string | null = null
    for (let size = typed.length - most; size <= typed.length + most; size++) {
      for (const entry of groups.get(`${sound}${size}`) ?? []) {
        // Two typos are too many for a short target word.
        const allowed = Math.min(room, getAllowedTypos(entry.word.length))
        if (bitCount(entry.bits ^ bits) > 2 * allowed) continue
        const slips = computeEditDistance(typed, entry.word, allowed)
        if (slips > allowed || (slips === room && best !== null)) continue
        best = entry.means
        room = slips
      }
    }
    return best
  })
}
