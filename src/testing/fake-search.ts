import { vi } from 'vitest'

/** One search request, answered by the test piece by piece. */
export interface FakeSearch {
  body: unknown
  headers: Headers
  signal: AbortSignal | undefined
  /** Sends progress lines; objects become one line each, strings are sent as they are. */
  tell(...pieces: (object | string | Uint8Array)[]): void
  end(): void
  /** Simulates a lost connection. */
  cut(): void
  /** Sends the answer in one piece. */
  answer(status: number, body: unknown): void
}

interface OtherRequest {
  path: string
  body: unknown
}

/**
 * Replaces the network: searches wait for the test, everything else succeeds. With `isDeaf`, a search goes on when
 * aborted.
 */
export function fakeSearchServer({ isDeaf = false } = {}): { searches: FakeSearch[]; others: OtherRequest[] } {
  const searches: FakeSearch[] = []
  const others: OtherRequest[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    if (path !== '/api/search-resources') {
      others.push({ path, body })
      return Promise.resolve(new Response(JSON.stringify({ success: true })))
    }
    return new Promise<Response>((resolve, reject) => {
      const { signal, ...deaf } = init
      searches.push(fakeSearch(isDeaf || !signal ? deaf : init, body, { resolve, reject }))
    })
  })
  return { searches, others }
}

interface Settle {
  resolve(response: Response): void
  reject(error: unknown): void
}

function fakeSearch(init: RequestInit, body: unknown, { resolve, reject }: Settle): FakeSearch {
  const encoder = new TextEncoder()
  let lines: ReadableStreamDefaultController<Uint8Array> | undefined
  const open = () => {
    if (lines) return lines
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        lines = controller
      },
    })
    resolve(new Response(stream, { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } }))
    return lines as unknown as ReadableStreamDefaultController<Uint8Array>
  }
  const cut = () => {
    const error = new TypeError('network error')
    reject(error)
    lines?.error(error)
  }
  init.signal?.addEventListener('abort', cut)
  return {
    body,
    headers: new Headers(init.headers),
    signal: init.signal ?? undefined,
    tell(...pieces) {
      for (const piece of pieces) {
        const text = typeof piece === 'string' ? piece : `${JSON.stringify(piece)}\n`
        open().enqueue(piece instanceof Uint8Array ? piece : encoder.encode(text))
      }
    },
    end: () => open().close(),
    cut,
    answer: (status, reply) => {
      resolve(new Response(typeof reply === 'string' ? reply : JSON.stringify(reply), { status }))
    },
  }
}

/** One of the requested searches; if it is missing, the test fails here and not later. */
export function getFakeSearch(searches: readonly FakeSearch[], index = 0): FakeSearch {
  const search = searches[index]
  if (!search) throw new Error(`no request ${index}`)
  return search
}
