import { vi } from 'vitest'

export interface SentRequest {
  method: string
  path: string
  headers: Headers
  credentials: string | undefined
  /** Parsed from JSON; undefined when nothing was sent. */
  body: unknown
}

interface Answer {
  status?: number
  statusText?: string
  /** A string is sent as is, anything else as JSON. */
  body?: unknown
}

const success = () => ({ body: { success: true } })

/**
 * Replaces the network in client tests. Returns the growing list of requests; an answer that throws is a lost
 * connection.
 */
export function fakeFetch(answer: (request: SentRequest) => Answer = success): SentRequest[] {
  const sent: SentRequest[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted()
    const request = {
      method: init.method ?? 'GET',
      path,
      headers: new Headers(init.headers),
      credentials: init.credentials,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    }
    sent.push(request)
    const { status = 200, statusText = '', body = '' } = answer(request)
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, statusText })
  })
  return sent
}
