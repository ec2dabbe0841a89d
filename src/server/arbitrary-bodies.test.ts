import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allCalls } from '#contracts/all-calls.ts'
import { Failure } from '#contracts/failure.ts'
import { createAllowedCaller } from '#testing/allowed-caller.ts'
import { buildRequest } from '#testing/call-request.ts'
import { buildValidInput } from '#testing/bad-input.ts'
import { getTestEngine } from '#testing/db.ts'
import { isAccepted } from '#testing/schema-definition.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()
const withBody = Object.entries(allCalls).filter(([, call]) => call.body)
const runs = 200

/** What the schema refuses reaches no statement: the other engines get only what comes further. */
const isOnFirstEngine = getTestEngine() === 'sqlite'

let callers = 0
/** Each request comes from its own address, so that no rate limit answers instead of the call. */
const freshAddress = () => `10.0.${(callers += 1) >> 8}.${callers & 255}`

/** Any JSON, and valid bodies with any JSON in one field, which get further. */
function bodiesNear(good: Record<string, unknown>): fc.Arbitrary<unknown> {
  const oneFieldWrong = fc
    .tuple(fc.constantFrom(...Object.keys(good)), fc.jsonValue({ maxDepth: 4 }))
    .map(([field, value]) => ({ ...good, [field]: value }))
  return fc.oneof(fc.jsonValue({ maxDepth: 5 }), oneFieldWrong)
}

test.each(withBody)('whatever JSON %s is sent, it answers well or refuses in the error shape', async (_name, call) => {
  const parts = buildValidInput(call)
  const caller = await createAllowedCaller(server, call)
  const property = fc.asyncProperty(bodiesNear(parts.body as Record<string, unknown>), async (body) => {
    if (!isOnFirstEngine && call.body && !isAccepted(call.body, body)) return
    const reply = await caller.send({ ...buildRequest(call, { ...parts, body }), remoteAddress: freshAddress() })
    expect(reply.statusCode).toBeLessThan(500)
    if (reply.statusCode !== 200) Failure.parse(reply.json())
  })
  await fc.assert(property, { numRuns: runs, endOnFailure: true })
})
