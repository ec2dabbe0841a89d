import { type Facts, maxFactAgeDays } from '#domain/facts/facts.ts'
import type { Language } from '#domain/language.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { EvidenceText } from '../assistant.ts'
import { getStateName } from './evidence.ts'
import { formatReplyText } from './reply-texts.ts'

const dayMs = 86_400_000

/** A state's rule, never a bare yes: with the office, the date it was checked and the warning (T-11.5, T-11.7). */
export function buildVotingEvidence(
  state: StateCode,
  facts: Facts,
  language: Language,
  now: number,
): EvidenceText | null {
  const rule = facts.voting.states[state]
  if (!rule) return null
  const isOld = now - Date.parse(rule.checkedOn) > maxFactAgeDays * dayMs
  const office = [rule.office.name, rule.office.phone, rule.office.url].filter(Boolean).join(' · ')
  const lines = [
    `**${formatReplyText(language, 'votingTitle', { state: getStateName(state) })}**`,
    isOld ? formatReplyText(language, 'votingOld') : rule.summary[language],
    ...(isOld || !rule.more ? [] : [rule.more[language]]),
    formatReplyText(language, 'votingOffice', { office }),
    ...(rule.office.registerUrl ? [formatReplyText(language, 'register', { url: rule.office.registerUrl })] : []),
    `${formatReplyText(language, 'votingChecked', { date: rule.checkedOn })} ${facts.voting.mustSay[language]}`,
  ]
  return {
    source: {
      id: `voting:${state}`,
      kind: 'voting',
      title: formatReplyText(language, 'votingTitle', { state: getStateName(state) }),
      url: rule.office.url,
      checkedOn: rule.checkedOn,
    },
    text: lines.join('\n\n'),
  }
}
