import { crisis as english } from '#content/en/crisis.ts'
import { crisis as spanish } from '#content/es/crisis.ts'
import type { Crisis } from '#domain/assistant/crisis-kinds.ts'
import { filterOutput } from '#domain/assistant/output-filter.ts'
import type { SensitiveTopic } from '#domain/assistant/sensitive.ts'
import type { Language } from '#domain/language.ts'

const texts = { en: english, es: spanish }

/** The first text of a crisis answer, whatever else the answer contains. */
export function getCrisisReply({ kind }: Crisis, language: Language): string {
  return texts[language].replies[kind]
}

/** Opens an answer about law, supervision or immigration; for a refusal or privacy it is the whole answer. */
export function getTopicOpening(topic: SensitiveTopic, language: Language): string {
  return texts[language].openings[topic]
}

/** Returns a model's text with everything forbidden replaced (T-11.4). */
export function replaceUnsafeOutput(text: string, language: Language): string {
  return filterOutput(text, language, texts[language].output).text
}
