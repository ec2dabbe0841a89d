import { needsByService, type ServiceId } from '#domain/services/services.ts'
import { splitWords } from '#domain/text/fold.ts'
import type { PhraseMeaning } from './everyday-words.ts'
import type { NeedKey } from './needs.ts'
import { askingWords, needVerbs, negations, ordinaryWords } from './plain-words.ts'
import { getPhraseIndex, longestExact, toExactKey, toMeaningfulStem, type PhraseIndex } from './phrase-index.ts'

export interface NeedsInterpretation {
  /** Strongest first, then the longest phrase, then the earliest; strength is 0 to 1. */
  needs: { need: NeedKey; strength: number }[]
  /** Services named in the text, in order. */
  services: ServiceId[]
  /** Meaningful words of the longest phrase that names a service; a single word in a long text may be beside the point. */
  longestNamed: number
  /** Folded words that match no need: perhaps the name of a listing. */
  terms: string[]
}

const longestText = 500
const mostWords = 120
const mostTerms = 16
/** Correcting mistyped words is the costly part, so it is limited: a hostile text cannot use more than a normal one. */
const mostGuesses = 40

const oneWord = 0.9
/** A typo in a short word may as well be another word. */
const guessed = { short: 0.6, long: 0.85 }
const longWord = 6
const repeated = 0.05

interface Word {
  text: string
  /** Where it stands among all words. */
  position: number
  stem: string
  /** 1, or less when the stem is a guess for a mistyped word. */
  certainty: number
  /** "I don't need …" */
  isRefused: boolean
}

interface Match {
  at: number
  length: number
  meaning: PhraseMeaning
  certainty: number
}

/**
 * Finds a person's needs in their own text in English, Spanish or both, misspelled or without accents. Proofread text
 * needs no guesses.
 */
export function interpretNeeds(text: string, guesses = mostGuesses): NeedsInterpretation {
  return interpret(text, guesses, (matches) => matches)
}

/**
 * The same for the text of a search: "I just got out and need a bed" asks for a bed. Having come home is a request only
 * when nothing else is asked for.
 */
export function interpretSearchText(text: string): NeedsInterpretation {
  const understood = interpret(text, mostGuesses, (matches) => {
    const requests = matches.filter((match) => !isContext(match))
    return requests.length > 0 ? requests : matches
  })
  return { ...understood, services: dropPayment(understood.services) }
}

/** A "dentist that takes Medicaid" is a dentist. */
function dropPayment(services: ServiceId[]): ServiceId[] {
  const isCare = services.some((id) => id !== 'medicaid' && needsByService[id].some((need) => careNeeds.has(need)))
  return isCare ? services.filter((id) => id !== 'medicaid') : services
}

const careNeeds: ReadonlySet<NeedKey> = new Set(['healthcare', 'mental-health', 'recovery-support'])

const namesService = ({ meaning: { services } }: Match) => services.length > 0

const isContext = ({ meaning: { services } }: Match) =>
  services.length > 0 && services.every((id) => id === 'reentry-program')

function interpret(
  text: string,
  guesses: number,
  choose: (matches: readonly Match[]) => readonly Match[],
): NeedsInterpretation {
  const index = getPhraseIndex()
  const all = splitWords(text.slice(0, longestText)).slice(0, mostWords)
  const stems = all.map(toMeaningfulStem)
  const words = meaningfulWords(all, stems, index, guesses)
  const forms = all.map((word, at) => stems[at] ?? word)
  const found = [...allMatches(words, index), ...exactMatches(forms, words, index)]
  const matches = keepLongest(found)
  const acceptedMatches = choose(matches.filter(({ at }) => !words[at]?.isRefused))
  return {
    needs: strengths(acceptedMatches),
    services: servicesIn(found, acceptedMatches),
    longestNamed: Math.max(0, ...acceptedMatches.filter(namesService).map(({ length }) => length)),
    terms: leftOver(words, matches),
  }
}

function meaningfulWords(
  all: readonly string[],
  stems: readonly (string | null)[],
  index: PhraseIndex,
  guesses: number,
): Word[] {
  const words: Word[] = []
  let guessesLeft = guesses
  let isRefusing = false
  all.forEach((text, i) => {
    const isRefusal = negations.has(text) && needVerbs.has(all[i + 1] ?? '')
    if (isRefusal) isRefusing = true
    const stem = stems[i] ?? null
    if (stem === null || isRefusal || (isRefusing && needVerbs.has(text))) return
    const isPlain = index.isKnown(stem) || askingWords.has(text) || ordinaryWords.has(text) || index.joined.has(stem)
    const nearest = !isPlain && guessesLeft-- > 0 ? index.nearest(text) : null
    const certainty = nearest === null ? 1 : guessed[text.length < longWord ? 'short' : 'long']
    words.push({ text, position: i, stem: nearest ?? stem, certainty, isRefused: isRefusing })
    isRefusing = false
  })
  return words
}

function allMatches(words: readonly Word[], index: PhraseIndex): Match[] {
  return words.flatMap((word, at) => {
    const together = index.meanings.get(index.joined.get(word.stem) ?? '')
    const run = together ? [{ at, length: 1, meaning: together, certainty: 1 }] : []
    return [...matchesFrom(words, at, index), ...run]
  })
}

/** Phrases with one meaningful word, recognized only together with the small words around it. */
function exactMatches(forms: readonly string[], words: readonly Word[], index: PhraseIndex): Match[] {
  const isStart = forms.map((form) => index.exactStarts.has(form))
  return words.flatMap(({ position }, at) => {
    const matches: Match[] = []
    for (let from = Math.max(0, position - longestExact + 1); from <= position; from++) {
      if (!isStart[from]) continue
      for (let to = Math.max(position, from + 1); to < from + longestExact && to < forms.length; to++) {
        const meaning = index.meanings.get(toExactKey(forms.slice(from, to + 1)))
        if (meaning) matches.push({ at, length: 1, meaning, certainty: 1 })
      }
    }
    return matches
  })
}

/** Longest first, without overlaps. */
function keepLongest(found: readonly Match[]): Match[] {
  const usedPositions = new Set<number>()
  return found
    .toSorted((a, b) => b.length - a.length || a.at - b.at || b.meaning.services.length - a.meaning.services.length)
    .filter(({ at, length }) => {
      const positions = Array.from({ length }, (_, i) => at + i)
      if (positions.some((position) => usedPositions.has(position))) return false
      for (const position of positions) usedPositions.add(position)
      return true
    })
}

/**
 * Services of the chosen phrases and of those inside them: "a ride to work" is about a ride. A short word that had to be
 * corrected may be another word, so it names no service.
 */
function servicesIn(found: readonly Match[], acceptedMatches: readonly Match[]): ServiceId[] {
  const isInside = (inner: Match) =>
    acceptedMatches.some(({ at, length }) => at <= inner.at && inner.at + inner.length <= at + length)
  const isCertain = ({ certainty, length }: Match) => length > 1 || certainty >= guessed.long
  return [
    ...new Set(found.filter((match) => isCertain(match) && isInside(match)).flatMap(({ meaning }) => meaning.services)),
  ]
}

function matchesFrom(words: readonly Word[], at: number, index: PhraseIndex): Match[] {
  const matches: Match[] = []
  const longest = index.longestFrom.get(words[at]?.stem ?? '') ?? 0
  let key = ''
  let certainty = 1
  for (let length = 1; length <= longest; length++) {
    const word = words[at + length - 1]
    if (!word) break
    key = length === 1 ? word.stem : `${key} ${word.stem}`
    certainty = Math.min(certainty, word.certainty)
    const meaning = index.meanings.get(key)
    if (meaning) matches.push({ at, length, meaning, certainty })
  }
  return matches
}

function strengths(matches: readonly Match[]): NeedsInterpretation['needs'] {
  const strength = new Map<NeedKey, number>()
  for (const { length, meaning, certainty } of matches) {
    for (const [need, sureness] of meaning.needs) {
      const found = sureness * certainty * (length === 1 ? oneWord : 1)
      const before = strength.get(need)
      strength.set(need, before === undefined ? found : Math.min(1, Math.max(before, found) + repeated))
    }
  }
  // "I need help with food" asks for food.
  if (strength.size > 1 && (strength.get('other') ?? 1) < oneWord * 0.6) strength.delete('other')
  return [...strength]
    .map(([need, value]) => ({ need, strength: Math.round(value * 100) / 100 }))
    .toSorted((a, b) => b.strength - a.strength || Number(a.need === 'other') - Number(b.need === 'other'))
}

/** Words outside every phrase; a guessed word is included, because it may be part of a name. */
function leftOver(words: readonly Word[], matches: readonly Match[]): string[] {
  const usedPositions = new Set(matches.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)))
  const left = words.filter((word, at) => (word.certainty < 1 || !usedPositions.has(at)) && !askingWords.has(word.text))
  const terms = new Set(left.map(({ text }) => text).filter((text) => text.length > 1 && !negations.has(text)))
  return [...terms].slice(0, mostTerms)
}
