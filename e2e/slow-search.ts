import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SearchProgressMessage } from '../src/contracts/search.ts'
import type { Resource } from '../src/domain/resources/resource.ts'
import { expect, test as base } from './test.ts'

/** A search that answers when the journey says so, in real pieces over a real connection. */
export class SlowSearch {
  /** How often a page asked. */
  asked = 0
  readonly #open = new Set<ServerResponse>()

  handle(request: IncomingMessage, response: ServerResponse): void {
    request.resume()
    this.asked += 1
    this.#open.add(response)
    response.on('close', () => this.#open.delete(response))
  }

  /** One line or more of progress, to every page that waits now. */
  async tell(...lines: SearchProgressMessage[]): Promise<void> {
    await expect.poll(() => this.#open.size).toBeGreaterThan(0)
    for (const response of this.#open) {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'application/x-ndjson' })
      response.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    }
  }

  /** The search is over; an empty list is an answer too. */
  async answer(resources: Resource[]): Promise<void> {
    await this.tell({ type: 'done', reply: { success: true, resources } })
    this.#end()
  }

  /** No list: a status and what the server says to it. */
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

/** Journeys that hold the search of every page of their browser. */
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
