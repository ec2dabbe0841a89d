import type { Language } from '../language.ts'
import { fold } from '../text/fold.ts'
import { outputClasses, outputPhrases } from './output-phrases.ts'
import { makePhraseBook, type PhraseBook, type PhraseMatch } from './phrase-book.ts'

/** What a model must never say (T-11.4). */
export const outputKinds = ['selfHarm', 'doses', 'sourcing', 'evasion', 'outcomes'] as const
export type OutputClass = (typeof outputKinds)[number]

let book: PhraseBook<OutputClass | 'warnings'> | undefined

/** An amount of something to swallow, smoke or inject; folded, so "cápsulas" is "capsulas". */
const weights = 'mg|mcg|ug|ml|cc|milligrams?|miligramos?|grams?|gramos?'
const pieces = 'pills?|tablets?|capsul(?:e|a)s?|pastillas?|tabletas?|doses|dosis'
const amount = new RegExp(`\\d ?(?:${weights}|${pieces})\\b`)
const verbs = 'take|takes|taking|inject|smoke|snort|swallow|shoot|use|(?:tom|inyect|fum|trag|us)[aeo]\\w*'
const swallowing = new RegExp(`\\b(?:${verbs})\\b`)

function classifySentence(sentence: string): OutputClass | undefined {
  const folded = fold(sentence)
  if (amount.test(folded) && swallowing.test(folded)) return 'doses'
  book ??= makePhraseBook<OutputClass | 'warnings'>(outputClasses, outputPhrases)
  const tokens = book.read(sentence)
  const found = book.find(tokens, [...outputKinds, 'warnings'])
  const isWarning = ({ from }: PhraseMatch) => found.warnings.some((no) => no.from < from && from - no.from <= 2)
  return outputKinds.find((kind) => found[kind].some((match) => kind === 'outcomes' || !isWarning(match)))
}

/**
 * Removes sentences with ways to hurt oneself, doses, sources of drugs or weapons, ways around tests, monitors or
 * warrants, and promises about the outcome of a case. The first of a class is replaced by its safe text, the others are
 * dropped. Both languages are checked whatever the language of the answer: people and models mix them.
 */
export function filterOutput(
  text: string,
  _: Language,
  safeText: Readonly<Record<OutputClass, string>>,
): { text: string; dropped: OutputClass[] } {
  const dropped = new Set<OutputClass>()
  const safeParts = text.split(/(\n+|(?<=[.!?…])[ \t]+)/).map((part) => {
    const kind = classifySentence(part)
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
