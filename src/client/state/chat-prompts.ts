import type { PromptModule } from '#domain/prompts/modules.ts'
import { nextPrompt } from '#domain/prompts/next-prompt.ts'
import type { PromptSet } from '#domain/prompts/prompt-set.ts'
import { plausibleEvent } from '#client/platform/analytics/plausible-event.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { textOf } from '#client/platform/i18n/text-library.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { readKey, writeKey } from '#client/platform/storage/storage.ts'
import { conversation } from './chat.ts'
import { chatDraft } from './chat-draft.ts'

/** Each module's questions are fetched when it is first opened. */
const library: Record<PromptModule, () => Promise<PromptSet>> = {
  thriveAtWork: async () => (await import('#content/prompts/thrive-at-work.ts')).thriveAtWork,
  toolUp: async () => (await import('#content/prompts/tool-up.ts')).toolUp,
  getInMotion: async () => (await import('#content/prompts/get-in-motion.ts')).getInMotion,
  layFoundation: async () => (await import('#content/prompts/lay-foundation.ts')).layFoundation,
  createValue: async () => (await import('#content/prompts/create-value.ts')).createValue,
  ownMindset: async () => (await import('#content/prompts/own-mindset.ts')).ownMindset,
  housing: async () => (await import('#content/prompts/housing.ts')).housing,
  documentPrep: async () => (await import('#content/prompts/document-prep.ts')).documentPrep,
  healthSupport: async () => (await import('#content/prompts/health-support.ts')).healthSupport,
}

/** Where a no-trace chat is in each list: it writes nothing down. */
const privateIndex = new Map<PromptModule, number>()

/** Puts the module's next question into the box, which then takes the focus. */
export async function fillFromModule(module: PromptModule): Promise<void> {
  const language = currentLanguage()
  plausibleEvent('GRO Module Used', { module, language })
  chatDraft.send({ type: 'filled', prompt: (await takeNext(module)) ?? (await ownSentence()) })
}

async function takeNext(module: PromptModule): Promise<string | null> {
  const prompts = await library[module]().catch((error: unknown) => {
    reportQuietly('prompts', error)
    return null
  })
  if (!prompts) return null
  const { isPrivate } = conversation.get()
  const stored = (isPrivate ? privateIndex.get(module) : undefined) ?? readKey(`prompt_index_${module}`)
  const { prompt, nextIndex } = nextPrompt(prompts[currentLanguage()], stored)
  if (isPrivate) privateIndex.set(module, nextIndex)
  else writeKey(`prompt_index_${module}`, nextIndex)
  return prompt
}

async function ownSentence(): Promise<string> {
  const { fallbackPrompt } = (await textOf(currentLanguage(), 'chat')) as { fallbackPrompt: string }
  return fallbackPrompt
}
