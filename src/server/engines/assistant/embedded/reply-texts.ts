import { reggie as english, reggieChips as englishChips, reggieLetters as englishLetters } from '#content/en/reggie.ts'
import { reggie as spanish, reggieChips as spanishChips, reggieLetters as spanishLetters } from '#content/es/reggie.ts'
import type { LetterName } from '#domain/conversation/plain-requests.ts'
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

const letters = { en: englishLetters, es: spanishLetters }

/** A letter to copy, with what to do with it. */
export function formatLetter(name: LetterName, language: Language): string {
  const { intro, close, ...texts } = letters[language]
  return [intro, texts[name], close].join('\n\n')
}

/** Whether Reggie could not answer: he said so, or asked back. */
export function isUnanswered(reply: string, language: Language): boolean {
  return unanswered.some((key) => reply.startsWith(texts[language][key].split('{')[0] ?? ''))
}

const unanswered = ['unknown', 'off', 'chat', 'unclear', 'whichOne', 'whatAbout', 'noDetail'] as const
