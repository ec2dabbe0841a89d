import type { PlanAnswers, PlanQuestionId } from '#domain/action-plan/plan-answers.ts'
import { findMainSubject } from '#domain/conversation/choose-topic.ts'
import type { QuestionReader } from '#domain/conversation/question-reader.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { AnswerSubject } from '#domain/planner/guide-tasks.ts'
import { isEmptyAnswer } from '#domain/planner/own-words.ts'

export interface SubjectDeps {
  guides?: readonly Guide[]
  /** The assistant's reader for one text; without it answers are read for signals alone. */
  readSubject?: QuestionReader
}

interface Reading {
  question: PlanQuestionId
  /** A guide that is less likely is not what the person meant often enough. */
  sure: number
  /** Fewer words name a need, not a situation. */
  fewestWords: number
  /** Where one thing ends and the next begins. */
  ends: RegExp
  /** What is so already, or is not wanted, is no subject. */
  unless?: RegExp
}

/** Goals are lists of a few words: "my own place, CNA again, get off paper". */
const readings: readonly Reading[] = [
  { question: 'urgent_need', sure: 0.42, fewestWords: 4, ends: /[.!?;\n]+/ },
  { question: 'biggest_challenge', sure: 0.6, fewestWords: 4, ends: /[.!?;\n]+/ },
  {
    question: 'goals_3_months',
    sure: 0.85,
    fewestWords: 2,
    ends: /[.,!?;\n]+|\b(?:and|y|then|luego)\b/,
    unless: /\b(?:no|not|nt|don'?t|keep|already|ya|have|tengo|mantener|seguir|sin)\b/i,
  },
]
const longestText = 600
const mostSentences = 5
/** Of one answer. */
const mostSubjects = 3

/**
 * What the most urgent thing, the hardest one and the goals are about, as the assistant's reader sees it. The search of sample
 * questions is left out: it takes ten times longer, and it is not ready in the first seconds after a start.
 */
export function findSubjects({ guides, readSubject }: SubjectDeps, answers: PlanAnswers): AnswerSubject[] {
  if (!guides || !readSubject) return []
  const found = readings.flatMap((reading): AnswerSubject[] => {
    const { question, sure } = reading
    const subjects = listTexts(answers[question], reading).flatMap((words): AnswerSubject[] => {
      const best = findMainSubject(words, readSubject)
      const guide = guides.find(({ id }) => id === best?.guideId)
      return best && guide && best.probability >= sure
        ? [{ guide, probability: best.probability, question, words }]
        : []
    })
    return keepFirstOfEach(subjects.toSorted((a, b) => b.probability - a.probability)).slice(0, mostSubjects)
  })
  return keepFirstOfEach(found)
}

const keepFirstOfEach = (subjects: readonly AnswerSubject[]) =>
  subjects.filter(({ guide }, at) => subjects.findIndex((other) => other.guide.id === guide.id) === at)

/** The answer, and each of its sentences where it has several. */
function listTexts(answer: string, { ends, fewestWords, unless }: Reading): string[] {
  const text = answer.slice(0, longestText)
  const sentences = text.split(ends).map((sentence) => sentence.trim())
  return [...new Set([text, ...sentences.slice(0, mostSentences)])].filter(
    (part) => !isEmptyAnswer(part) && part.split(/\s+/).length >= fewestWords && !unless?.test(part),
  )
}
