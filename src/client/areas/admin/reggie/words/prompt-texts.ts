import type { PromptConfig, PromptKey } from '#contracts/reggie-control.ts'
import type { Language } from '#domain/language.ts'
import type { PromptList } from '../queries.ts'

export interface ChosenText {
  key: PromptKey
  language: Language
}

export interface PromptTexts {
  active: PromptConfig | undefined
  /** The current prompt: the active text, or the built-in one. */
  inUse: string
  /** The version a rollback restores; without one, the built-in text. */
  before: PromptConfig | undefined
  /** Drafts and older versions, newest first. */
  others: PromptConfig[]
}

/** One part of Reggie's prompt, in one language. */
export function promptTexts({ prompts, shipped }: PromptList, { key, language }: ChosenText): PromptTexts {
  const isIt = (text: ChosenText) => text.key === key && text.language === language
  const own = prompts.filter(isIt)
  const active = own.find(({ status }) => status === 'active')
  const others = own.filter((prompt) => prompt !== active)
  const usedOnce = others.filter(({ status, activatedAt }) => status === 'retired' && activatedAt !== null)
  return {
    active,
    inUse: active?.body ?? shipped.find(isIt)?.body ?? '',
    before: usedOnce.toSorted((a, b) => Date.parse(b.activatedAt ?? '') - Date.parse(a.activatedAt ?? ''))[0],
    others: others.toSorted((a, b) => b.version - a.version),
  }
}
