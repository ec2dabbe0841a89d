import { type VotingEligibility, maxFactAgeDays, type VotingCondition, type VotingRule } from '../facts/facts.ts'

/** Where a person is now. Jail is a separate option: the rules on file are about prison. */
export const whereabouts = ['prison', 'jail', 'out'] as const
export type Whereabouts = (typeof whereabouts)[number]

export const supervisions = ['parole', 'probation', 'both', 'notSure', 'done'] as const
export type Supervision = (typeof supervisions)[number]

/** The crime is never asked for, and none of this is stored. Supervision counts only for people who are out. */
export type VotingSituation = { where: 'prison' | 'jail' } | { where: 'out'; supervision: Supervision }

/**
 * None of them is a plain yes: people have been imprisoned for voting by mistake (T-11.7).
 * - likely: the rule says yes; check with the office, then register
 * - notNow: the rule says no for now
 * - depends: on the case, with the condition where the rule names one
 * - mustApply, mustPay: something must be done first
 * - checkFirst: the rule is changing, or does not say
 * - checkState: what we know is too old
 */
export const votingAnswers = [
  'likely',
  'notNow',
  'depends',
  'mustApply',
  'mustPay',
  'checkFirst',
  'checkState',
] as const
export type VotingAnswerKind = (typeof votingAnswers)[number]

/** The conditions named by the rules on file, by the name of their texts. */
export const votingConditions = {
  'yes if the crime is not on the list': 'notOnList',
  'yes only if the felony is not one of "moral turpitude" (ask)': 'notTurpitude',
  'after 5 years out of prison': 'fiveYearsOut',
  'yes if never sent to prison on this case; else after 5 years out': 'noPrisonOrFiveYearsOut',
} as const satisfies Record<VotingCondition, string>

export interface VotingAnswer {
  kind: VotingAnswerKind
  condition: (typeof votingConditions)[VotingCondition] | null
}

type Rule = Pick<
  VotingRule,
  'canVote' | 'automatic' | 'moneyMustBePaid' | 'caution' | 'confidence' | 'checkedOn' | 'group'
>

const dayMs = 86_400_000

/** Also true when the device's clock is before the check date: then the age of a rule is unknown. */
export function isOutOfDate({ checkedOn }: Pick<VotingRule, 'checkedOn'>, now: number): boolean {
  const days = (now - Date.parse(checkedOn)) / dayMs
  return !(days >= -1 && days <= maxFactAgeDays)
}

/** The rule is changing: the only answer is "check first". */
export function isRuleChanging({ caution, confidence }: Pick<VotingRule, 'caution' | 'confidence'>): boolean {
  return caution === 'critical' || confidence === 'uncertain'
}

export function getVotingAnswer(situation: VotingSituation, rule: Rule, now: number): VotingAnswer {
  if (isOutOfDate(rule, now)) return answer('checkState')
  if (isRuleChanging(rule)) return answer('checkFirst')
  if (situation.where === 'jail' && rule.group !== 'neverLost') return answer('checkFirst')
  const found = listRuleLines(situation).map((name) => answerFor(rule.canVote[name], name, rule))
  return chooseMostCareful(found)
}

/** The fields of a rule, in the order of a criminal sentence: prison, parole, probation, completed. */
export const ruleLines = ['inPrisonForFelony', 'onParole', 'onProbation', 'afterFullSentence'] as const
export type RuleLine = keyof VotingRule['canVote']

function listRuleLines(situation: VotingSituation): RuleLine[] {
  if (situation.where !== 'out') return ['inPrisonForFelony']
  switch (situation.supervision) {
    case 'parole':
      return ['onParole']
    case 'probation':
      return ['onProbation']
    case 'both':
      return ['onParole', 'onProbation']
    case 'notSure':
      return ['onParole', 'onProbation', 'afterFullSentence']
    case 'done':
      return ['afterFullSentence']
  }
}

function answerFor(may: VotingEligibility, line: RuleLine, rule: Rule): VotingAnswer {
  switch (may) {
    case true:
    case 'yes':
      return answer(line === 'afterFullSentence' && rule.moneyMustBePaid === 'yes' ? 'mustPay' : 'likely')
    case false:
      return answer('notNow')
    case 'depends':
      return answer(rule.automatic === 'false' ? 'mustApply' : 'depends')
    case 'unknown: ask':
      return answer('checkFirst')
    default:
      return { kind: 'depends', condition: votingConditions[may] }
  }
}

/** For a person who may be in several situations: the answer if all agree, otherwise "check first". */
function chooseMostCareful(found: readonly VotingAnswer[]): VotingAnswer {
  const [first, ...others] = found
  if (!first) return answer('checkFirst')
  if (others.every(({ kind }) => kind === first.kind)) {
    return others.every(({ condition }) => condition === first.condition) ? first : answer(first.kind)
  }
  return answer('checkFirst')
}

function answer(kind: VotingAnswerKind): VotingAnswer {
  return { kind, condition: null }
}
