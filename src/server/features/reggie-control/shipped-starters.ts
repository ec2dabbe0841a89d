import { createValue } from '#content/prompts/create-value.ts'
import { documentPrep } from '#content/prompts/document-prep.ts'
import { getInMotion } from '#content/prompts/get-in-motion.ts'
import { healthSupport } from '#content/prompts/health-support.ts'
import { housing } from '#content/prompts/housing.ts'
import { layFoundation } from '#content/prompts/lay-foundation.ts'
import { ownMindset } from '#content/prompts/own-mindset.ts'
import { thriveAtWork } from '#content/prompts/thrive-at-work.ts'
import { toolUp } from '#content/prompts/tool-up.ts'
import type { PromptModule } from '#domain/prompts/modules.ts'
import type { PromptSet } from '#domain/prompts/prompt-set.ts'
import type { StarterPair } from '#domain/reggie/starters.ts'

const sets: Readonly<Record<PromptModule, PromptSet>> = {
  thriveAtWork,
  toolUp,
  getInMotion,
  layFoundation,
  createValue,
  ownMindset,
  housing,
  documentPrep,
  healthSupport,
}

export function getShippedStarters(module: PromptModule): StarterPair[] {
  const { en, es } = sets[module]
  return en.map((text, at) => ({ en: text, es: es[at] ?? '', isOn: true }))
}

/** Everyday questions, in both languages. */
export function listShippedStarters(): string[] {
  return Object.values(sets).flatMap(({ en, es }) => [...en, ...es])
}
