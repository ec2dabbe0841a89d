import { beingHurt } from './crisis/being-hurt.ts'
import { childHarm } from './crisis/child-harm.ts'
import { asides, denial, nowCues, sayings } from './crisis/guards.ts'
import { hopeless } from './crisis/hopeless.ts'
import { hurtingOthers } from './crisis/hurting-others.ts'
import { overdose } from './crisis/overdose.ts'
import { selfHarm } from './crisis/self-harm.ts'
import { someoneAtRisk } from './crisis/someone-at-risk.ts'
import { trafficking } from './crisis/trafficking.ts'
import { usingOrWithdrawal } from './crisis/using-or-withdrawal.ts'
import { slipWords, wordClasses } from './crisis/word-classes.ts'
import { crisisKinds, type Crisis, type CrisisKind } from './crisis-kinds.ts'
import { makePhraseBook, type PhraseBook, type PhraseMatch } from './phrase-book.ts'
import type { Tokens } from './tokens.ts'

const phrases: Readonly<Record<CrisisKind, string>> = {
  overdose,
  self_harm: selfHarm,
  child_harm: childHarm,
  being_hurt: beingHurt,
  hurting_others: hurtingOthers,
  someone_at_risk: someoneAtRisk,
  using_or_withdrawal: usingOrWithdrawal,
  trafficking,
  hopeless,
}

const setOf = (text: string) => new Set(text.split(' '))
const [denialWords, denialLinks, doubts] = [setOf(denial.words), setOf(denial.links), setOf(denial.doubts)]

/** What people say of themselves can be denied; whoever denies an overdose may still be in one. */
const canBeDenied = new Set<CrisisKind>(['self_harm', 'hurting_others', 'using_or_withdrawal', 'someone_at_risk'])

/** Told of childhood, these are no danger today. */
const isOftenPast = new Set<CrisisKind>(['being_hurt', 'child_harm'])

/** "He said he will kill me" holds the words of these and is somebody else's wish. */
const isIntent = new Set<CrisisKind>(['self_harm', 'hopeless', 'hurting_others'])

type Book = PhraseBook<CrisisKind | 'sayings' | 'asides' | 'nowCues' | 'denial'>
let book: Book | undefined

/** Made with the first message, not when the page loads. */
function openBook(): Book {
  book ??= makePhraseBook(wordClasses, {
    ...phrases, sayings, asides, nowCues, denial: Object.values(denial).join(' ').replaceAll(' ', '\n'),
  }, slipWords)
  return book
}

/** The same words without those that matched, so that nothing else is read into them. */
function without(tokens: Tokens, matches: readonly PhraseMatch[]): Tokens {
  const left = [...tokens.words]
  for (const { from, to } of matches) left.fill('', from, to)
  return { words: left, starts: tokens.starts }
}

/** "I would never kill myself", "no me quiero matar": no and small words stand right before it. */
function isDenied({ from }: PhraseMatch, { words, starts }: Tokens): boolean {
  let at = from
  while (at > 0 && !starts[at] && denialLinks.has(words[at - 1] ?? '')) at--
  return at > 0 && !starts[at] && denialWords.has(words[at - 1] ?? '')
}

/** The sentence a word is in, as a number. */
function sentenceNumbers({ starts }: Tokens): number[] {
  let count = 0
  return starts.map((isStart) => (isStart ? ++count : count))
}

/** Whether a message tells of danger, and which. The same rules in the browser and on the server; no text is kept. */
export function assessCrisis(text: string): Crisis | null {
  const { read, find } = openBook()
  const all = read(text)
  const sentences = sentenceNumbers(all)
  const tokens = without(all, find(all, 'sayings'))
  const hasDoubt = all.words.some((word) => doubts.has(word))
  const past = new Set(find(all, 'asides').map(({ from }) => sentences[from]))
  const isPast = (kind: CrisisKind, { from, isNow, isSubject }: PhraseMatch) =>
    (isSubject || (isOftenPast.has(kind) && !isNow)) && past.has(sentences[from])
  const holding = (kind: CrisisKind, among: Tokens) =>
    find(among, kind).filter((match) => !isPast(kind, match) && (hasDoubt || !canBeDenied.has(kind) || !isDenied(match, tokens)))

  const aboutOthers = holding('someone_at_risk', tokens)
  const byOthers = holding('being_hurt', tokens)
  const said = without(tokens, aboutOthers)
  const ownIntent = without(said, byOthers)
  const matches = (kind: CrisisKind) => {
    if (kind === 'someone_at_risk') return aboutOthers
    if (kind === 'being_hurt') return byOthers
    return holding(kind, isIntent.has(kind) ? ownIntent : said)
  }
  const found = crisisKinds.map((kind) => ({ kind, matches: matches(kind) })).filter((one) => one.matches.length > 0)
  const [first] = found
  if (!first) return null
  const isNow = found.some(({ matches }) => matches.some((match) => match.isNow))
  const isTonight = first.kind !== 'using_or_withdrawal' && first.kind !== 'hopeless' && find(all, 'nowCues').length > 0
  return { kind: first.kind, level: isNow || isTonight ? 'now' : 'support' }
}
