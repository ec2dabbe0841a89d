import { readTokens, type Tokens } from './tokens.ts'

/**
 * Phrases are data, one a line. Words follow each other with at most two other words between them; `a/b` is either,
 * `kill*` any word that starts so, `@name` a class of words, `_` up to three other words, `__` up to six, `=` none,
 * `-a/b` a next word that must not be there, `$` the end of the sentence; with `&` the words may come in any order. In front, `!` is danger this minute and `~` a
 * bare subject. Other words are never skipped across the end of a sentence.
 */
interface Slot {
  words: ReadonlySet<string>
  /** How many other words may stand before it. */
  gap: number
  isAbsent: boolean
  isEnd: boolean
}

interface Phrase {
  isNow: boolean
  isSubject: boolean
  /** The words may stand in any order, close together. */
  isAnyOrder: boolean
  slots: readonly Slot[]
}

export interface PhraseMatch extends Pick<Phrase, 'isNow' | 'isSubject'> {
  from: number
  /** The word after the last one matched. */
  to: number
}

export interface PhraseBook<List extends string> {
  read(text: string): Tokens
  find(tokens: Tokens, list: List): PhraseMatch[]
}

const gaps: Readonly<Record<string, number>> = { _: 3, __: 6 }
const near = 9

type Classes = ReadonlyMap<string, readonly string[]>

const linesOf = (text: string) => text.trim().split('\n')

function wordsOf(part: string, classes: Classes): readonly string[] {
  if (!part.startsWith('@')) return [part]
  const known = classes.get(part.slice(1))
  if (!known) throw new Error(`There is no class of words ${part}.`)
  return known
}

function readClasses(text: string): Classes {
  const classes = new Map<string, readonly string[]>()
  for (const line of linesOf(text)) {
    const [name = '', ...parts] = line.split(' ')
    classes.set(name, parts.flatMap((part) => wordsOf(part, classes)))
  }
  return classes
}

function readPhrase(line: string, classes: Classes): Phrase {
  const marks = /^[!~]*/.exec(line)?.[0] ?? ''
  const slots: Slot[] = []
  const parts = line.slice(marks.length).split(' ')
  let gap = 2
  for (const part of parts.filter((part) => part !== '&')) {
    const wide = gaps[part]
    if (wide === undefined) {
      const names = part.replace(/^[-=]/, '').split('/')
      const words = new Set(names.flatMap((name) => wordsOf(name, classes)))
      slots.push({ words, gap: part.startsWith('=') ? 0 : gap, isAbsent: part.startsWith('-'), isEnd: part === '$' })
    }
    gap = wide ?? 2
  }
  return { isNow: marks.includes('!'), isSubject: marks.includes('~'), isAnyOrder: parts.includes('&'), slots }
}

/** Where the phrase ends when its slots from `slot` on match from `at` on; -1 when they do not. */
function endOf(slots: readonly Slot[], slot: number, tokens: Tokens, at: number): number {
  const wanted = slots[slot]
  if (!wanted) return at
  const { words, starts } = tokens
  const isOver = at >= words.length || starts[at] === true
  if (wanted.isEnd) return isOver ? at : -1
  if (wanted.isAbsent) return !isOver && wanted.words.has(words[at] ?? '') ? -1 : endOf(slots, slot + 1, tokens, at)
  for (let here = at; here <= at + wanted.gap; here++) {
    // Sentences may be broken anywhere ("I. Want. To. Die."), but other words are only skipped inside one.
    if (here > at && (starts[here] || starts[here - 1])) return -1
    if (!wanted.words.has(words[here] ?? '')) continue
    const end = endOf(slots, slot + 1, tokens, here + 1)
    if (end !== -1) return end
  }
  return -1
}

/** The word after the first one when all the others stand close to it in its sentence; else -1. */
function endNear(slots: readonly Slot[], { words, starts }: Tokens, first: number): number {
  let [from, to] = [first, first + 1]
  while (from > 0 && !starts[from] && first - from < near) from--
  while (to < words.length && !starts[to] && to - first < near) to++
  const around = words.slice(from, to)
  return slots.every((slot) => around.some((word) => slot.words.has(word))) ? first + 1 : -1
}

/** A stem is also met by every known word that starts so: texts are read as known words. */
function withForms(words: ReadonlySet<string>, known: readonly string[]): ReadonlySet<string> {
  const stems = [...words].filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  return stems.length === 0 ? words : new Set([...words, ...known.filter((word) => stems.some((stem) => word.startsWith(stem)))])
}

/** Makes a book of several lists of phrases over one set of word classes. The class `gap` is words that are not read. */
export function makePhraseBook<List extends string>(
  classText: string, lists: Readonly<Record<List, string>>, slipWords = '',
): PhraseBook<List> {
  const classes = readClasses(classText)
  const read = Object.entries<string>(lists)
    .map(([name, text]) => [name, linesOf(text).map((line) => readPhrase(line, classes))] as const)
  const known = [...new Set(read.flatMap(([, phrases]) => phrases.flatMap(({ slots }) => slots.flatMap(({ words }) => [...words]))))]
  const indexes = new Map(read.map(([name, phrases]) => [name, byFirstWord(phrases, known)]))
  return {
    read: readTokens({ known, gap: new Set(classes.get('gap')), targets: new Set(slipWords.trim().split(/\s+/)) }),
    find(tokens, list) {
      const found: PhraseMatch[] = []
      const phrases = indexes.get(list)
      tokens.words.forEach((word, from) => {
        for (const { isNow, isSubject, isAnyOrder, slots } of phrases?.get(word) ?? []) {
          const to = isAnyOrder ? endNear(slots, tokens, from) : endOf(slots, 1, tokens, from + 1)
          if (to !== -1) found.push({ isNow, isSubject, from, to })
        }
      })
      return found
    },
  }
}

function byFirstWord(phrases: readonly Phrase[], known: readonly string[]): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    const slots = phrase.slots.map((slot) => ({ ...slot, words: withForms(slot.words, known) }))
    for (const word of slots[0]?.words ?? []) index.set(word, [...(index.get(word) ?? []), { ...phrase, slots }])
  }
  return index
}
