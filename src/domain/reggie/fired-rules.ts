import type { AddedRules } from '../assistant/added-rules.ts'
import { findCrisisMatches } from '../assistant/crisis/crisis.ts'
import { filterOutput, outputKinds, type OutputClass } from '../assistant/output-filter.ts'
import { findSensitiveMatches } from '../assistant/sensitive.ts'
import { maskPersonal } from '../grounding/mask.ts'
import type { Language } from '../language.ts'
import { isOffTopic } from '../understanding/off-topic.ts'
import { detectSmallTalk } from '../understanding/small-talk.ts'

/** One rule that fired on a message. */
export interface FiredRule {
  rule: 'crisis' | 'blocked' | 'sensitive' | 'private_data' | 'outside' | 'small_talk' | 'output'
  /** The class or kind within the rule. */
  kind: string
  /** The words that matched, when they can be shown. */
  match: string | null
  /** `added`: by an admin; `shipped`: part of the product. */
  origin: 'shipped' | 'added'
}

const longestMatch = 300
const noTexts = Object.fromEntries(outputKinds.map((kind) => [kind, ''])) as Record<OutputClass, string>

/** Every rule that matches a message, not only the one that decides the answer, in evaluation order. */
export function findFiredRules(text: string, language: Language, added: AddedRules): FiredRule[] {
  const fired = (
    rule: FiredRule['rule'],
    kind: string,
    match: string | null = null,
    origin: FiredRule['origin'] = 'shipped',
  ): FiredRule => ({ rule, kind, match: match?.slice(0, longestMatch) ?? null, origin })
  const smallTalk = detectSmallTalk(text)
  return [
    ...findCrisisMatches(text).map(({ kind, words }) => fired('crisis', kind, words)),
    ...added.crisisPhrasesIn(text).map(({ kind, phrase }) => fired('crisis', kind, phrase, 'added')),
    ...added.blockedIn(text).map((phrase) => fired('blocked', 'refuse', phrase, 'added')),
    ...findSensitiveMatches(text).map(({ topic, words }) => fired('sensitive', topic, words)),
    // The masked value is personal data, so only the kind of token is reported.
    ...maskPersonal(text).tokens.map((token) => fired('private_data', token.replace(/_\d+$/, ''))),
    ...(isOffTopic(text) ? [fired('outside', 'outside')] : []),
    ...(smallTalk ? [fired('small_talk', smallTalk)] : []),
    ...filterOutput(text, language, noTexts).dropped.map((kind) => fired('output', kind)),
  ]
}
