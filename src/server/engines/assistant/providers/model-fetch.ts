import { OutboundProblem } from '#server/engines/sources/outbound/outbound.ts'
import type { AiConfig } from '#server/platform/config.ts'

/** Far more than an answer of 700 tokens needs, including the stream events around it. */
const mostBytes = 2 * 1024 * 1024

const ownBases = { anthropic: 'https://api.anthropic.com/v1', openai: 'https://api.openai.com/v1' }

export function getModelBase(provider: keyof typeof ownBases | 'compatible', baseUrl: string | null): string {
  const base = baseUrl ?? (provider === 'compatible' ? null : ownBases[provider])
  if (base === null) throw new TypeError('An own server needs its address.')
  return base
}

/**
 * Calls the model at the one origin the operator configured, follows no redirect, and streams the reply. The address
 * never comes from a visitor, so it is not resolved and checked like source addresses (T-7.1).
 */
export function createModelFetch(base: string): typeof fetch {
  const { origin } = new URL(base)
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input)
    if (address.origin !== origin) throw new OutboundProblem('This address is not on the list.')
    const { body, status, headers } = await fetch(address, { ...init, redirect: 'error', credentials: 'omit' })
    return new Response(body?.pipeThrough(limited()) ?? null, { status, headers })
  }
}

function limited(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > mostBytes) controller.error(new OutboundProblem('The reply is too big.'))
      else controller.enqueue(chunk)
    },
  })
}

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
