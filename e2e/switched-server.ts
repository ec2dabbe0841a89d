import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'
import { test as base } from './test.ts'

/** A proxy before the product that can be cut off and can switch to the next build. */
export class SwitchedServer {
  /** Paths requested since the list was last cleared. */
  asked: string[] = []
  /** Paths that the next build no longer serves. */
  gone: RegExp | null = null
  /** Changes the version in the service worker, as another build would. */
  build = ''
  readonly #server = createServer((incoming, reply) => this.#pass(incoming, reply))
  #context: BrowserContext | null = null
  #port = 0

  async start(): Promise<string> {
    await this.#listen()
    return `http://127.0.0.1:${this.#port}`
  }

  watch(context: BrowserContext): void {
    this.#context = context
  }

  /** Cuts the connection for pages and for the service worker, which ignores the offline mode set on a page. */
  async cut(): Promise<void> {
    await this.#context?.setOffline(true)
    this.stop()
  }

  /** Makes the server reachable again at the same address. */
  async restore(): Promise<void> {
    await this.#listen()
    await this.#context?.setOffline(false)
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #listen(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  #pass(incoming: IncomingMessage, reply: ServerResponse): void {
    const { url = '/', method, headers } = incoming
    this.asked.push(url)
    if (this.gone?.test(url)) {
      reply.writeHead(404).end()
      return
    }
    const isWorker = url === '/service-worker.js'
    // The worker is read and modified here, so it must be uncompressed and complete.
    const requestHeaders = isWorker ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers
    const port = process.env['E2E_PORT']
    // A new connection for each request: a reused one may just have been closed, and the browser would send the request
    // twice.
    const passed = forward(
      { agent: false, host: '127.0.0.1', port, path: url, method, headers: requestHeaders },
      (answer) => {
        if (isWorker) return void this.#sendWorker(answer, reply)
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(reply)
      },
    )
    passed.on('error', () => reply.destroy())
    incoming.pipe(passed)
  }

  async #sendWorker(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of answer) parts.push(part as Buffer)
    reply.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
    reply.end(
      Buffer.concat(parts)
        .toString()
        .replace(/(version:[`"'])/, `$1${this.build}`),
    )
  }
}

/** Tests with a service worker, each with its own server to cut off. */
export const test = base.extend<{ server: SwitchedServer }>({
  // Playwright reads a fixture's dependencies from the destructured parameter, so it must be present even without any.
  server: async ({ browserName: _any }, provide) => {
    const server = new SwitchedServer()
    await provide(server)
    server.stop()
  },
  baseURL: async ({ server }, provide) => provide(await server.start()),
  context: async ({ context, server }, provide) => {
    server.watch(context)
    await provide(context)
  },
})
