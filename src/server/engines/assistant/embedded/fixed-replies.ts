import { crisis as english } from '#content/en/crisis.ts'
import { crisis as spanish } from '#content/es/crisis.ts'
import type { Crisis } from '#domain/assistant/crisis-kinds.ts'
import { filterOutput } from '#domain/assistant/output-filter.ts'
import type { SensitiveTopic } from '#domain/assistant/sensitive.ts'
import type { Language } from '#domain/language.ts'

const texts = { en: english, es: spanish }

/** What is said first in a hard moment, whatever else the answer holds. */
export function getCrisisReply({ kind }: Crisis, language: Language): string {
  return texts[language].replies[kind]
}

/** Said before an answer on law, supervision or immigration; for a refusal and for privacy it is the answer. */
export function getTopicOpening(topic: SensitiveTopic, language: Language): string {
  return texts[language].openings[topic]
}

/** A model's text with everything that must not be said replaced (T-11.4). */
export function replaceUnsafeOutput(text: string, language: Language): string {
  return filterOutput(text, language, texts[language].output).text
}
