import type { VotingRule } from '#domain/facts/facts.ts'
import {
  isOutOfDate,
  isRuleChanging,
  type VotingAnswer,
  getVotingAnswer,
  type VotingSituation,
} from '#domain/voting/can-i-vote.ts'
import type { VotingAnswers } from './question-form.tsx'

export interface StateAnswer {
  situation: VotingSituation | null
  /** Null while questions are open: then only the state's rule is shown. */
  answer: VotingAnswer | null
  isOld: boolean
  isUnsettled: boolean
}

function toVotingSituation({ where, supervision }: VotingAnswers): VotingSituation | null {
  if (where === null) return null
  if (where !== 'out') return { where }
  return supervision === null ? null : { where, supervision }
}

/** An outdated or changing rule needs no further questions: the answer is the same for everyone. */
export function stateAnswer(answers: VotingAnswers, rule: VotingRule, now: number): StateAnswer {
  const situation = toVotingSituation(answers)
  const [isOld, unsettled] = [isOutOfDate(rule, now), isRuleChanging(rule)]
  const assumedSituation = situation ?? (isOld || unsettled ? { where: 'prison' as const } : null)
  return {
    situation,
    answer: assumedSituation && getVotingAnswer(assumedSituation, rule, now),
    isOld,
    isUnsettled: unsettled,
  }
}
