import { expect, test } from 'vitest'
import { allCalls } from '#contracts/all-calls.ts'
import { createAllowedCaller } from '#testing/allowed-caller.ts'
import { buildBadCases } from '#testing/bad-input.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()
const calls = Object.entries(allCalls)

test.each(calls)('%s comes to no harm from text that is strange but allowed', async (_name, call) => {
  const browser = await createAllowedCaller(server, call)
  for (const strange of buildBadCases(call).filter(({ mustRefuse }) => !mustRefuse)) {
    const reply = await browser.send(strange)
    expect(reply.statusCode, `${strange.name}: ${reply.body}`).toBeLessThan(500)
  }
  const again = await browser.send({ method: 'GET', url: '/api/action-plans/example' })

  expect(again.statusCode).toBe(200)
})
