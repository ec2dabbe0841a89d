import { splitWords } from '#domain/text/fold.ts'
import { countOtherLetters, getLetterBits } from '#domain/text/letter-bits.ts'
import { rememberWords } from '#domain/text/remember-words.ts'

/**
 * The words of a text in order, as the rules know them (unknown words are empty), and which of them begin a sentence.
 */
export interface Tokens {
  words: readonly string[]
  starts: readonly boolean[]
  /** Which of them follow a comma. */
  pauses: readonly boolean[]
  /** Each word as it was written, folded. */
  typed: readonly string[]
}

/** The words of a match as they were written. */
export function joinTypedWords({ typed }: Tokens, from: number, to: number): string {
  return typed
    .slice(from, to)
    .filter((word, at, list) => word !== list[at - 1])
    .join(' ')
}

/** Shorter words have too many neighbors that mean something else. */
const shortestCorrected = 5
/** One letter for another makes a new word (doing, dying) until words are this long. */
const shortestReplaced = 6
const shortestJoined = 6
const shortestSplit = 7
const longestWord = 24

const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const signInWord = /([a-z])([@$!*])(?=[a-z])/gi
/** Without this, dropping the apostrophe would turn "od'd" into "odd". */
const overdosed = /\bod['’`´]e?(?:d|ing|in|s)\b/gi

/** Stand among the folded words for the end of a sentence and of a clause. */
const [sentenceEnd, clauseEnd] = ['0end', '0pause']

interface Typo {
  word: string
  /** Index of the omitted letter. */
  left: number
}

/**
 * Indexes every word by itself with one inner letter omitted, so that a typo is found by lookup instead of comparison.
 */
function indexTypos(targets: Iterable<string>): Map<string, Typo> {
  const slips = new Map<string, Typo>()
  for (const word of targets) {
    for (let left = 1; word.length >= shortestCorrected && left < word.length - 1; left++) {
      slips.set(word.slice(0, left) + word.slice(left + 1), { word, left })
    }
  }
  return slips
}

/** Whether a word is near enough to one of these to be looked up letter by letter; a typo never changes the first letter. */
function createTypoFilter(targets: Iterable<string>): (typed: string) => boolean {
  const byFirstLetter = new Map<string | undefined, { length: number; bits: number }[]>()
  for (const word of targets) {
    const target = { length: word.length, bits: getLetterBits(word) }
    byFirstLetter.set(word[0], [...(byFirstLetter.get(word[0]) ?? []), target])
  }
  return (typed) => {
    const bits = getLetterBits(typed)
    const alike = byFirstLetter.get(typed[0]) ?? []
    return alike.some(
      (target) => Math.abs(target.length - typed.length) <= 1 && countOtherLetters(target.bits, bits) <= 2,
    )
  }
}

/** The known word with one typo: a letter missing, one too many, two swapped, or (in a long word) one replaced. */
function corrected(typed: string, targets: ReadonlySet<string>, slips: ReadonlyMap<string, Typo>): string | undefined {
  if (typed.length < shortestCorrected || typed.length > longestWord) return
  const missing = slips.get(typed)
  if (missing) return missing.word
  for (let left = 1; left < typed.length; left++) {
    const key = typed.slice(0, left) + typed.slice(left + 1)
    if (key.length >= shortestCorrected && targets.has(key)) return key
    const slip = slips.get(key)
    if (!slip) continue
    if (slip.left === left && typed.length >= shortestReplaced) return slip.word
    const isSwap = typed[left] === slip.word[slip.left] && typed[slip.left] === slip.word[left]
    if (isSwap && Math.abs(slip.left - left) === 1) return slip.word
  }
}

/** Known words written as one ("wannadie") if a crisis word is among them, else nothing. */
function split(typed: string, whole: ReadonlySet<string>, targets: ReadonlySet<string>): string[] | undefined {
  if (typed.length < shortestSplit || typed.length > longestWord) return
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= typed.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start]
      if (!before || before.length + 1 >= (best[end]?.length ?? Infinity)) continue
      const piece = typed.slice(start, end)
      if (whole.has(piece) || targets.has(piece)) best[end] = [...before, piece]
    }
  }
  const pieces = best[typed.length]
  return pieces?.some((piece) => targets.has(piece)) ? pieces : undefined
}

/** Finds a word as the rules know it: whole, or by the longest stem (`kill*`) it starts with. */
function finder(knownWords: readonly string[]): (typed: string) => string | undefined {
  const all = new Set(knownWords)
  const starts = knownWords.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  const longestFirst = starts.toSorted((a, b) => b.length - a.length)
  const byFirstLetter = new Map<string | undefined, string[]>()
  for (const start of longestFirst) byFirstLetter.set(start[0], [...(byFirstLetter.get(start[0]) ?? []), start])
  return (typed) => {
    if (all.has(typed)) return typed
    const stem = byFirstLetter.get(typed[0])?.find((start) => typed.startsWith(start))
    return stem && `${stem}*`
  }
}

function asLetters(typed: string): string {
  let letters = ''
  for (const letter of typed) letters += lookalikes[letter] ?? letter
  return letters
}

interface RuleWords {
  /** Known words of the rules, stems with a star. */
  knownWords: readonly string[]
  /** Words that are skipped. */
  gap: ReadonlySet<string>
  /**
   * Words that are also recognized with a typo; only a few distinctive ones, because a typo of one word may be another
   * word.
   */
  targets: ReadonlySet<string>
  /** Words that are never read as a typo. */
  everyday?: ReadonlySet<string>
}

/** Common misspellings of crisis words; a typo of these is recognized too. */
const usualMisspellings: Readonly<Record<string, string>> = { overdoze: 'overdose', myslef: 'myself' }

/** Builds the tokenizer for rules with these words. */
export function createTokenizer({ knownWords, gap, targets: telling, everyday }: RuleWords): (text: string) => Tokens {
  // The correct words come last: a typo of both a misspelling and a correct word resolves to the correct word.
  const targets = new Set([...Object.keys(usualMisspellings), ...telling].filter((word) => word !== ''))
  const whole = new Set([...knownWords, ...gap])
  const find = finder([...whole])
  const slips = indexTypos(targets)
  const mayBeTypo = createTypoFilter(targets)
  const anyTarget = new RegExp([...targets].join('|'))
  const heads = new Set([...targets].flatMap((word) => Array.from(word, (_, at) => word.slice(0, at))))

  const meaning = (typed: string): string[] => {
    if (whole.has(typed)) return [typed]
    const single = typed.replace(/(.)\1\1+/g, '$1')
    const asTyped =
      single === typed ? undefined : [typed.replace(/(.)\1\1+/g, '$1$1'), single].find((w) => whole.has(w))
    if (asTyped !== undefined) return [asTyped]
    const near = targets.has(single)
      ? single
      : mayBeTypo(single) && !everyday?.has(single)
        ? corrected(single, targets, slips)
        : undefined
    const intendedWord = near === undefined ? undefined : (usualMisspellings[near] ?? near)
    const parts =
      intendedWord === undefined && single.length >= shortestSplit && anyTarget.test(single)
        ? split(single, whole, targets)
        : undefined
    return parts ?? [find(intendedWord ?? single) ?? (/\d/.test(typed) ? find(asLetters(typed)) : undefined) ?? '']
  }

  const recall = rememberWords((typed) => meaning(typed).filter((word) => !gap.has(word)))

  return (text) => {
    const tokens = { words: [] as string[], starts: [] as boolean[], pauses: [] as boolean[], typed: [] as string[] }
    // Folded as a whole: to fold each clause alone takes three times as long.
    const plain = text
      .replace(overdosed, 'overdosed')
      .replace(signInWord, (_, letter: string, sign: string) => letter + (lookalikes[sign] ?? ''))
      .replace(/[.!?;\n]+/g, ` ${sentenceEnd} `)
      .replace(/[,:]/g, ` ${clauseEnd} `)
    let [isStart, isPause] = [true, true]
    for (const typed of joined(splitWords(plain), whole, targets, heads)) {
      if (typed === sentenceEnd) isStart = isPause = true
      else if (typed === clauseEnd) isPause = true
      else {
        for (const word of recall(typed)) {
          tokens.words.push(word)
          tokens.starts.push(isStart)
          tokens.pauses.push(isPause)
          tokens.typed.push(typed)
          isStart = isPause = false
        }
      }
    }
    return tokens
  }
}

/** Reads "k m s" and "my self" as one word each. */
function joined(
  typed: readonly string[],
  knownWords: ReadonlySet<string>,
  targets: ReadonlySet<string>,
  heads: ReadonlySet<string>,
): string[] {
  const whole: string[] = []
  let end = 0
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at] ?? ''
    // The end of a run of single letters is found once per run, and a run longer than any word is not joined.
    if (end < at) end = at
    while (typed[end]?.length === 1) end++
    const isSpelled = end - at > 2 && end - at <= longestWord
    const letters = isSpelled ? typed.slice(at, end).join('') : ''
    // Two words are put together only where the first begins a telling one.
    const pair = heads.has(word) ? word + (typed[at + 1] ?? '') : word
    if (isSpelled && knownWords.has(letters)) {
      whole.push(letters)
      at = end - 1
    } else if (pair.length >= shortestJoined && pair !== word && targets.has(pair)) {
      whole.push(pair)
      at++
    } else whole.push(word)
  }
  return whole
}
