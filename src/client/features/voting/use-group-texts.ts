import type { VotingFacts } from '#domain/facts/facts.ts'
import type { StateCode } from '#domain/places/states.ts'
import { isRuleChanging } from '#domain/voting/can-i-vote.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'

/** A state's rule in one line; a rule that is changing only says "check first". */
export function useGroupTexts(facts: VotingFacts): (code: StateCode) => string {
  const t = useText('voting')
  const { language } = useLanguage()
  return (code) => {
    const rule = facts.states[code]
    return isRuleChanging(rule) ? t('map.stateNow') : facts.groupLabels[rule.group][language]
  }
}
