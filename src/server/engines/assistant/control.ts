import { createAddedRules, type AddedRules } from '#domain/assistant/added-rules.ts'
import type { Language } from '#domain/language.ts'
import { findPromptIssues, type PromptKey } from '#domain/reggie/prompt-rules.ts'
import { ReggieLimits } from '#domain/service/settings.ts'
import { judgeDanger, addDangerThemes, shippedRules } from '#server/engines/danger/shipped-judge.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import { withinPatience } from '#server/platform/within-patience.ts'
import { shippedPrompts } from './shipped-prompts.ts'

/** Reggie's admin settings at the time of one request. */
export interface ReggieControl {
  /** False when the kill switch is on or its state could not be read. */
  mayAskModel: boolean
  limits: ReggieLimits
  added: AddedRules
  /** The active text of a part, otherwise the shipped one. */
  textOf(key: PromptKey, language: Language): string
}

export type ControlReader = () => Promise<ReggieControl>

/** Also knows the settings as last read, without waiting for the database. */
export interface KnownControl {
  read: ControlReader
  last(): ReggieControl
  /** The current settings, or the last known ones when the database does not answer soon: for people who may be in danger. */
  soon: ControlReader
}

/** A person in danger is answered within a fifth of a second. */
const patienceMs = 60

export interface ActiveText {
  key: string
  language: Language
  body: string
}

export interface ControlDeps {
  settings: Pick<SettingsRepository, 'readAll'>
  activeTexts(): Promise<readonly ActiveText[]>
  logger: Logger
}

/** The settings before any change by an admin. */
export const shippedControl: ReggieControl = {
  mayAskModel: true,
  limits: ReggieLimits.parse({}),
  added: shippedRules,
  textOf: (key, language) => shippedPrompts[key][language],
}

/**
 * Reads the settings with each request, so that the kill switch takes effect from the next one on, in every process. If
 * they cannot be read, no model is called, and the last known phrases still trigger the help card.
 */
export function createKnownControl({ settings, activeTexts, logger }: ControlDeps): KnownControl {
  let lastControl = shippedControl
  const read = async (): Promise<ReggieControl> => {
    try {
      const [{ reggieMode, reggieLimits: limits, guardrails }, texts] = await Promise.all([
        settings.readAll(['reggieMode', 'reggieLimits', 'guardrails']),
        activeTexts(),
      ])
      lastControl = {
        mayAskModel: reggieMode.mode === 'full',
        limits,
        added: createAddedRules(guardrails, judgeDanger, addDangerThemes),
        textOf: textsFrom(texts),
      }
      return lastControl
    } catch (error) {
      logger.error('settings of the chat not read', describeFault(error))
      return { ...lastControl, mayAskModel: false }
    }
  }
  const last = () => lastControl
  return { read, last, soon: () => withinPatience(read(), patienceMs, last) }
}

/** A text that breaks the rules of this version is skipped: the shipped one is used. */
function textsFrom(active: readonly ActiveText[]): ReggieControl['textOf'] {
  return (key, language) => {
    const body = active.find((text) => text.key === key && text.language === language)?.body
    return body !== undefined && findPromptIssues(key, body, language).length === 0
      ? body
      : shippedPrompts[key][language]
  }
}

/** The same settings with one text replaced: a draft being tested. */
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
