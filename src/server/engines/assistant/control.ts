import { createAddedRules, noAddedRules, type AddedRules } from '#domain/assistant/added-rules.ts'
import type { Language } from '#domain/language.ts'
import { findPromptIssues, type PromptKey } from '#domain/reggie/prompt-rules.ts'
import { ReggieLimits } from '#domain/service/settings.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import { shippedPrompts } from './shipped-prompts.ts'

/** How those who run the service have set Reggie, at the moment of one request. */
export interface ReggieControl {
  /** False: the kill switch is on, or nobody could say that it is off. */
  mayAskModel: boolean
  limits: ReggieLimits
  added: AddedRules
  /** The active text of a part, else the one we ship. */
  textOf(key: PromptKey, language: Language): string
}

export type ControlReader = () => Promise<ReggieControl>

export interface ActiveText {
  key: string
  language: Language
  body: string
}

export interface ControlDeps {
  settings: Pick<SettingsRepository, 'read'>
  activeTexts(): Promise<readonly ActiveText[]>
  logger: Logger
}

/** As it is before anybody changed anything. */
export const shippedControl: ReggieControl = {
  mayAskModel: true,
  limits: ReggieLimits.parse({}),
  added: noAddedRules,
  textOf: (key, language) => shippedPrompts[key][language],
}

/**
 * Reads it anew with each request, so that the kill switch holds from the next one on, in every process. Where it
 * cannot be read no model is asked, and the phrases that were known last still bring the help card.
 */
export function controlReader({ settings, activeTexts, logger }: ControlDeps): ControlReader {
  let lastControl = shippedControl
  return async () => {
    try {
      const [{ mode }, limits, guardrails, texts] = await Promise.all([
        settings.read('reggieMode'),
        settings.read('reggieLimits'),
        settings.read('guardrails'),
        activeTexts(),
      ])
      lastControl = {
        mayAskModel: mode === 'full',
        limits,
        added: createAddedRules(guardrails),
        textOf: textsFrom(texts),
      }
      return lastControl
    } catch (error) {
      logger.error('settings of the chat not read', describeFault(error))
      return { ...lastControl, mayAskModel: false }
    }
  }
}

/** A text that no longer keeps the rules of this version is passed over: ours is told instead. */
function textsFrom(active: readonly ActiveText[]): ReggieControl['textOf'] {
  return (key, language) => {
    const body = active.find((text) => text.key === key && text.language === language)?.body
    return body !== undefined && findPromptIssues(key, body, language).length === 0
      ? body
      : shippedPrompts[key][language]
  }
}

/** The same with one text in place of the active one: a draft that is being tried. */
export function withText(
  control: ReggieControl,
  draft: { key: PromptKey; language: Language; body: string },
): ReggieControl {
  return {
    ...control,
    textOf: (key, language) =>
      key === draft.key && language === draft.language ? draft.body : control.textOf(key, language),
  }
}
