import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { allCalls } from '#contracts/all-calls.ts'
import type { CallDefinition } from '#contracts/call.ts'
import { buildOpenApiDocument } from '#contracts/openapi.ts'

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

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** The list of calls as one page of plain HTML: no script, so the content security policy needs no exception. */
function buildApiDocsPage(calls: Record<string, CallDefinition>): string {
  const sections = Object.entries(calls)
    .map(([name, call]) => section(name, call))
    .join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="stylesheet" href="/api-docs.css"><title>Next Chapter API</title></head>
<body><main><h1>Next Chapter API</h1>
<p>Every call the product makes, with what it takes and what it answers. The same as
<a href="/api/openapi.json">OpenAPI 3.1</a>. Refused calls answer <code>{ success: false, code, error }</code>.</p>
${sections}
</main></body></html>`
}

function section(name: string, call: CallDefinition): string {
  const parts = (['params', 'query', 'headers', 'body'] as const)
    .map((part) => schemaBlock(part, call[part], 'input'))
    .join('')
  const reply = call.reply === 'file' ? '<p>Answers a file.</p>' : schemaBlock('reply', call.reply, 'output')
  const title = `<h2 id="${name}"><code>${call.method} ${escape(call.path)}</code></h2>`
  return `<section>${title}<p>${escape(call.summary)}</p>${parts}${reply}</section>`
}

function schemaBlock(title: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output'): string {
  if (!schema) return ''
  const json = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), null, 2)
  return `<details><summary>${title}</summary><pre>${escape(json)}</pre></details>`
}
