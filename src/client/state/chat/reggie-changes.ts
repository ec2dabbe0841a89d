import { getReggieBanner, getStarters } from '#contracts/reggie-visitors.ts'
import type { PromptModule } from '#domain/prompts/modules.ts'
import type { PromptSet } from '#domain/prompts/prompt-set.ts'
import { callApi } from '#client/platform/api/call-api.ts'

/** Timeout for admin changes made since this page was built. They are loaded when needed, never with the page. */
const longestMs = 5000

/** The questions of a module, or null while the built-in ones apply. */
export async function askStarters(module: PromptModule): Promise<PromptSet | null> {
  const { questions } = await callApi(getStarters, { params: { module } }, { signal: AbortSignal.timeout(longestMs) })
  return questions
}

/** The banner above the chat, in both languages. */
export async function askBanner(): Promise<{ en: string; es: string } | null> {
  const { banner } = await callApi(getReggieBanner, {}, { signal: AbortSignal.timeout(longestMs) })
  return banner
}
