import { reggie as english, reggieChips as englishChips } from '#content/en/reggie.ts'
import { reggie as spanish, reggieChips as spanishChips } from '#content/es/reggie.ts'
import type { TextValues } from '#content/shape.ts'
import type { Language } from '#domain/language.ts'

type Key = keyof typeof english

const texts = { en: english, es: spanish }
const chips = { en: englishChips, es: spanishChips }

/** The follow-up questions in each language. */
export const chipTexts = [englishChips, spanishChips]

export const getChips = (language: Language) => chips[language]

/** One of Reggie's texts with its values filled in. */
export function formatReplyText<K extends Key>(
  language: Language,
  key: K,
  values?: TextValues<(typeof english)[K] & string>,
): string {
  const filled = values as Record<string, string | number> | undefined
  return texts[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(filled?.[name] ?? ''))
}

/** Whether Reggie could not answer: he said so, or asked back. */
export function isUnanswered(reply: string, language: Language): boolean {
  return unanswered.some((key) => reply.startsWith(texts[language][key].split('{')[0] ?? ''))
}

const unanswered = ['unknown', 'off', 'chat', 'unclear', 'whichOne', 'whatAbout', 'noDetail'] as const
