import { vi } from 'vitest'

interface ReggieRequestBody {
  messages: { role: string; content: string }[]
  userLocation: unknown
  userNeeds: unknown
  language: string
  tone: string
}

/** Replaces the server in chat tests: each question waits until the test answers it. */
export function fakeReggie() {
  const asked: { body: ReggieRequestBody; headers: Headers; signal: AbortSignal | null }[] = []
  const others: { path: string; body: unknown }[] = []
  let settle: { resolve: (response: Response) => void; reject: (error: unknown) => void } | null = null

  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const body = (typeof init.body === 'string' ? JSON.parse(init.body) : undefined) as unknown
    if (path !== '/api/reggie') {
      others.push({ path, body })
      return Promise.resolve(Response.json({ success: true }))
    }
    asked.push({ body: body as ReggieRequestBody, headers: new Headers(init.headers), signal: init.signal ?? null })
    return new Promise<Response>((resolve, reject) => {
      settle = { resolve, reject }
      init.signal?.addEventListener('abort', () => reject(new DOMException('The operation was aborted.', 'AbortError')))
    })
  })

  return {
    asked,
    /** Requests sent anywhere else. */
    others,
    answer: (body: unknown, init?: ResponseInit) => settle?.resolve(Response.json(body, init)),
    answerText: (text: string, init?: ResponseInit) => settle?.resolve(new Response(text, init)),
    lose: (message = 'Failed to fetch') => settle?.reject(new TypeError(message)),
    /** Starts a streamed answer. */
    stream() {
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined
      const body = new ReadableStream<Uint8Array>({ start: (made) => void (controller = made) })
      const { signal } = asked.at(-1) ?? {}
      signal?.addEventListener('abort', () => controller?.error(new DOMException('Aborted', 'AbortError')))
      settle?.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }))
      const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text))
      return {
        write,
        tell: (event: unknown) => write(`data: ${JSON.stringify(event)}\n\n`),
        end: () => controller?.close(),
        lose: () => controller?.error(new TypeError('network error')),
      }
    },
  }
}
