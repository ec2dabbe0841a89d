import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allCalls } from './all-calls.ts'

const folder = new URL('./', import.meta.url)
/** The names in the sources, whether or not the list has them. */
const written = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'call.ts')
  .flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^(?:export const (\w+) = |.*?)defineCall\(/gm)].map(
      ([, name]) => ({ file, name }),
    ),
  )

const calls = Object.entries(allCalls)
const addresses = calls.map(([, call]) => `${call.method} ${call.path}`)

/** The calls of the fixed contract; the task list has two addresses. */
const contract = [
  'GET /api/organizations/track/{code}',
  'POST /api/sessions',
  'PATCH /api/sessions/{id}/activity',
  'PATCH /api/sessions/{id}',
  'POST /api/events',
  'POST /api/session/create',
  'POST /api/session/retrieve',
  'POST /api/ping',
  'POST /api/analytics/ping',
  'POST /api/client-errors',
  'POST /api/satisfaction-vote',
  'GET /api/satisfaction-stats',
  'POST /api/warm-introduction',
  'GET /api/warm-introductions',
  'POST /api/warm-introductions/delete',
  'POST /api/generate-action-plan',
  'POST /api/search-resources',
  'POST /api/resources/find',
  'POST /api/reggie',
  'GET /api/action-plans/{sessionId}',
  'GET /api/action-plans',
  'POST /api/action-plans',
  'PATCH /api/action-plans/{id}',
  'DELETE /api/action-plans/{id}',
  'POST /api/enhance-action-plan',
  'POST /api/feedback',
  'GET /api/video/{file}',
]

test.each(contract)('the call %s of the fixed contract is described', (address) => {
  expect(addresses).toContain(address)
})

test('every call of every contract is on the list', () => {
  const missing = written
    .filter(({ name }) => name === undefined || !(name in allCalls))
    .map(({ file, name }) =>
      name === undefined
        ? `${file} defines a call without a name: write \`export const showThing = defineCall({ … })\`.`
        : `${name} is not on the list: import ${file} in contracts/all-calls.ts and add it to \`modules\`.`,
    )

  expect(missing).toEqual([])
})

test('no two calls have the same name, so none hides another', () => {
  const names = written.map(({ name = '' }) => name)

  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  expect(names.toSorted()).toEqual(Object.keys(allCalls).toSorted())
})

test('no two calls share a method and path', () => {
  expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted())
})

test('no two names stand for the same call', () => {
  expect(new Set(calls.map(([, call]) => call)).size).toBe(calls.length)
})

test('the parameters in a path are exactly those its schema reads', () => {
  for (const [name, call] of calls) {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key)
    const { shape = {} } = (call.params?._zod.def ?? {}) as { shape?: object }
    expect(Object.keys(shape), name).toEqual(inPath)
  }
})

test('only calls that change something take a body', () => {
  for (const [name, call] of calls) expect(call.body !== undefined && call.method === 'GET', name).toBe(false)
})

test('only one call accepts a beacon', () => {
  expect(calls.filter(([, call]) => call.acceptsBeacon).map(([name]) => name)).toEqual(['pingPresence'])
})

test('every summary is one sentence that ends', () => {
  for (const [name, call] of calls) expect(call.summary, name).toMatch(/^[A-Z].*\.$/)
})
