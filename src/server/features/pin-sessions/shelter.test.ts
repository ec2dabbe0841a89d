import { expect, test } from 'vitest'
import { createKnownBrowser, openPin, savePin } from '#testing/pin.ts'
import { sendWithProof } from '#testing/proof.ts'
import { setUpTestServer, withinOneWindow, type Browser } from '#testing/server.ts'

const server = setUpTestServer()
/** Everybody in these tests shares one address, as in a shelter or a library. */
const createKnown = () => createKnownBrowser(server)
const words = (sender: Browser, changes: object) => sendWithProof((more) => openPin(sender, { ...changes, ...more }))
const slips = { returnWords: ['zzzz', 'zzzz', 'zzzz'] }

test('ten browsers with five slips each on one address keep nobody out who has the right PIN and the right words', async () => {
  const { returnWords } = (await savePin(await createKnown())).json()
  for (let index = 0; index < 10; index += 1) {
    const browser = await createKnown()
    for (let slip = 0; slip < 5; slip += 1) await words(browser, slips)
  }
  expect((await words(await createKnown(), { returnWords })).statusCode).toBe(200)
})

test('the same with slips of the PIN alone, and for a browser that made five of them itself', async () => {
  const { returnWords } = (await savePin(await createKnown())).json()
  const browsers = await Promise.all(Array.from({ length: 10 }, createKnown))
  for (const browser of browsers) {
    for (let slip = 0; slip < 5; slip += 1) await openPin(browser, { pin: '555018' })
  }
  expect((await words(await createKnown(), { returnWords })).statusCode).toBe(200)
  for (const browser of browsers) expect((await words(browser, { returnWords })).statusCode).toBe(200)
})

test('of thirty honest people with two slips each beside ten who never stop guessing, thirty get in', async () => {
  const people = []
  for (let index = 0; index < 30; index += 1) {
    const pin = `${407_183 + 1009 * index}`
    // They saved elsewhere and earlier: saving has limits of its own.
    const saver = { send: (options: object) => server.send({ ...options, remoteAddress: `192.0.2.${index}` }) }
    const saved = await savePin(saver, { pin }, { 'user-agent': `phone ${index}` })
    people.push({ pin, returnWords: saved.json().returnWords })
  }
  const end = new AbortController()
  const attack = async () => {
    const browser = await createKnown()
    while (!end.signal.aborted) expect((await words(browser, slips)).statusCode).toBe(401)
  }
  const attacks = Promise.all(Array.from({ length: 10 }, attack))
  const comeBack = async ({ pin, returnWords }: { pin: string; returnWords: string[] }) => {
    const browser = await createKnown()
    for (let slip = 0; slip < 2; slip += 1) await words(browser, { pin, ...slips })
    return (await words(browser, { pin, returnWords })).statusCode
  }
  const found = await Promise.all(people.map(comeBack)).finally(() => end.abort())
  await attacks
  expect(found).toEqual(Array(30).fill(200))
})

test('a flood of cookies on one address gives no more free tries than an address has', async () => {
  let found: number[] = []
  await withinOneWindow(10 * 60_000, async () => {
    await server.database.db.deleteFrom('limits').execute()
    found = []
    for (let index = 0; index < 32; index += 1) found.push((await openPin(await createKnown(), slips)).statusCode)
  })
  expect(found).toEqual([...Array(30).fill(401), 428, 428])
})
