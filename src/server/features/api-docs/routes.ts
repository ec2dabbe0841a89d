import type { FastifyInstance } from 'fastify'
import { allCalls } from '#contracts/all-calls.ts'
import { buildOpenApiDocument } from '#contracts/openapi.ts'
import { buildApiDocsPage } from './page.ts'

/** The calls for people and for machines; built on the first request and cached. */
export function registerApiDocs(app: FastifyInstance, { version }: { version: string }): void {
  let document: object | undefined
  let page: string | undefined
  app.get('/api/openapi.json', async () => (document ??= buildOpenApiDocument(allCalls, { version })))
  app.get('/api/docs', async (_request, reply) => {
    page ??= buildApiDocsPage(allCalls)
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
