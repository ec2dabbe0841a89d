import { minPhraseLetters } from '#domain/assistant/added-rules.ts'
import type { CrisisKind } from '#domain/assistant/crisis-kinds.ts'
import type { Language } from '#domain/language.ts'
import type { Guardrails } from '#domain/service/settings.ts'
import { fold } from '#domain/text/fold.ts'

/** `blocked`: Reggie declines the topic; otherwise the kind of help card that is shown. */
export interface AddedPhrase {
  kind: CrisisKind | 'blocked'
  language: Language
  phrase: string
}

export const longestPhrase = 120
const mostPhrases = 200

export type PhraseProblem = 'phraseNeeded' | 'phraseShort' | 'phraseTwice' | 'tooMany'

/** A phrase that is already in a list, ignoring case and accents, would change nothing. */
export function phraseProblem(rules: Guardrails, { kind, language, phrase }: AddedPhrase): PhraseProblem | undefined {
  const list = kind === 'blocked' ? rules.blockedTopics : rules.crisisPhrases
  if (fold(phrase) === '') return 'phraseNeeded'
  if ((fold(phrase).match(/\p{L}/gu) ?? []).length < minPhraseLetters) return 'phraseShort'
  if (list.some((old) => old.language === language && fold(old.phrase) === fold(phrase))) return 'phraseTwice'
  return list.length >= mostPhrases ? 'tooMany' : undefined
}

export function withPhrase(rules: Guardrails, { kind, language, phrase }: AddedPhrase): Guardrails {
  const words = phrase.trim()
  return kind === 'blocked'
    ? { ...rules, blockedTopics: [...rules.blockedTopics, { language, phrase: words }] }
    : { ...rules, crisisPhrases: [...rules.crisisPhrases, { kind, language, phrase: words }] }
}
