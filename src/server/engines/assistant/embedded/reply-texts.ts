import { reggie as english } from '#content/en/reggie.ts'
import { reggie as spanish } from '#content/es/reggie.ts'
import type { TextValues } from '#content/shape.ts'
import type { Language } from '#domain/language.ts'

type Key = { [K in keyof typeof english]: (typeof english)[K] extends string ? K : never }[keyof typeof english]

const texts = { en: english, es: spanish }

/** One of Reggie's texts with its values filled in. */
export function formatReplyText<K extends Key>(
  language: Language,
  key: K,
  values?: TextValues<(typeof english)[K] & string>,
): string {
  const filled = values as Record<string, string | number> | undefined
  return texts[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(filled?.[name] ?? ''))
}

/** A warm first line. The same question always gets the same one. */
export function chooseOpener(language: Language, seed: string): string {
  const lines = texts[language].openers
  const sum = [...seed].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return lines[sum % lines.length] ?? ''
}
