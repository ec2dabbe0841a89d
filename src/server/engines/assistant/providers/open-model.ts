import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import type { LanguageModel } from 'ai'
import { getModelBase, createModelFetch } from './model-fetch.ts'

export interface ModelSettings {
  provider: 'anthropic' | 'openai' | 'compatible'
  model: string
  /** null for the provider's default address. */
  baseUrl: string | null
  /** null when a self-hosted server needs none. */
  apiKey: string | null
}

export interface OpenModel {
  model: LanguageModel
  /** Provider options for each call, mainly not to store the data (T-6.4). */
  providerOptions: Record<string, Record<string, boolean>>
}

export function openModel({ provider, model, baseUrl, apiKey }: ModelSettings): OpenModel {
  const base = getModelBase(provider, baseUrl)
  const settings = { baseURL: base, fetch: createModelFetch(base), apiKey: apiKey ?? 'none' }
  switch (provider) {
    case 'anthropic':
      return { model: createAnthropic(settings)(model), providerOptions: {} }
    case 'openai':
      return { model: createOpenAI(settings).responses(model), providerOptions: { openai: { store: false } } }
    case 'compatible':
      // Self-hosted servers speak the older of the two protocols.
      return { model: createOpenAI(settings).chat(model), providerOptions: {} }
  }
}
