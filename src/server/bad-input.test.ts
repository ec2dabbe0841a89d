import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { allCalls } from '#contracts/all-calls.ts'
import type { CallDefinition } from '#contracts/call.ts'
import { Failure } from '#contracts/failure.ts'
import { TutorialVideo } from '#contracts/media.ts'
import { createAllowedCaller } from '#testing/allowed-caller.ts'
import { buildBadCases } from '#testing/bad-input.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()
const calls = Object.entries(allCalls)

/** "Not found" is accepted only when the path itself is malformed; elsewhere it would hide a missing validation. */
const refusals = (name: string) => (name.startsWith('path:') ? [400, 404, 414] : [400, 413, 414, 415])

/** All stored rows. An invalid link counts as a guess, so limits are left out for link calls. */
async function storedBy(call: CallDefinition) {
  const { limits, ...rest } = await server.stored()
  return call.access === 'link' ? rest : { limits, ...rest }
}

/** With the video files present, a bad request for one cannot pass as "no such file". */
beforeAll(() => {
  for (const name of TutorialVideo.options) writeFileSync(path.join(server.mediaDir, name), 'film')
})

test.each(calls)('%s refuses all bad input with 4xx in the error shape and stores nothing', async (_name, call) => {
  const browser = await createAllowedCaller(server, call)
  const before = await storedBy(call)
  const wrong: string[] = []
  for (const bad of buildBadCases(call).filter(({ mustRefuse }) => mustRefuse)) {
    const reply = await browser.send(bad)
    const isRefused = refusals(bad.name).includes(reply.statusCode) && Failure.safeParse(reply.json()).success
    if (!isRefused) wrong.push(`${bad.name}: ${reply.statusCode} ${reply.body.slice(0, 200)}`)
  }

  expect(wrong).toEqual([])
  expect(await storedBy(call)).toEqual(before)
})
