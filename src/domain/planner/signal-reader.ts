import { type PlanQuestionId, planQuestionIds } from '../action-plan/plan-answers.ts'
import { scoreClasses, toProbability, type BagNetwork } from '../danger/bag-network.ts'
import { listFeatures } from '../danger/features.ts'
import { createReadingMemory } from '../text/while-reading.ts'
import { createAnchorCheck } from './signal-anchors.ts'
import { isRare, learnedPhrases } from './signal-phrases.ts'
import { learnedSignals, rareSignals, type StatedSignal } from './signal-names.ts'
import { readPhrases, type SignalReader } from './signals.ts'

/** Features of the words lie below, the question and the phrases that match above. */
const wordBuckets = 1 << 15
export const signalBuckets = wordBuckets * 2
const phraseNames = Object.keys(learnedPhrases)
/** A matching phrase is one feature among many of the words, so it counts more than once. */
const phraseShare = 3

/** What is looked at in an answer: its words, the question it answers, and the phrases that match. */
export function listSignalFeatures(
  answer: string,
  question: PlanQuestionId,
  phrases: ReadonlySet<string> = readPhrases(answer, question),
): number[] {
  const features = [...listFeatures([answer], wordBuckets, 'together')]
  features.push(wordBuckets + planQuestionIds.indexOf(question))
  for (const name of phrases) {
    if (isRare(name)) continue
    const first = wordBuckets + planQuestionIds.length + phraseNames.indexOf(name) * phraseShare
    for (let at = 0; at < phraseShare; at += 1) features.push(first + at)
  }
  return features
}

/** Chosen on answers of writers that a model had not seen: see docs/models/signals.md. */
const usualThreshold = 0.3
/** Missing the first ones does more harm than showing them once too often: a tap takes them away. */
const thresholds: Partial<Readonly<Record<StatedSignal, number>>> = {
  violence: 0.2,
  college: 0.2,
  'no-bed': 0.18,
  'medicine-low': 0.2,
  'court-date': 0.48,
  methadone: 0.2,
  buprenorphine: 0.2,
  insulin: 0.2,
  'no-id': 0.22,
  'mental-health': 0.22,
  'wants-job': 0.24,
  // These were read most often where they are not so.
  'with-someone': 0.45,
  drugs: 0.45,
  drinking: 0.45,
  fines: 0.45,
  supervised: 0.35,
  'still-inside': 0.5,
  'in-shelter': 0.4,
  debt: 0.45,
  'has-bed': 0.42,
  'kids-along': 0.4,
  'owes-rent': 0.45,
  'bed-ending': 0.4,
}

/** Where a phrase matches, so little is enough: below it, what was learned says that something else is meant. */
const enoughWithPhrase = 0.06
/** Phrases that were right in nine of ten answers need next to nothing. */
const surePhrases: ReadonlySet<StatedSignal> = new Set<StatedSignal>([
  'with-someone',
  'owes-rent',
  'drug-charge',
  'kids-apart',
  'long-out',
  'just-out',
  'no-birth-certificate',
  'no-ss-card',
  'missed-report',
  'tribe',
  'insulin',
  'methadone',
  'ankle-monitor',
  'violence',
])
const enoughWithSurePhrase = 0.015
/** Where more certainty is asked, a phrase takes away this part of it. */
const moreWithPhrase = 3
/** Nothing was learned about these: the phrase decides. */
const onlyInPhrases: ReadonlySet<StatedSignal> = new Set(['drug-test', 'shot'])

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
  ['working', 'wants-job'],
]

/** The texts it learned from are short; a long answer is read in parts. */
const longestPart = 40
/** Longer answers are also read sentence by sentence: among much else, one thing is easily lost. */
const fewWords = 12
/** What a sentence says without the rest must be surer. */
const sureAlone = 0.5

const countWords = (text: string) => text.split(/\s+/).length

function splitSentences(answer: string): string[] {
  return answer.split(/(?<=[.!?\n;])\s+/).flatMap((sentence) => {
    const words = sentence.split(/\s+/)
    const parts = Math.ceil(words.length / longestPart)
    return Array.from({ length: parts }, (_, at) => words.slice(at * longestPart, (at + 1) * longestPart).join(' '))
  })
}

/** Asked for strengths and people, answers are lists of a few words, which say little. */
const telling: ReadonlySet<PlanQuestionId> = new Set(['urgent_need', 'biggest_challenge'])
const sureInLists = 0.6

/** What a goal can tell of today: what is wished for, not what is. */
const inGoals: ReadonlySet<StatedSignal> = new Set([
  'wants-job',
  'better-job',
  'record-clearing',
  'vote',
  'credit',
  'business',
  'wants-ged',
  'college',
  'english',
  'license-lost',
  'kids-apart',
  'truck-driver',
  'student',
])

/** The probability of each signal in one short answer. */
function scoreSignals(
  model: BagNetwork,
  answer: string,
  question: PlanQuestionId,
  phrases: ReadonlySet<string>,
): Map<StatedSignal, number> {
  const scores = scoreClasses(model, listSignalFeatures(answer, question, phrases))
  return new Map(learnedSignals.map((signal, at) => [signal, toProbability(scores[at] ?? 0)]))
}

export function createSignalReader(model: BagNetwork): SignalReader {
  if (model.classes !== learnedSignals.length) throw new Error('The model was trained for other signals.')
  const heard = createReadingMemory<Heard>()
  const hear = (text: string, question: PlanQuestionId): Heard => {
    const key = `${question}\n${text}`
    const known = heard.get(key)
    if (known) return known
    const phrases = readPhrases(text, question)
    const fresh = { phrases, chances: scoreSignals(model, text, question, phrases) }
    heard.set(key, fresh)
    return fresh
  }
  const read = (text: string, question: PlanQuestionId, atLeast: number) => {
    const { phrases, chances } = hear(text, question)
    return chooseSignals(chances, phrases, telling.has(question) ? atLeast : Math.max(atLeast, sureInLists))
  }
  const readAll: SignalReader = (answer, question) => {
    const isAnchored = createAnchorCheck(answer)
    const sentences = splitSentences(answer)
    const isLong = countWords(answer) > longestPart
    const whole = isLong ? sentences.flatMap((part) => read(part, question, 0)) : read(answer, question, 0)
    const alone =
      isLong || countWords(answer) <= fewWords ? [] : sentences.flatMap((part) => read(part, question, sureAlone))
    const found = [...whole, ...withoutOpposites(alone, whole)].filter(isAnchored)
    return new Set(question === 'goals_3_months' ? found.filter((signal) => inGoals.has(signal)) : found)
  }
  // Days, fears, the first box and the words for each step ask again about the same texts.
  const answers = createReadingMemory<ReadonlySet<StatedSignal>>()
  return (answer, question) => {
    const key = `${question}\n${answer}`
    const known = answers.get(key)
    if (known) return known
    const fresh = readAll(answer, question)
    answers.set(key, fresh)
    return fresh
  }
}

/** What stands in one text: the phrases that match, and how likely each signal is. */
interface Heard {
  phrases: ReadonlySet<string>
  chances: ReadonlyMap<StatedSignal, number>
}

/** A sentence does not undo what the answer says as a whole. */
function withoutOpposites(signals: readonly StatedSignal[], whole: readonly StatedSignal[]): StatedSignal[] {
  return signals.filter(
    (signal) =>
      !exclusive.some(
        ([one, other]) => (signal === one && whole.includes(other)) || (signal === other && whole.includes(one)),
      ),
  )
}

function chooseSignals(
  chances: ReadonlyMap<StatedSignal, number>,
  inPhrases: ReadonlySet<string>,
  atLeast: number,
): StatedSignal[] {
  const getChance = (signal: StatedSignal) => chances.get(signal) ?? 0
  // Between two, a phrase that matches decides.
  const getStanding = (signal: StatedSignal) => getChance(signal) + (inPhrases.has(signal) ? 1 : 0)
  const isLess = (signal: StatedSignal) =>
    exclusive.some(
      ([one, other]) =>
        (signal === one && getStanding(other) > getStanding(one)) ||
        (signal === other && getStanding(one) > getStanding(other)),
    )
  const getNeeded = (signal: StatedSignal) =>
    inPhrases.has(signal)
      ? surePhrases.has(signal)
        ? enoughWithSurePhrase
        : Math.max(enoughWithPhrase, atLeast / moreWithPhrase)
      : Math.max(atLeast, thresholds[signal] ?? usualThreshold)
  const learned = learnedSignals.filter((signal) =>
    onlyInPhrases.has(signal) ? inPhrases.has(signal) : getChance(signal) >= getNeeded(signal) && !isLess(signal),
  )
  return [...learned, ...rareSignals.filter((signal) => inPhrases.has(signal))]
}
