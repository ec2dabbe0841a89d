import type { AiConfig } from '#server/platform/config.ts'
import { getModelBase, createModelFetch } from './model-fetch.ts'

const longestWaitMs = 3_000
/** A self-hosted server may have no model list; any response is enough. */
const fine = new Set([404, 405])

/** Requests the list of models, which costs nothing and sends no data. Rejects when the provider does not answer. */
export async function checkModel({ provider, baseUrl, apiKey }: AiConfig): Promise<void> {
  if (provider === 'embedded') return
  const base = getModelBase(provider, baseUrl)
  const headers: Record<string, string> =
    provider === 'anthropic'
      ? { 'x-api-key': apiKey ?? '', 'anthropic-version': '2023-06-01' }
      : apiKey === null
        ? {}
        : { authorization: `Bearer ${apiKey}` }
  const reply = await createModelFetch(base)(`${base}/models`, { headers, signal: AbortSignal.timeout(longestWaitMs) })
  await reply.body?.cancel()
  if (!reply.ok && !fine.has(reply.status)) throw new Error(`The model’s server answers ${reply.status}.`)
}
