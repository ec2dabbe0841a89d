import type { DocumentAnswers } from '#domain/documents/answers.ts'
import type { DocumentFacts } from '#domain/documents/rules.ts'

/** Props of both parts of the tool. */
export interface AnswerProps {
  answers: DocumentAnswers
  /** Epoch milliseconds: decides what is out of date. */
  now: number
  onAnswers: (change: Partial<DocumentAnswers>) => void
}

export interface PathFinderProps extends AnswerProps {
  facts: DocumentFacts
  onTransportation?: () => void
}
