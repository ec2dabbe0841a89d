import { getReggieBanner, getStarters } from '#contracts/reggie-visitors.ts'
import type { PromptModule } from '#domain/prompts/modules.ts'
import type { PromptSet } from '#domain/prompts/prompt-set.ts'
import { callApi } from '#client/platform/api/call-api.ts'

/** What those who run the service changed since this page was built. Fetched when it is needed, never with the page. */
const longestMs = 5000

/** The questions of a module, or null while the ones we ship hold. */
export async function askStarters(module: PromptModule): Promise<PromptSet | null> {
  const { questions } = await callApi(getStarters, { params: { module } }, { signal: AbortSignal.timeout(longestMs) })
  return questions
}

/** What stands above the chat now, in both languages. */
export async function askBanner(): Promise<{ en: string; es: string } | null> {
  const { banner } = await callApi(getReggieBanner, {}, { signal: AbortSignal.timeout(longestMs) })
  return banner
}
