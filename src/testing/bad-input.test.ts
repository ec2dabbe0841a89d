import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '#contracts/all-calls.ts'
import { type CallDefinition, defineCall } from '#contracts/call.ts'
import { buildBadCases, buildValidInput } from './bad-input.ts'
import { type BadCase, type CallParts, partNames, buildRequest } from './call-request.ts'

const calls = Object.entries(allCalls)

function listProblems(call: CallDefinition, parts: CallParts) {
  return partNames.flatMap((part) => call[part]?.safeParse(parts[part]).error?.issues ?? [])
}

const named = (cases: BadCase[], name: string) => cases.filter((bad) => bad.name === name)

test.each(calls)('the valid input of %s passes its own schemas', (_, call) => {
  expect(listProblems(call, buildValidInput(call))).toEqual([])
})

/** Validation problems of what is really sent: the body is parsed back from the bytes. */
function listSentProblems(call: CallDefinition, { parts = {}, payload }: BadCase) {
  return listProblems(call, call.body ? { ...parts, body: JSON.parse(String(payload)) } : parts)
}

test.each(calls)('every case that the schemas of %s must refuse is refused by them', (_, call) => {
  const accepted = [1, 2, 3]
    .flatMap((seed) => buildBadCases(call, { seed }))
    .filter((bad) => bad.by === 'schema' && bad.mustRefuse && listSentProblems(call, bad).length === 0)
  expect(accepted.map(({ name }) => name)).toEqual([])
})

test('every call with input has cases, and every call with a body has each kind of spoiled bytes', () => {
  for (const [name, call] of calls) {
    const names = buildBadCases(call).map((bad) => bad.name)
    const takesInput = call.params ?? call.query ?? call.headers ?? call.body
    expect(names.length > 0, name).toBe(takesInput !== undefined || call.method !== 'GET')
    if (!call.body) continue
    for (const kind of ['deep objects', '__proto__ key', 'ten megabytes', 'cut off', 'compressed', 'empty']) {
      expect(names, name).toContain(`bytes: ${kind}`)
    }
    expect(names, name).toContain('body: array')
    // A partial update may contain no fields.
    const needsNothing = z.safeParse(call.body, {}).success
    expect(
      names.some((found) => found.endsWith('missing')),
      name,
    ).toBe(!needsNothing)
  }
})

const withoutEnd = (name: string) => name.slice(0, name.lastIndexOf(': '))

test('every text that comes in has a longest length', () => {
  for (const [name, call] of calls) {
    const cases = buildBadCases(call)
    const ends = (end: string) => new Set(cases.map((bad) => bad.name).filter((found) => found.endsWith(end)))
    const fields = [...ends(': SQL')].filter((found) => !found.startsWith('bytes'))
    const bounded = new Set([...ends(': too long'), ...ends(': unknown word')].map(withoutEnd))
    for (const field of fields) expect(bounded, name).toContain(withoutEnd(field))
  }
})

const example = defineCall({
  method: 'POST',
  path: '/api/examples/{id}',
  access: 'visitor',
  summary: 'Made for this test.',
  params: z.object({ id: z.uuid() }),
  query: z.object({ cb: z.optional(z.string().check(z.maxLength(3))) }),
  body: z.object({
    label: z.string().check(z.regex(/^[a-z]{1,5}$/)),
    note: z.optional(z.nullable(z.string().check(z.maxLength(10)))),
    rating: z.int().check(z.minimum(1), z.maximum(5)),
    either: z.union([z.object({ a: z.string().check(z.maxLength(5)) }), z.object({ b: z.boolean() })]),
    tags: z.array(z.enum(['x', 'y'])).check(z.maxLength(2)),
  }),
  reply: z.object({}),
})

test('each rule of a schema becomes a case that breaks it', () => {
  const names = buildBadCases(example).map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'params: id: too long',
      'query: cb: too long',
      'query: cb: given twice',
      'path: %00',
      'body: label: missing',
      'body: label: number',
      'body: label: null',
      'body: label: too long',
      'body: label: NUL',
      'body: label: lone surrogate',
      'body: label: SQL',
      'body: note: boolean',
      'body: rating: not whole',
      'body: rating: too small',
      'body: rating: too large',
      'body: rating: string',
      'body: either: option 1: a: number',
      'body: either: option 2: b: missing',
      'body: tags: too many',
      'body: tags: 0: unknown word',
    ]),
  )
})

test('what a schema allows is no case', () => {
  const names = buildBadCases(example).map(({ name }) => name)
  expect(names).not.toContain('body: note: missing')
  expect(names).not.toContain('body: note: null')
  expect(names).not.toContain('body: note: empty text')
})

test('NUL and lone surrogates travel as JSON escapes, __proto__ as a key of its own', () => {
  const cases = buildBadCases(example)
  expect(String(named(cases, 'body: label: NUL')[0]?.payload)).toContain('\\u0000')
  expect(String(named(cases, 'body: label: lone surrogate')[0]?.payload)).toContain('\\ud800')
  const polluted: unknown = JSON.parse(String(named(cases, 'bytes: __proto__ key')[0]?.payload))
  expect(Object.keys(polluted as object)).toContain('__proto__')
})

test('spoiled bytes that say they are JSON are JSON, broken ones are not', () => {
  const cases = buildBadCases(example)
  const isJson = (name: string) => {
    try {
      JSON.parse(String(named(cases, `bytes: ${name}`)[0]?.payload))
      return true
    } catch (error) {
      return !(error instanceof SyntaxError)
    }
  }
  const whole = ['deep objects', 'deep lists', 'very deep lists', 'too many keys', 'ten megabytes']
  expect(whole.map(isJson)).not.toContain(false)
  expect(['cut off', 'trailing comma', 'two bodies', 'not JSON', 'raw NUL byte'].map(isJson)).not.toContain(true)
})

test('bytes that are no text are really sent, and may be mended', () => {
  const [bad] = named(buildBadCases(example), 'bytes: bytes that are no text')
  expect(Buffer.isBuffer(bad?.payload) && bad.payload.includes(Buffer.from([0xff, 0xed, 0xa0, 0x80]))).toBe(true)
  expect(bad?.mustRefuse).toBe(false)
})

test('a schema that stops refusing is found out', () => {
  const careless = { ...example, body: z.object({ label: z.optional(z.unknown()) }) }
  const slipped = buildBadCases(example).filter(
    (bad) => bad.by === 'schema' && listSentProblems(careless, bad).length === 0,
  )
  expect(slipped.map(({ name }) => name)).toContain('body: label: missing')
  expect(slipped.map(({ name }) => name)).toContain('body: rating: not whole')
})

test('the same seed gives the same cases', () => {
  const texts = (seed: number) => buildBadCases(example, { seed }).map(({ payload }) => String(payload).slice(0, 500))
  expect(texts(7)).toEqual(texts(7))
  expect(texts(7)).not.toEqual(texts(8))
})

test('a request puts parameters, query, headers and body in their places', () => {
  const parts = { params: { id: 'a b' }, query: { cb: ['1', '2'] }, headers: { 'x-a': 'b' }, body: { label: 'x' } }
  expect(buildRequest(example, parts)).toEqual({
    method: 'POST',
    url: '/api/examples/a%20b?cb=1&cb=2',
    headers: { 'content-type': 'application/json', 'x-a': 'b' },
    payload: '{"label":"x"}',
  })
})
