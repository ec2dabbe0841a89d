import type { CallDefinition } from '#contracts/call.ts'

export const partNames = ['params', 'query', 'headers', 'body'] as const
export type PartName = (typeof partNames)[number]

/** The parts of a request before they become a URL and bytes; not yet validated. */
export type CallParts = { [Part in PartName]?: unknown }

export interface CallRequest {
  method: CallDefinition['method']
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** A request that must get a 4xx, or, where `mustRefuse` is false, must do no harm and never get a 5xx. */
export interface BadCase extends CallRequest {
  name: string
  mustRefuse: boolean
  /** `schema`: the call's own schema must reject it. `server`: the platform must, before any schema. */
  by: 'schema' | 'server'
  parts?: CallParts
}

/** The bytes of a request with these parts. */
export function buildRequest(call: CallDefinition, parts: CallParts): CallRequest {
  const params = (parts.params ?? {}) as Record<string, string>
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams(
    Object.entries((parts.query ?? {}) as Record<string, string | string[]>).flatMap(([key, value]) =>
      [value].flat().map((text) => [key, text]),
    ),
  ).toString()
  const headers = { ...(parts.headers as Record<string, string> | undefined) }
  return {
    method: call.method,
    url: query ? `${path}?${query}` : path,
    headers: call.body ? { 'content-type': 'application/json', ...headers } : headers,
    ...(call.body && { payload: JSON.stringify(parts.body) }),
  }
}
