import { type PlanQuestionId, planQuestionIds } from '../action-plan/plan-answers.ts'
import { scoreClasses, toProbability, type BagNetwork } from '../danger/bag-network.ts'
import { listFeatures } from '../danger/features.ts'
import { signalPhrases } from './signal-phrases.ts'
import { statedSignals, type StatedSignal } from './signal-names.ts'
import { readPhrases, type SignalReader } from './signals.ts'

/** Features of the words lie below, the question and the phrases that match above. */
const wordBuckets = 1 << 15
export const signalBuckets = wordBuckets * 2
const phraseNames = Object.keys(signalPhrases)
/** A matching phrase is one feature among many of the words, so it counts more than once. */
const phraseShare = 3

/** What is looked at in an answer: its words, the question it answers, and the phrases that match. */
export function listSignalFeatures(answer: string, question: PlanQuestionId): Set<number> {
  const features = listFeatures([answer], wordBuckets, 'together')
  features.add(wordBuckets + planQuestionIds.indexOf(question))
  for (const name of readPhrases(answer, question)) {
    const first = wordBuckets + planQuestionIds.length + phraseNames.indexOf(name) * phraseShare
    for (let at = 0; at < phraseShare; at += 1) features.add(first + at)
  }
  return features
}

/** Chosen on answers of writers that a model had not seen: see docs/models/signals.md. */
const usualThreshold = 0.3
/** Missing these does more harm than showing them once too often: a tap takes them away. */
const thresholds: Partial<Readonly<Record<StatedSignal, number>>> = {
  violence: 0.15,
  'no-bed': 0.18,
  'medicine-low': 0.2,
  'court-date': 0.2,
  methadone: 0.2,
  buprenorphine: 0.2,
  insulin: 0.2,
  'no-id': 0.22,
  'kids-along': 0.25,
}

/** Of two that cannot both be so in one answer, the likelier is meant. */
const exclusive: readonly (readonly [StatedSignal, StatedSignal])[] = [
  ['no-bed', 'has-bed'],
  ['supervised', 'not-supervised'],
  ['no-id', 'has-id'],
  ['no-birth-certificate', 'has-birth-certificate'],
  ['no-ss-card', 'has-ss-card'],
  ['no-phone', 'has-phone'],
  ['medicine', 'no-medicine'],
  ['just-out', 'long-out'],
  ['has-insurance', 'no-insurance'],
  ['license-lost', 'has-license'],
  ['kids-along', 'kids-apart'],
]

/** The texts it learned from are short; a long answer is read in parts. */
const longestPart = 40

function splitParts(answer: string): string[] {
  if (answer.split(/\s+/).length <= longestPart) return [answer]
  const parts: string[] = []
  for (const sentence of answer.split(/(?<=[.!?\n;])\s+/)) {
    const words = sentence.split(/\s+/)
    for (let at = 0; at < words.length; at += longestPart) parts.push(words.slice(at, at + longestPart).join(' '))
  }
  return parts
}

/** The probability of each signal in one short answer. */
export function scoreSignals(model: BagNetwork, answer: string, question: PlanQuestionId): Map<StatedSignal, number> {
  const scores = scoreClasses(model, listSignalFeatures(answer, question))
  return new Map(statedSignals.map((signal, at) => [signal, toProbability(scores[at] ?? 0)]))
}

export function createSignalReader(model: BagNetwork): SignalReader {
  if (model.classes !== statedSignals.length) throw new Error('The model was trained for other signals.')
  return (answer, question) =>
    new Set(splitParts(answer).flatMap((part) => chooseSignals(scoreSignals(model, part, question))))
}

export function chooseSignals(chances: ReadonlyMap<StatedSignal, number>): StatedSignal[] {
  const getChance = (signal: StatedSignal) => chances.get(signal) ?? 0
  const isLess = (signal: StatedSignal) =>
    exclusive.some(
      ([one, other]) =>
        (signal === one && getChance(other) > getChance(one)) || (signal === other && getChance(one) > getChance(other)),
    )
  return statedSignals.filter(
    (signal) => getChance(signal) >= (thresholds[signal] ?? usualThreshold) && !isLess(signal),
  )
}
