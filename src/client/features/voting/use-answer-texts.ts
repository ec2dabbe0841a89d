import type { VotingFacts, VotingRule } from '#domain/facts/facts.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import type { StateAnswer } from './state-answer.ts'

export interface AnswerTexts {
  headline: string
  /** What to do next. */
  next: string
  condition: string | null
  mustSay: string
  /** The rule itself, unless it is too old to repeat. */
  rule: readonly string[]
  firstSteps: readonly string[]
  checkedOn: string
}

/** The full text of the answer, shared by the screen, read-aloud and print. */
export function useAnswerTexts(rule: VotingRule, facts: VotingFacts, found: StateAnswer): AnswerTexts {
  const t = useText('voting')
  const { language } = useLanguage()
  const { answer, isOld } = found
  const date = humanDate(rule.checkedOn, language)
  const next = () => {
    if (!answer) return t('answer.pickMore')
    if (answer.kind === 'checkFirst' && found.situation?.where === 'jail' && !found.isUnsettled) {
      return t('answer.next.jail')
    }
    return answer.kind === 'likely' && !rule.mustRegisterAgain
      ? t('answer.next.likelyNoRegistration')
      : t(`answer.next.${answer.kind}`)
  }
  const isPlain = !isOld && !found.isUnsettled
  return {
    headline: answer ? t(`answer.kinds.${answer.kind}`) : facts.groupLabels[rule.group][language],
    next: next(),
    condition: answer?.condition ? t(`answer.conditions.${answer.condition}`) : null,
    mustSay: facts.mustSay[language],
    rule: isOld ? [] : [rule.summary[language], ...(rule.more ? [rule.more[language]] : [])],
    firstSteps:
      isPlain && rule.group !== 'neverLost'
        ? [t(`answer.apply.${rule.automatic}`), t(`answer.money.${rule.moneyMustBePaid}`)]
        : [],
    checkedOn: t('checked.on', { date }),
  }
}
