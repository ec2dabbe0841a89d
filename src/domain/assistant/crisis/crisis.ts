// In this order the phrases of one file compress best, and every phone that opens the chat fetches them.
import { medical, overdose } from './emergencies.ts'
import { everydayWords, typoWords, wordClasses } from './word-classes.ts'
import { usingOrWithdrawal } from './using-or-withdrawal.ts'
import { beingHurt, childHarm, hurtingOthers, trafficking } from './violence.ts'
import { selfHarm, someoneAtRisk } from './self-harm.ts'
import { hopeless } from './hopeless.ts'
import { asides, denial, nowCues, sayings } from './guards.ts'
import { crisisKinds, type Crisis, type CrisisKind } from '../../help-lines/crisis-kinds.ts'
import { makePhraseBook, withoutMatches, type BookTokens, type PhraseBook, type PhraseMatch } from './phrase-book.ts'
import { joinTypedWords, type Tokens } from './tokens.ts'

/**
 * `certain` phrases count in every message, `short` ones only in messages of a few words: in longer ones they stand in
 * stories, classes and jokes more often than in danger, and the judge decides (0017).
 */
interface Phrases {
  certain: string
  short: string
}

const phrases: Readonly<Record<CrisisKind, Phrases>> = {
  overdose,
  medical,
  self_harm: selfHarm,
  child_harm: childHarm,
  being_hurt: beingHurt,
  hurting_others: hurtingOthers,
  someone_at_risk: someoneAtRisk,
  using_or_withdrawal: usingOrWithdrawal,
  trafficking,
  hopeless,
}

const toWordSet = (text: string) => new Set(text.split(' '))
const [denialWords, denialLinks, doubts] = [toWordSet(denial.words), toWordSet(denial.links), toWordSet(denial.doubts)]

/** Denials count for what people say about themselves; a denied overdose may still be one. */
const canBeDenied = new Set<CrisisKind>([
  'self_harm',
  'hopeless',
  'hurting_others',
  'using_or_withdrawal',
  'someone_at_risk',
])

/** These are no current danger when the message is about childhood. */
const isOftenPast = new Set<CrisisKind>(['being_hurt', 'child_harm'])

/** "He said he will kill me" matches these phrases but is another person's intent. */
const intents = ['self_harm', 'hopeless', 'hurting_others'] as const
const mentionKinds = ['overdose', 'medical', 'child_harm', 'using_or_withdrawal', 'trafficking'] as const

/** The longest message in which the short phrases count. */
const fewWords = 5
/** "jk", "lol", "jaja": the writer says that it was a joke. */
export const laughs = /\b(lo+l|lmf?ao+|jk|(ja|ha|je){2,})/i

type List = CrisisKind | ShortList | 'sayings' | 'asides' | 'nowCues' | 'denial'
type ShortList = `${CrisisKind}.short`
type Book = PhraseBook<List>
let book: Book | undefined

/** Built on the first message, not when the page loads. */
function openBook(): Book {
  book ??= makePhraseBook<List>(
    wordClasses,
    {
      ...(Object.fromEntries(
        crisisKinds.flatMap((kind) => [
          [kind, phrases[kind].certain],
          [`${kind}.short`, phrases[kind].short],
        ]),
      ) as Record<CrisisKind | ShortList, string>),
      sayings,
      asides,
      nowCues,
      denial: Object.values(denial).join(' ').replaceAll(' ', '\n'),
    },
    { slipWords: typoWords, everydayWords, tight: ['sayings', 'asides', 'nowCues'] },
  )
  return book
}

/**
 * For each word, whether a negation with only filler words in between comes right before it: "I would never kill
 * myself".
 */
function markDeniedWords({ words, starts }: Tokens): boolean[] {
  const isDenied: boolean[] = []
  for (let at = 0; at < words.length; at++) {
    const before = words[at - 1] ?? ''
    isDenied.push(!starts[at] && (denialLinks.has(before) ? isDenied[at - 1] === true : denialWords.has(before)))
  }
  return isDenied
}

/** The sentence number of each word. */
function sentenceNumbers({ starts }: Tokens): number[] {
  let count = 0
  return starts.map((isStart) => (isStart ? ++count : count))
}

interface CrisisFinding {
  kind: CrisisKind
  matches: readonly PhraseMatch[]
}

/** Every class that a message matches, with the positions, and whether it says that it is tonight. */
function search(text: string): { all: Tokens; found: CrisisFinding[]; isTonight: boolean } {
  const { read, find } = openBook()
  const all = read(text)
  const sentences = sentenceNumbers(all)
  const cues = find(all, ['sayings', 'asides', 'nowCues'])
  const tokens = withoutMatches(all, cues.sayings)
  const isDenied = markDeniedWords(tokens)
  const isShort = all.words.length <= fewWords && !laughs.test(text)
  const hasDoubt = all.words.some((word) => doubts.has(word))
  const past = new Set(cues.asides.map(({ from }) => sentences[from]))
  const holds = (kind: CrisisKind, match: PhraseMatch) => {
    const isOld = match.isSubject || (isOftenPast.has(kind) && !match.isNow)
    if (isOld && past.has(sentences[match.from])) return false
    return hasDoubt || !canBeDenied.has(kind) || !isDenied[match.from]
  }
  const listsOf = (kind: CrisisKind): List[] => (isShort ? [kind, `${kind}.short`] : [kind])
  // In most messages nothing is taken out, and all classes are looked for at once.
  const findOnce = createFinder(find, crisisKinds.flatMap(listsOf))
  const holding = <Kind extends CrisisKind>(among: BookTokens, kinds: readonly Kind[]) => {
    const matches = findOnce(among)
    return kinds.map((kind) => ({
      kind,
      matches: listsOf(kind).flatMap((list) => matches[list].filter((match) => holds(kind, match))),
    }))
  }

  const others = holding(tokens, ['someone_at_risk', 'being_hurt'])
  const mentionTokens = withoutMatches(
    tokens,
    others.flatMap(({ kind, matches }) => (kind === 'someone_at_risk' ? matches : [])),
  )
  const intentTokens = withoutMatches(
    mentionTokens,
    others.flatMap(({ matches }) => matches),
  )
  const found = [...others, ...holding(mentionTokens, mentionKinds), ...holding(intentTokens, intents)].filter(
    ({ matches }) => matches.length > 0,
  )
  return { all, found, isTonight: cues.nowCues.length > 0 }
}

/** Looks for the lists in the same tokens only once. */
function createFinder(find: Book['find'], lists: readonly List[]) {
  let known: { tokens: BookTokens; matches: Record<List, PhraseMatch[]> } | undefined
  return (tokens: BookTokens) => {
    if (known?.tokens !== tokens) known = { tokens, matches: find(tokens, lists) }
    return known.matches
  }
}

/**
 * Whether a message indicates danger, and which. The same rules run in the browser and on the server; no text is
 * stored.
 */
export function assessCrisis(text: string): Crisis | null {
  const { found, isTonight } = search(text)
  const kind = crisisKinds.find((kind) => found.some((finding) => finding.kind === kind))
  if (!kind) return null
  const isNow = found.some(({ matches }) => matches.some((match) => match.isNow))
  const isSoon = isTonight && kind !== 'using_or_withdrawal' && kind !== 'hopeless'
  return { kind, level: isNow || isSoon ? 'now' : 'support' }
}

/** Whether a message says that it is happening now or tonight. */
export function saysNow(text: string): boolean {
  const { read, find } = openBook()
  return find(read(text), ['nowCues']).nowCues.length > 0
}

/** For testing the rules: every matching class, not only the most severe, with the most telling words of each. */
export function findCrisisMatches(text: string): { kind: CrisisKind; words: string }[] {
  const { all, found } = search(text)
  return crisisKinds.flatMap((kind) => {
    const matchedTexts = found
      .filter((finding) => finding.kind === kind)
      .flatMap(({ matches }) => matches)
      .map(({ from, to }) => joinTypedWords(all, from, to))
    const longest = matchedTexts.toSorted((a, b) => b.length - a.length)[0]
    return longest === undefined ? [] : [{ kind, words: longest }]
  })
}

/** Number of shipped phrases per class. */
export function countShippedPhrases(): { kind: CrisisKind; phrases: number }[] {
  return crisisKinds.map((kind) => ({
    kind,
    phrases: `${phrases[kind].certain.trim()}\n${phrases[kind].short.trim()}`.split('\n').length,
  }))
}
