import type { AnswerCardProps } from './answer-card.tsx'
import { stateAnswer } from './state-answer.ts'
import { useAnswerTexts } from './use-answer-texts.ts'
import { useStateNames } from './use-state-names.ts'

/** Announces the card's text to screen readers each time a question is answered. */
export function AnswerNews({ answers, facts, now }: Omit<AnswerCardProps, 'titleRef'>) {
  const rule = facts.states[answers.state]
  const { headline } = useAnswerTexts(rule, facts, stateAnswer(answers, rule, now))
  const { names } = useStateNames()
  return <>{[names[answers.state], headline].join(': ')}</>
}
