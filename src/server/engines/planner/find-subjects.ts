import type { PlanAnswers } from '#domain/action-plan/plan-answers.ts'
import { chooseTopic } from '#domain/conversation/choose-topic.ts'
import type { QuestionReader } from '#domain/conversation/question-reader.ts'
import { emptyTalk } from '#domain/conversation/talk-state.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { AnswerSubject } from '#domain/planner/guide-tasks.ts'
import { isEmptyAnswer } from '#domain/planner/own-words.ts'

export interface SubjectDeps {
  guides?: readonly Guide[]
  /** The assistant's reader; without it answers are read for signals alone. */
  readQuestion?: QuestionReader
}

/** A guide that is less likely is not what the person meant often enough. */
const sure = { urgent_need: 0.45, biggest_challenge: 0.6 } as const
const longestText = 600
/** Fewer words name a need, not a situation. */
const fewestWords = 4
const mostSentences = 3

/**
 * What the most urgent and the hardest thing are about, as the assistant's reader sees it. The search of sample questions is left
 * out: it takes ten times longer, and it is not ready in the first seconds after a start.
 */
export function findSubjects({ guides, readQuestion }: SubjectDeps, answers: PlanAnswers): AnswerSubject[] {
  if (!guides || !readQuestion) return []
  const deps = { readQuestion, findGuides: () => [] }
  const found = (['urgent_need', 'biggest_challenge'] as const).flatMap((question): AnswerSubject[] => {
    const subjects = listTexts(answers[question]).flatMap((words): AnswerSubject[] => {
      const [best] = chooseTopic([words], emptyTalk, deps).candidates
      const guide = guides.find(({ id }) => id === best?.guideId)
      return best && guide && best.probability >= sure[question]
        ? [{ guide, probability: best.probability, question, words }]
        : []
    })
    return subjects.toSorted((a, b) => b.probability - a.probability).slice(0, 2)
  })
  return found.filter(({ guide }, at) => found.findIndex((other) => other.guide.id === guide.id) === at)
}

/** The answer, and each of its sentences where it has several. */
function listTexts(answer: string): string[] {
  const text = answer.slice(0, longestText)
  const sentences = text.split(/[.!?;\n]+/).map((sentence) => sentence.trim())
  return [...new Set([text, ...sentences.slice(0, mostSentences)])].filter(
    (part) => !isEmptyAnswer(part) && part.split(/\s+/).length >= fewestWords,
  )
}
