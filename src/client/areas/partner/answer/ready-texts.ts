import type { ReplyTemplate } from '#contracts/partner-settings.ts'
import type { partnerAnswer } from '#content/en/partner-answer.ts'
import type { Translated } from '#content/shape.ts'
import type { AnswerState } from '#domain/introductions/partner-answer.ts'
import type { Language } from '#domain/language.ts'

export interface ReadyText {
  name: string
  text: string
}

export type AnswerTexts = Translated<typeof partnerAnswer>

/**
 * The organization's own templates for this answer, or the default ones if it has none. Both languages use the same
 * order.
 */
export function readyTexts(
  state: AnswerState,
  language: Language,
  templates: readonly ReplyTemplate[],
  words: AnswerTexts,
): ReadyText[] {
  const own = templates.filter(({ kind }) => kind === state)
  if (own.length > 0) return own.map((template) => ({ name: template.name, text: template[language] }))
  return Object.values<ReadyText>(words.starters[state])
}

/**
 * Returns a template or a common item to bring in the other language; text that staff wrote themselves is unchanged.
 */
export function swapped(text: string, from: readonly string[], to: readonly string[]): string {
  const at = from.indexOf(text)
  return (at < 0 ? undefined : to[at]) ?? text
}
