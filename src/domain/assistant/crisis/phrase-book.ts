import { createTokenizer, type Tokens } from './tokens.ts'

/**
 * Phrases are data, one per line. Words follow each other with at most two other words between them. `a/b` is either,
 * `kill*` any word with that prefix, `@name` a class of words, `_` up to three other words, `__` up to six, `=` none,
 * `-a/b` a next word that must not be there, `$` the end of the sentence or a comma; with `&` the words come in any
 * order. At the start, `!` is immediate danger and `~` a bare subject. No word is skipped across the end of a sentence.
 */
interface Slot {
  words: Set<string>
  /** How many other words may come before it. */
  gap: number
  isAbsent: boolean
  isEnd: boolean
}

interface Phrase {
  isNow: boolean
  isSubject: boolean
  /** The words may come in any order, close together. */
  isAnyOrder: boolean
  slots: readonly Slot[]
}

/** A phrase, indexed by its first word. */
interface Start {
  phrase: Phrase
  /** The bits of the words of its second slot, or all bits when no second word is needed. */
  next: number
  /** How far after the first word the second may stand. */
  reach: number
}

/** The phrases that may start with a word, each with the place of its list among those wanted. */
type Starts = readonly (Start & { list: number })[]

export interface PhraseMatch extends Pick<Phrase, 'isNow' | 'isSubject'> {
  from: number
  /** Index of the word after the last match. */
  to: number
}

/** The words of a text for one book. */
export interface BookTokens extends Tokens {
  /** The bit of each word. */
  bits: readonly number[]
}

export interface PhraseBook<List extends string> {
  read(text: string): BookTokens
  /** The matches for these lists, by list. */
  find<Wanted extends List>(tokens: BookTokens, wanted: readonly Wanted[]): Record<Wanted, PhraseMatch[]>
}

/** How many other words may come between two words. */
const gaps: Readonly<Record<string, number>> = { _: 3, __: 6 }
const usualGap = 2
/** Maximum distance between words in any order. No gap is wider. */
const near = 9

type Classes = ReadonlyMap<string, readonly string[]>

const splitLines = (text: string) => text.trim().split('\n')

function expandWords(part: string, classes: Classes): readonly string[] {
  if (!part.startsWith('@')) return [part]
  const classWords = classes.get(part.slice(1))
  if (!classWords) throw new Error(`No class ${part}`)
  return classWords
}

function readClasses(text: string): Classes {
  const classes = new Map<string, readonly string[]>()
  for (const line of splitLines(text)) {
    const [name = '', ...parts] = line.split(' ')
    classes.set(
      name,
      parts.flatMap((part) => expandWords(part, classes)),
    )
  }
  return classes
}

type WordSets = (part: string) => Set<string>

/** The words of `a/b/@name`. Equal texts share one set: there are far fewer of them than slots. */
function wordSets(classes: Classes): WordSets {
  const sets = new Map<string, Set<string>>()
  return (part) => {
    const made = sets.get(part) ?? new Set(part.split('/').flatMap((name) => expandWords(name, classes)))
    sets.set(part, made)
    return made
  }
}

function readPhrase(line: string, usual: number, getWordSet: WordSets): Phrase {
  const marks = /^[!~]*/.exec(line)?.[0] ?? ''
  const parts = line.slice(marks.length).split(' ')
  const slots: Slot[] = []
  let gap = usual
  for (const part of parts.filter((part) => part !== '&')) {
    const wide = gaps[part]
    if (wide === undefined) {
      const words = getWordSet(part.replace(/^[-=]/, ''))
      slots.push({ words, gap: part.startsWith('=') ? 0 : gap, isAbsent: part.startsWith('-'), isEnd: part === '$' })
    }
    gap = wide ?? usual
  }
  const isAnyOrder = parts.includes('&')
  // Indexed by its rarest word.
  if (isAnyOrder) slots.sort((a, b) => a.words.size - b.words.size)
  return { isNow: marks.includes('!'), isSubject: marks.includes('~'), isAnyOrder, slots }
}

/** End of the phrase when its slots from `slot` on match from `at` on; -1 when they do not. */
function findEnd(slots: readonly Slot[], slot: number, tokens: Tokens, at: number): number {
  const wanted = slots[slot]
  if (!wanted) return at
  const { words, starts } = tokens
  const isOver = at >= words.length || starts[at] === true
  if (wanted.isEnd) return isOver || tokens.pauses[at] ? at : -1
  if (wanted.isAbsent) return !isOver && wanted.words.has(words[at] ?? '') ? -1 : findEnd(slots, slot + 1, tokens, at)
  for (let here = at; here <= at + wanted.gap; here++) {
    // Sentences may be broken anywhere ("I. Want. To. Die."), but other words are only skipped inside one.
    if (here > at && (starts[here] || starts[here - 1])) return -1
    const word = words[here]
    if (!word || !wanted.words.has(word)) continue
    const end = findEnd(slots, slot + 1, tokens, here + 1)
    if (end !== -1) return end
  }
  return -1
}

/** The word after the first one when all others are close to it in its sentence; else -1. */
function findEndNear(slots: readonly Slot[], { words, starts }: Tokens, first: number): number {
  let [from, to] = [first, first + 1]
  while (from > 0 && !starts[from] && first - from < near) from--
  while (to < words.length && !starts[to] && to - first < near) to++
  const around = words.slice(from, to)
  return slots.every((slot) => around.some((word) => slot.words.has(word))) ? first + 1 : -1
}

function findPhraseEnd({ isAnyOrder, slots }: Phrase, tokens: Tokens, from: number): number {
  return isAnyOrder ? findEndNear(slots, tokens, from) : findEnd(slots, 1, tokens, from + 1)
}

/** A stem also matches every known word with that prefix: texts are read as known words. */
function addForms(sets: readonly Set<string>[], knownWords: readonly string[]) {
  const byStart = new Map<string, string[]>(knownWords.map((word) => [word.slice(0, 2), []]))
  for (const word of knownWords) byStart.get(word.slice(0, 2))?.push(word)
  for (const set of sets) {
    for (const stem of [...set].filter((word) => word.endsWith('*'))) {
      const alike = byStart.get(stem.slice(0, 2)) ?? []
      for (const word of alike) if (word.startsWith(stem.slice(0, -1))) set.add(word)
    }
  }
}

type Bits = ReadonlyMap<string, number>

/**
 * Each word gets one of 31 bits. If no word within reach of the first one has a bit of the second slot, the phrase cannot
 * match there and is skipped without trying: some words start a hundred phrases.
 */
const spreadBits = (knownWords: readonly string[]): Bits =>
  new Map(knownWords.map((word, at) => [word, 1 << (at % 31)]))

const allBits = -1

function createStart(phrase: Phrase, bits: Bits): Start {
  const [, next] = phrase.slots
  const isNeeded = next && !next.isAbsent && !next.isEnd
  return {
    phrase,
    next: isNeeded ? [...next.words].reduce((sum, word) => sum | (bits.get(word) ?? 0), 0) : allBits,
    reach: phrase.isAnyOrder ? near : (next?.gap ?? 0) + 1,
  }
}

/** The bits of the words after one, for each distance; last, of all words close enough for any order. */
function collectBits(bits: readonly number[], from: number, within: Int32Array): void {
  let sum = 0
  for (let reach = 1; reach < near; reach++) {
    sum |= bits[from + reach] ?? 0
    within[reach] = sum
  }
  for (let at = Math.max(0, from - near); at <= from + near; at++) sum |= bits[at] ?? 0
  within[near] = sum
}

interface BookOptions<List extends string> {
  /** Words that are also recognized with a typo. */
  slipWords?: string
  /** Words that are no typo of those. */
  everydayWords?: string
  /** Lists whose words must follow each other directly. */
  tight?: readonly List[]
}

/** Builds a phrase book from lists of phrases that share word classes. Words of the class `gap` are skipped. */
export function makePhraseBook<List extends string>(
  classText: string,
  lists: Readonly<Record<List, string>>,
  { slipWords = '', everydayWords = '', tight = [] }: BookOptions<NoInfer<List>> = {},
): PhraseBook<List> {
  const classes = readClasses(classText)
  const getWordSet = wordSets(classes)
  const read = Object.entries<string>(lists).map(([name, text]) => {
    const gap = (tight as readonly string[]).includes(name) ? 0 : usualGap
    return [name, splitLines(text).map((line) => readPhrase(line, gap, getWordSet))] as const
  })
  const slots = read.flatMap(([, phrases]) => phrases.flatMap((phrase) => phrase.slots))
  const sets = [...new Set(slots.map(({ words }) => words))]
  const knownWords = [...new Set(sets.flatMap((words) => [...words]))]
  addForms(sets, knownWords)
  const bits = spreadBits(knownWords)
  const byFirst = new Map(knownWords.map((word) => [word, new Map<string, Start[]>()]))
  for (const [list, phrases] of read) {
    for (const phrase of phrases) {
      const start = createStart(phrase, bits)
      for (const word of phrase.slots[0]?.words ?? []) {
        const alike = byFirst.get(word)?.get(list)
        if (alike) alike.push(start)
        else byFirst.get(word)?.set(list, [start])
      }
    }
  }
  const tokenize = createTokenizer({
    knownWords,
    gap: new Set(classes.get('gap')),
    targets: new Set(slipWords.trim().split(/\s+/)),
    everyday: new Set(everydayWords.trim().split(/\s+/)),
  })
  const getStarts = createStartLookup(byFirst)
  return {
    read(text) {
      const tokens = tokenize(text)
      return { ...tokens, bits: tokens.words.map((word) => bits.get(word) ?? 0) }
    },
    find(tokens, wanted) {
      const found = wanted.map((): PhraseMatch[] => [])
      const starts = getStarts(wanted)
      const within = new Int32Array(near + 1)
      tokens.words.forEach((word, from) => {
        const starting = word === '' ? undefined : starts.get(word)
        if (starting === undefined) return
        collectBits(tokens.bits, from, within)
        for (const { phrase, next, reach, list } of starting) {
          if (next !== allBits && (next & (within[reach] ?? 0)) === 0) continue
          const to = findPhraseEnd(phrase, tokens, from)
          if (to !== -1) found[list]?.push({ isNow: phrase.isNow, isSubject: phrase.isSubject, from, to })
        }
      })
      return Object.fromEntries(wanted.map((list, at) => [list, found[at]])) as Record<
        (typeof wanted)[number],
        PhraseMatch[]
      >
    },
  }
}

/** What may start with each word, in the order of the lists. The same few selections of lists are wanted every time. */
function createStartLookup(byFirst: ReadonlyMap<string, ReadonlyMap<string, readonly Start[]>>) {
  const made = new Map<string, ReadonlyMap<string, Starts>>()
  return (wanted: readonly string[]): ReadonlyMap<string, Starts> => {
    const key = wanted.join(' ')
    const known = made.get(key)
    if (known) return known
    const starts = new Map<string, Starts>()
    for (const [word, lists] of byFirst) {
      const own = wanted.flatMap((name, list) => (lists.get(name) ?? []).map((start) => ({ ...start, list })))
      if (own.length > 0) starts.set(word, own)
    }
    made.set(key, starts)
    return starts
  }
}

/** The tokens without the matched words, so that nothing else matches them. */
export function withoutMatches(tokens: BookTokens, matches: readonly PhraseMatch[]): BookTokens {
  if (matches.length === 0) return tokens
  const [words, bits] = [[...tokens.words], [...tokens.bits]]
  for (const { from, to } of matches) {
    words.fill('', from, to)
    bits.fill(0, from, to)
  }
  return { ...tokens, words, bits }
}
