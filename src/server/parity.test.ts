import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '#contracts/all-calls.ts'
import { buildRequest } from '#testing/call-request.ts'
import { buildValidInput } from '#testing/bad-input.ts'
import { setUpTestServer } from '#testing/server.ts'

/** Every route any app declared; the hook fires when an app is created, before it has routes. */
const declared = new Set<string>()
const watch = (message: unknown) => {
  ;(message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) declared.add(`${verb} ${url}`)
  })
}
beforeAll(() => subscribe('fastify.initialization', watch))
afterAll(() => void unsubscribe('fastify.initialization', watch))

const server = setUpTestServer()
const toRoute = (call: { method: string; path: string }) => `${call.method} ${call.path.replace(/\{(\w+)\}/g, ':$1')}`
const documents = ['GET /api/docs', 'GET /api/openapi.json']

test('every call on the list is served', () => {
  expect(
    Object.values(allCalls)
      .map(toRoute)
      .filter((route) => !declared.has(route)),
  ).toEqual([])
})

test('every route under /api has a call, but for the two documents that describe them', () => {
  const expected = new Set([...Object.values(allCalls).map(toRoute), ...documents])
  const api = [...declared].filter((route) => route.includes(' /api') && !route.startsWith('HEAD '))

  expect(api.toSorted()).toEqual([...expected].toSorted())
})

const served = Object.entries(allCalls)
test.each(served)('%s answers a good request: no 5xx, and never "no such route"', async (_name, call) => {
  const reply = await server.browser().send(buildRequest(call, buildValidInput(call)))

  expect(reply.statusCode).toBeLessThan(500)
  expect(server.logLines.at(-1)).not.toContain('"route":"none"')
})
