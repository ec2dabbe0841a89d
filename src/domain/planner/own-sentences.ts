import type { PlanAnswers, PlanQuestionId } from '../action-plan/plan-answers.ts'
import { cleanOwnWords, isEmptyAnswer } from './own-words.ts'
import type { Signal, SignalReader } from './signals.ts'
import type { Task } from './task.ts'

/** Answers that tell how things are. */
const telling: readonly PlanQuestionId[] = ['urgent_need', 'biggest_challenge']
/** A call has room for about two sentences of one's own. */
const mostSentences = 2
const longestWords = 170

/** Whoever answers there need not hear it, or must not: an officer, a boss, somebody at home, a line with its own questions. */
const quietTasks: ReadonlySet<string> = new Set([
  'safe-from-harm',
  'court-ready',
  'report-officer',
  'report-if-supervised',
  'report-late',
  'officer-new-address',
  'officer-where-i-sleep',
  'officer-work-okay',
  'monitor-charge',
  'keep-the-job',
  'halfway-house-ask',
  'family-lease',
  'kids-school',
  'housing-list',
  'family-talk',
  'one-person',
  'papers-safe',
  'know-988',
  'keep-dates',
  'three-month-goal',
])

const lawyers = [
  'immigration-lawyer',
  'legal-aid',
  'warrant-lawyer',
  'report-late',
  'registry-address',
  'record-clearing',
]
const clinics = [
  'methadone-next',
  'buprenorphine-next',
  'medicine-out',
  'detox-safely',
  'find-treatment',
  'counselor',
  'pregnancy-care',
  'first-meeting',
  'recovery-coach',
]

/** What can be held against somebody is told only to whom the law lets keep it. */
const toldOnlyTo: Partial<Readonly<Record<Signal, readonly string[]>>> = {
  immigration: ['immigration-lawyer'],
  warrant: lawyers,
  'missed-report': lawyers,
  registry: lawyers,
  'violent-charge': lawyers,
  drugs: clinics,
  opioids: clinics,
  drinking: clinics,
  withdrawal: clinics,
}

const isSafeToTell = (signals: ReadonlySet<Signal>, taskId: string) =>
  [...signals].every((signal) => toldOnlyTo[signal]?.includes(taskId) ?? true)

interface Sentence {
  text: string
  signals: ReadonlySet<Signal>
}

export interface OwnSentencesInput {
  answers: PlanAnswers
  reader: SignalReader
  hasDanger: (text: string) => boolean
}

/** `words`: for a step about a guide, the words that led to it. */
export type OwnSentences = (task: Task, words?: string) => string | null

/** Finds what a person wrote that whoever helps with a task should hear, in their own words; null where there is nothing. */
export function createOwnSentences({ answers, reader, hasDanger }: OwnSentencesInput): OwnSentences {
  const sentences = telling.flatMap((question) =>
    splitSentences(answers[question]).map((text): Sentence => ({ text, signals: reader(text, question) })),
  )
  return (task, words) => {
    if (quietTasks.has(task.id)) return null
    if (words !== undefined) {
      const isSafe = !hasDanger(words) && telling.every((question) => isSafeToTell(reader(words, question), task.id))
      return isSafe ? joinSentences([words]) : null
    }
    const about = [...task.signals, ...task.requires]
    const fitting = sentences.filter(
      ({ text, signals }) =>
        about.some((signal) => signals.has(signal)) && isSafeToTell(signals, task.id) && !hasDanger(text),
    )
    return joinSentences(fitting.map(({ text }) => text))
  }
}

/** The first sentences as one text that is safe to quote. */
function joinSentences(texts: readonly string[]): string | null {
  const words = cleanOwnWords([...new Set(texts)].slice(0, mostSentences).join('. '), longestWords)
  return words === '' || isEmptyAnswer(words) || words.split(' ').length < 3 ? null : words
}

function splitSentences(answer: string): string[] {
  return answer
    .split(/[.!?;\n]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
