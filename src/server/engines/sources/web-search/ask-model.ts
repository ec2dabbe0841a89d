import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { generateText, type LanguageModel, type ToolSet } from 'ai'
import { toFetch } from '../outbound/fetch-json.ts'
import type { Outbound } from '../outbound/outbound.ts'

export interface WebSearchModel {
  provider: 'anthropic' | 'openai'
  model: string
  apiKey: string
  /** null for the provider's default address. */
  baseUrl: string | null
}

export interface ModelAnswer {
  text: string
  /** The web addresses the search tool actually returned. */
  sources: string[]
}

export type ModelClient = (message: string, instructions: string, signal: AbortSignal) => Promise<ModelAnswer>

/** Enough for eight listings, and for a model that reasons first. */
const mostTokens = 4_000
const mostSearches = 5

/** One request to the provider with its own web search tool: no other tools, nothing stored, no retry. */
export function createModelClient(settings: WebSearchModel, call: Outbound): ModelClient {
  const { model, tools } = modelWithSearch(settings, toFetch(call))
  return async (message, instructions, signal) => {
    const { text, sources, toolResults } = await generateText({
      model,
      tools,
      prompt: message,
      instructions,
      maxOutputTokens: mostTokens,
      maxRetries: 0,
      abortSignal: signal,
      providerOptions: { openai: { store: false } },
    })
    const cited = sources.flatMap((source) => (source.sourceType === 'url' ? [source.url] : []))
    return { text, sources: [...cited, ...toolResults.flatMap(({ output }) => addressesIn(output))] }
  }
}

function modelWithSearch(
  { provider, model, apiKey, baseUrl }: WebSearchModel,
  fetch: typeof globalThis.fetch,
): { model: LanguageModel; tools: ToolSet } {
  const settings = { apiKey, fetch, ...(baseUrl ? { baseURL: baseUrl } : {}) }
  if (provider === 'anthropic') {
    const anthropic = createAnthropic(settings)
    const search = anthropic.tools.webSearch_20250305({ maxUses: mostSearches })
    return { model: anthropic(model), tools: { web_search: search } }
  }
  const openai = createOpenAI(settings)
  return { model: openai.responses(model), tools: { web_search: openai.tools.webSearch({}) } }
}

/** OpenAI lists the pages it searched next to the call, not as citations. */
function addressesIn(output: unknown): string[] {
  const listed = (output as { sources?: unknown } | null)?.sources
  if (!Array.isArray(listed)) return []
  return listed.flatMap((source: { url?: unknown } | null) => (typeof source?.url === 'string' ? [source.url] : []))
}
