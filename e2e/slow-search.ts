import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SearchProgressMessage } from '../src/contracts/search.ts'
import type { Resource } from '../src/domain/resources/resource.ts'
import { expect, test as base } from './test.ts'

/** A search controlled by the test, answered in real chunks over a real connection. */
export class SlowSearch {
  /** Number of requests received. */
  asked = 0
  readonly #open = new Set<ServerResponse>()

  handle(request: IncomingMessage, response: ServerResponse): void {
    request.resume()
    this.asked += 1
    this.#open.add(response)
    response.on('close', () => this.#open.delete(response))
  }

  /** Sends one or more progress lines to every waiting page. */
  async tell(...lines: SearchProgressMessage[]): Promise<void> {
    await expect.poll(() => this.#open.size).toBeGreaterThan(0)
    for (const response of this.#open) {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'application/x-ndjson' })
      response.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    }
  }

  /** Ends the search with a list, which may be empty. */
  async answer(resources: Resource[]): Promise<void> {
    await this.tell({ type: 'done', reply: { success: true, resources } })
    this.#end()
  }

  /** Answers with an error status and body instead of a list. */
  async refuse(status: number, body: object): Promise<void> {
    await expect.poll(() => this.#open.size).toBeGreaterThan(0)
    for (const response of this.#open) {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.write(JSON.stringify(body))
    }
    this.#end()
  }

  #end(): void {
    for (const response of this.#open) response.end()
    this.#open.clear()
  }
}

/** Tests that control the search for every page of their browser. */
export const test = base.extend<{ search: SlowSearch }>({
  search: async ({ context }, provide) => {
    const search = new SlowSearch()
    const server = createServer((request, response) => search.handle(request, response))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await context.route('**/api/search-resources', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
    await provide(search)
    server.closeAllConnections()
    server.close()
  },
})
