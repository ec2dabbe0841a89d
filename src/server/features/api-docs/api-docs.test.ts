import { expect, test } from 'vitest'
import { allCalls } from '#contracts/all-calls.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()
const get = (url: string) => server.send({ method: 'GET', url })

test('the OpenAPI document describes every call, in version 3.1', async () => {
  const reply = await get('/api/openapi.json')
  const document = reply.json()
  const described = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )

  expect(reply.headers['content-type']).toMatch(/^application\/json/)
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '0.0.0-test' } })
  expect(described.toSorted()).toEqual(Object.keys(allCalls).toSorted())
})

test('the page lists the same calls in plain HTML that needs no script, and one sheet of our own', async () => {
  const reply = await get('/api/docs')

  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const { method, path } of Object.values(allCalls)) {
    expect(reply.body).toContain(`<code>${method} ${path}</code>`)
  }
  expect(reply.body).not.toMatch(/<script|<style|style="/i)
  expect(reply.body.match(/<link[^>]*>/g)).toEqual(['<link rel="stylesheet" href="/api-docs.css">'])
})

test('long answers are compressed for those who can read that', async () => {
  const reply = await server.send({ method: 'GET', url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } })

  expect(reply.headers['content-encoding']).toBe('br')
})
