import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'
import { test as base } from './test.ts'

/** The product behind a switch: it can be out of reach, and it can become the next build. */
export class SwitchedServer {
  /** Addresses asked for since the last look. */
  asked: string[] = []
  /** What the next build no longer has. */
  gone: RegExp | null = null
  /** Gives the worker another name, as another build would. */
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

  /** For the pages, and for a worker, which does not hear of what the browser is told about a page's network. */
  async cut(): Promise<void> {
    await this.#context?.setOffline(true)
    this.stop()
  }

  /** In reach again, at the same address. */
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
    // The worker is read and changed here, so it must come as it is.
    const requestHeaders = isWorker ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers
    const port = process.env['E2E_PORT']
    // A connection of its own for each request: one used again may just have been closed, and the browser would ask twice.
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

/** Journeys with a worker, each with a server of its own to lose. */
export const test = base.extend<{ server: SwitchedServer }>({
  // Playwright reads what a fixture needs from the braces; this one needs nothing but must have them.
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
