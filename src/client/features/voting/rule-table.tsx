import { CircleAlert, CircleCheck, CircleHelp, CircleMinus, type LucideIcon } from 'lucide-react'
import type { VotingRule } from '#domain/facts/facts.ts'
import {
  type RuleLine,
  ruleLines,
  getVotingAnswer,
  type VotingAnswerKind,
  type VotingSituation,
} from '#domain/voting/can-i-vote.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

const signs: Record<VotingAnswerKind, LucideIcon> = {
  likely: CircleCheck,
  notNow: CircleMinus,
  depends: CircleHelp,
  mustApply: CircleAlert,
  mustPay: CircleAlert,
  checkFirst: CircleHelp,
  checkState: CircleHelp,
}

const situations: Record<RuleLine, VotingSituation> = {
  inPrisonForFelony: { where: 'prison' },
  onParole: { where: 'out', supervision: 'parole' },
  onProbation: { where: 'out', supervision: 'probation' },
  afterFullSentence: { where: 'out', supervision: 'done' },
}

function isMine(line: RuleLine, mine: VotingSituation | null): boolean {
  if (!mine) return false
  if (mine.where !== 'out') return mine.where === 'prison' && line === 'inPrisonForFelony'
  if (mine.supervision === 'both') return line === 'onParole' || line === 'onProbation'
  const theirs = situations[line]
  return theirs.where === 'out' && theirs.supervision === mine.supervision
}

interface RuleTableProps {
  rule: VotingRule
  mine: VotingSituation | null
  now: number
}

/** The whole rule at a glance, from prison to the end of the sentence. */
export function RuleTable({ rule, mine, now }: RuleTableProps) {
  const t = useText('voting')
  return (
    <table className="voting-table">
      <caption className="sr-only">{t('answer.table')}</caption>
      <tbody>
        {ruleLines.map((line) => {
          const { kind } = getVotingAnswer(situations[line], rule, now)
          const Sign = signs[kind]
          return (
            <tr key={line} data-mine={isMine(line, mine) || undefined}>
              <th scope="row">
                {t(`answer.lines.${line}`)}
                {isMine(line, mine) && <span className="voting-you">{t('answer.you')}</span>}
              </th>
              <td data-kind={kind}>
                <span>
                  <Sign aria-hidden size={18} />
                  {t(`answer.short.${kind}`)}
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
