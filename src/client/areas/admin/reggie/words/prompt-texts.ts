import type { PromptConfig, PromptKey } from '#contracts/reggie-control.ts'
import type { Language } from '#domain/language.ts'
import type { PromptList } from '../queries.ts'

export interface ChosenText {
  key: PromptKey
  language: Language
}

export interface PromptTexts {
  active: PromptConfig | undefined
  /** What a model is told now: the active text, or the one we ship. */
  inUse: string
  /** What comes back when the active one is taken back; without one, the text we ship. */
  before: PromptConfig | undefined
  /** Drafts and older ones, newest first. */
  others: PromptConfig[]
}

/** One part of what Reggie is told, in one language. */
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
