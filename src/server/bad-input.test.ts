import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { servedCalls } from '#contracts/all-calls.ts'
import { Failure } from '#contracts/failure.ts'
import { TutorialVideo } from '#contracts/media.ts'
import { adminKeysRepository } from '#server/features/admin-keys/repository.ts'
import { badCases } from '#testing/bad-input.ts'
import { type Browser, testServer } from '#testing/server.ts'

const server = testServer()
const calls = Object.entries(servedCalls)

/** "Not found" is an answer only where the path itself is spoiled; elsewhere it would hide that nobody looked. */
const refusals = (name: string) => (name.startsWith('path:') ? [400, 404, 414] : [400, 413, 414, 415])

/** Administrators' calls look at the key before anything else: with it, bad input must still be refused for what it is. */
async function callerOf(call: { path: string }): Promise<Pick<Browser, 'send'>> {
  const browser = server.browser()
  if (!call.path.startsWith('/api/admin/')) return browser
  const { key } = await adminKeysRepository(server.database.db).add('test', server.clock.now())
  return { send: (options) => browser.send({ ...options, headers: { ...options.headers, authorization: `Bearer ${key}` } }) }
}

/** What a call may leave behind: nothing; the key was there before. */
async function storedBesidesKeys() {
  const { admin_keys: _keys, ...rest } = await server.stored()
  return rest
}

/** With the films there, a bad request for one cannot hide behind "no such file". */
beforeAll(() => {
  for (const name of TutorialVideo.options) writeFileSync(path.join(server.mediaDir, name), 'film')
})

test.each(calls)('%s refuses all bad input with 4xx in the error shape and stores nothing', async (_name, call) => {
  const browser = await callerOf(call)
  const wrong: string[] = []
  for (const bad of badCases(call).filter(({ mustRefuse }) => mustRefuse)) {
    const reply = await browser.send(bad)
    const isRefused = refusals(bad.name).includes(reply.statusCode) && Failure.safeParse(reply.json()).success
    if (!isRefused) wrong.push(`${bad.name}: ${reply.statusCode} ${reply.body.slice(0, 200)}`)
  }

  expect(wrong).toEqual([])
  expect(await storedBesidesKeys()).toEqual({})
})

test.each(calls)('%s comes to no harm from text that is strange but allowed', async (_name, call) => {
  const browser = await callerOf(call)
  for (const strange of badCases(call).filter(({ mustRefuse }) => !mustRefuse)) {
    const reply = await browser.send(strange)
    expect(reply.statusCode, `${strange.name}: ${reply.body}`).toBeLessThan(500)
  }
  const again = await browser.send({ method: 'GET', url: '/api/action-plans/example' })

  expect(again.statusCode).toBe(200)
})
