import type { Language } from '../language.ts'
import { fold } from '../text/fold.ts'
import { outputClasses, outputPhrases } from './output-phrases.ts'
import { makePhraseBook, type PhraseBook, type PhraseMatch } from './crisis/phrase-book.ts'
import { advisesAgainstDuty, advisesAgainstMedicine } from './reply-advice.ts'
import { asksForSecret, labelsPerson, repeatsInstructions, threatens } from './reply-manners.ts'

/** What a model must never say (T-11.4). */
const phraseKinds = ['selfHarm', 'doses', 'sourcing', 'evasion', 'outcomes'] as const
const sentenceKinds = ['duties', 'medicine', 'secrets', 'threats', 'labels', 'instructions'] as const
export const outputKinds = [...phraseKinds, ...sentenceKinds] as const
export type OutputClass = (typeof outputKinds)[number]

/** What is known about the reply besides its text. */
export interface OutputContext {
  /** What the reply said before this text: "Do not go." is about it. */
  before?: string
  /** Names of the listings given: one may contain a word that is never used for a person. */
  names?: readonly string[]
  /** `listInstructionRuns` of the instructions the model was given. */
  instructionRuns?: ReadonlySet<string>
}

type PhraseList = keyof typeof outputPhrases
let book: PhraseBook<PhraseList> | undefined

/** An amount of something to swallow, smoke or inject; folded, so "cápsulas" is "capsulas". */
const weights = 'mg|mcg|ug|ml|cc|milligrams?|miligramos?|grams?|gramos?'
const pieces = 'pills?|tablets?|capsul(?:e|a)s?|pastillas?|tabletas?|doses|dosis'
const amount = new RegExp(`\\d ?(?:${weights}|${pieces})\\b`)
const verbs = 'take|takes|taking|inject|smoke|snort|swallow|shoot|use|(?:tom|inyect|fum|trag|us)[aeo]\\w*'
const swallowing = new RegExp(`\\b(?:${verbs})\\b`)

const none: ReadonlySet<string> = new Set()

function classifySentence(sentence: string, before: string, { names = [], instructionRuns = none }: OutputContext) {
  const folded = fold(sentence)
  if (folded === '') return
  if (amount.test(folded) && swallowing.test(folded)) return 'doses'
  return findPhraseKind(sentence) ?? findSentenceKind(sentence, before, names, instructionRuns)
}

function findPhraseKind(sentence: string): OutputClass | undefined {
  book ??= makePhraseBook<PhraseList>(outputClasses, outputPhrases)
  const found = book.find(book.read(sentence), [...phraseKinds, 'promises', 'warnings', 'refusals'])
  const isAfter = (matches: readonly PhraseMatch[], { from }: PhraseMatch, most: number) =>
    matches.some((no) => no.from < from && from - no.from <= most)
  const isWarning = (match: PhraseMatch) => isAfter(found.warnings, match, 2) || isAfter(found.refusals, match, 8)
  const kind = phraseKinds.find((name) => found[name].some((match) => name === 'outcomes' || !isWarning(match)))
  return kind ?? (found.promises.some((match) => !isWarning(match)) ? 'outcomes' : undefined)
}

function findSentenceKind(
  sentence: string,
  before: string,
  names: readonly string[],
  instructionRuns: ReadonlySet<string>,
): OutputClass | undefined {
  if (advisesAgainstDuty(sentence, before)) return 'duties'
  if (advisesAgainstMedicine(sentence, before)) return 'medicine'
  if (asksForSecret(sentence, before)) return 'secrets'
  if (threatens(sentence)) return 'threats'
  if (repeatsInstructions(sentence, instructionRuns)) return 'instructions'
  return labelsPerson(sentence, names) ? 'labels' : undefined
}

const sentenceEnds = /(\n+|(?<=[.!?…]["'”’»)*_]*)[ \t]+)/

const splitSentences = (text: string) => text.split(sentenceEnds).filter((part) => part.trim() !== '')

/**
 * Removes sentences with ways to hurt oneself, doses, sources of drugs or weapons, ways around tests, monitors or
 * warrants, promises about the outcome of a case, advice against a duty or a medicine, questions for secrets, threats,
 * labels for people, and the model's instructions. The first of a class is replaced by its safe text, the others are
 * dropped. Both languages are checked whatever the language of the answer: people and models mix them.
 */
export function filterOutput(
  text: string,
  _: Language,
  safeText: Readonly<Record<OutputClass, string>>,
  context: OutputContext = {},
): { text: string; dropped: OutputClass[] } {
  const dropped = new Set<OutputClass>()
  let before = splitSentences(context.before ?? '').at(-1) ?? ''
  const safeParts = text.split(sentenceEnds).map((part) => {
    const kind = classifySentence(part, before, context)
    if (part.trim() !== '') before = part
    if (!kind) return part
    const isFirst = !dropped.has(kind)
    dropped.add(kind)
    return isFirst ? safeText[kind] : ''
  })
  const joined = safeParts
    .join('')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]*\n{3,}/g, '\n\n')
    .trim()
  return { text: dropped.size === 0 ? text : joined, dropped: [...dropped] }
}
