import type { PromptModule } from '#domain/prompts/modules.ts'
import { getNextPrompt } from '#domain/prompts/next-prompt.ts'
import type { PromptSet } from '#domain/prompts/prompt-set.ts'
import { plausibleEvent } from '#client/platform/analytics/plausible-event.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { loadTextModule } from '#client/platform/i18n/text-library.ts'
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

/** The questions changed by staff, requested once per module while the page is open. */
const changed = new Map<PromptModule, Promise<PromptSet | null>>()
/** A tap must not wait longer; a later response is used from the next tap on. */
const patienceMs = 800

/** The position of a no-trace chat in each list, in memory because it stores nothing. */
const privateIndex = new Map<PromptModule, number>()

/** Puts the module's next question into the box, which then takes focus. */
export async function fillFromModule(module: PromptModule): Promise<void> {
  const language = currentLanguage()
  plausibleEvent('GRO Module Used', { module, language })
  chatDraft.send({ type: 'filled', prompt: (await takeNext(module)) ?? (await ownSentence()) })
}

async function takeNext(module: PromptModule): Promise<string | null> {
  const shipped = library[module]().catch((error: unknown) => {
    reportQuietly('prompts', error)
    return null
  })
  const prompts = (await changedSoon(module)) ?? (await shipped)
  if (!prompts) return null
  const { isPrivate } = conversation.get()
  const stored = (isPrivate ? privateIndex.get(module) : undefined) ?? readKey(`prompt_index_${module}`)
  const { prompt, nextIndex } = getNextPrompt(prompts[currentLanguage()], stored)
  if (isPrivate) privateIndex.set(module, nextIndex)
  else writeKey(`prompt_index_${module}`, nextIndex)
  return prompt
}

async function loadChangedPrompts(module: PromptModule): Promise<PromptSet | null> {
  try {
    return await (await import('./reggie-changes.ts')).askStarters(module)
  } catch {
    // Without a response the built-in questions are used, and the next tap requests again.
    changed.delete(module)
    return null
  }
}

async function changedSoon(module: PromptModule): Promise<PromptSet | null> {
  // A no-trace chat must not reveal its topic to the server; offline there is nothing to request.
  const mayAsk = navigator.onLine && !conversation.get().isPrivate
  if (mayAsk && !changed.has(module)) changed.set(module, loadChangedPrompts(module))
  const answer = changed.get(module)
  if (!answer) return null
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

async function ownSentence(): Promise<string> {
  const { fallbackPrompt } = (await loadTextModule(currentLanguage(), 'chat')) as { fallbackPrompt: string }
  return fallbackPrompt
}
