import { crisis as english } from '#content/en/crisis.ts'
import { crisisCard as englishCard } from '#content/en/crisis-card.ts'
import { crisisReply as englishReply } from '#content/en/crisis-reply.ts'
import { crisis as spanish } from '#content/es/crisis.ts'
import { crisisCard as spanishCard } from '#content/es/crisis-card.ts'
import { crisisReply as spanishReply } from '#content/es/crisis-reply.ts'
import type { Crisis, CrisisKind } from '#domain/help-lines/crisis-kinds.ts'
import { buildCrisisReminder, buildCrisisReply, buildSoftLine } from '#domain/help-lines/crisis-reply.ts'
import { filterOutput, type OutputContext } from '#domain/assistant/output-filter.ts'
import type { SensitiveTopic } from '#domain/assistant/sensitive.ts'
import type { Language } from '#domain/language.ts'

const texts = { en: english, es: spanish }
const replyWords = {
  en: { ...englishReply, card: englishCard },
  es: { ...spanishReply, card: spanishCard },
}

/** The whole reply in danger: two sentences and a question. */
export function formatCrisisReply(crisis: Crisis, language: Language): string {
  return buildCrisisReply(crisis, replyWords[language])
}

/** The reply while the danger goes on. */
export function formatCrisisReminder(crisis: Crisis, language: Language): string {
  return buildCrisisReminder(crisis, replyWords[language])
}

/** The sentence that goes into an answer where danger is possible, or where somebody is only in distress. */
export function formatSoftLine(kind: CrisisKind | 'distress', language: Language): string {
  return buildSoftLine(kind, replyWords[language].soft)
}

/** For somebody who asks, next to the danger, whether we report them. */
export const getNoReport = (language: Language): string => replyWords[language].noReport

/** For somebody who answers that they are safe. */
export const getSafeAgain = (language: Language): string => replyWords[language].safeAgain

/** Opens an answer about law, supervision or immigration; for a refusal or privacy it is the whole answer. */
export function getTopicOpening(topic: SensitiveTopic, language: Language): string {
  return texts[language].openings[topic]
}

/** After an answer about law, supervision or immigration. */
export function getCaution(topic: 'legal' | 'supervision' | 'immigration', language: Language): string {
  return texts[language].cautions[topic]
}

/** Returns a model's text with everything forbidden replaced (T-11.4). */
export function replaceUnsafeOutput(text: string, language: Language, context?: OutputContext): string {
  return filterOutput(text, language, texts[language].output, context).text
}
