import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export interface LoopbackRequest {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export interface LoopbackServer {
  /** http://127.0.0.1:port, without a trailing slash. */
  readonly base: string
  /** Requests received since the test began. */
  readonly requests: LoopbackRequest[]
  answer(handler: (response: ServerResponse, request: LoopbackRequest) => void): void
  answerJson(value: unknown, status?: number): void
}

/** Stands in for an internet service, on this machine. Answers 404 until a test sets something else. */
export function setUpLoopbackServer(): LoopbackServer {
  const requests: LoopbackRequest[] = []
  const refuse = (response: ServerResponse) => void response.writeHead(404).end()
  let handler: Parameters<LoopbackServer['answer']>[0] = refuse
  let base = ''
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const received = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() }
      requests.push(received)
      handler(response, received)
    })
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    requests.length = 0
    handler = refuse
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const answer: LoopbackServer['answer'] = (next) => {
    handler = next
  }
  return {
    get base() {
      return base
    },
    requests,
    answer,
    answerJson: (value, status = 200) =>
      answer((response) => {
        response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value))
      }),
  }
}
