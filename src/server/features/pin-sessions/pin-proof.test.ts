import { expect, test } from 'vitest'
import { createKnownBrowser, openPin, savePin } from '#testing/pin.ts'
import { readChallenge, sendWithProof, solve } from '#testing/proof.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()
const createKnown = () => createKnownBrowser(server)
const minuteMs = 60_000
const wrongWords = { returnWords: ['zzzz', 'zzzz', 'zzzz'] }

/** Fills the counter in this window and the next, because the window may roll over during a test. */
const fill = async (key: string, n: number, expectedRows = 1) => {
  const { db } = server.database
  const counted = await db.selectFrom('limits').selectAll().where('k', 'like', `${key}%`).execute()
  expect(counted).toHaveLength(expectedRows)
  await db.updateTable('limits').set({ n }).where('k', 'like', `${key}%`).execute()
  const next = counted.map(({ k, w, expires_at: end }) => ({ k, w: end, n, expires_at: end + (end - w) }))
  await db.insertInto('limits').values(next).execute()
}

test('after a thousand wrong words at a place a proof is asked for; with it the right words open (T-2.17)', async () => {
  const { returnWords } = (await savePin(await createKnown())).json()
  await openPin(await createKnown(), wrongWords)
  await fill('pin-words:', 1000)
  const browser = await createKnown()
  const reply = await openPin(browser, { returnWords })
  expect([reply.statusCode, reply.json().code, readChallenge(reply).bits]).toEqual([428, 'proof_needed', 8])
  const proof = solve(readChallenge(reply))

  expect((await openPin(browser, { returnWords, proof })).statusCode).toBe(200)
})

test('being asked costs no try, and wrong words with a proof cost one', async () => {
  const browser = await createKnown()
  await openPin(await createKnown(), wrongWords)
  await fill('pin-words:', 1000)
  for (let index = 0; index < 8; index += 1) expect((await openPin(browser, wrongWords)).statusCode).toBe(428)
  for (let index = 0; index < 6; index += 1) {
    const proof = solve(readChallenge(await openPin(browser, wrongWords)))
    expect((await openPin(browser, { ...wrongWords, proof })).statusCode).toBe(401)
  }
  // Five of them were the browser's own; for the PIN alone it is locked.
  expect((await openPin(browser)).statusCode).toBe(429)
})

test('a proof is good once, for five minutes, for its place and its call, and only with the whole work', async () => {
  await savePin(await createKnown())
  await openPin(await createKnown(), wrongWords)
  await openPin(await createKnown(), { ...wrongWords, county: 'Kern' })
  await fill('pin-words:', 1000, 2)
  await fill('pin-create-soft:', 500)
  const ask = async (changes = {}) => readChallenge(await openPin(await createKnown(), { ...wrongWords, ...changes }))
  const statusWith = async (proof: object, changes = {}) =>
    (await openPin(await createKnown(), { ...wrongWords, ...changes, proof })).statusCode

  const good = solve(await ask())
  expect([await statusWith(good), await statusWith(good)]).toEqual([401, 428])
  expect(await statusWith(solve(await ask(), false))).toBe(428)
  expect(await statusWith(solve(await ask()), { county: 'Kern' })).toBe(428)
  expect(await statusWith(solve(readChallenge(await savePin(await createKnown()))))).toBe(428)
  const { challenge } = await ask()
  for (const made of [`${challenge}x`, challenge.replace('.8.', '.1.'), 'made.1.up.challenge', 'x']) {
    expect(await statusWith(solve({ challenge: made, bits: 1 }))).toBe(428)
  }
  const late = solve(await ask())
  server.clock.advance(5 * minuteMs)
  expect(await statusWith(late)).toBe(428)
})

test('the same proof sent many times at once passes once', async () => {
  await openPin(await createKnown(), wrongWords)
  await fill('pin-words:', 1000)
  const browsers = await Promise.all(Array.from({ length: 10 }, createKnown))
  const first = browsers[0] ?? (await createKnown())
  const proof = solve(readChallenge(await openPin(first, wrongWords)))
  const replies = await Promise.all(browsers.map((browser) => openPin(browser, { ...wrongWords, proof })))

  expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(1)
  expect(replies.filter(({ statusCode }) => statusCode === 428)).toHaveLength(9)
})

test('when the whole service is guessed at, unbound browsers show work and a bound device does not (T-2.17)', async () => {
  const owner = await createKnown()
  await savePin(owner)
  await openPin(await createKnown(), { pin: '555018' })
  await fill('pin-service', 5000)

  expect((await openPin(owner)).statusCode).toBe(200)
  const other = await createKnown()
  const reply = await openPin(other)
  expect(reply.statusCode).toBe(428)
  expect((await openPin(other, { proof: solve(readChallenge(reply)) })).statusCode).toBe(200)
  expect(server.logLines.filter((line) => line.includes('pin service soft limit reached'))).toHaveLength(1)
})

test('after 500 saves at a place in a day a proof is asked for, and saving goes on with it', async () => {
  await savePin(await createKnown())
  await fill('pin-create-soft:', 500)
  const browser = await createKnown()
  const reply = await savePin(browser)

  expect([reply.statusCode, reply.json().code]).toEqual([428, 'proof_needed'])
  expect((await savePin(browser, { proof: solve(readChallenge(reply)) })).json()).toMatchObject({ success: true })
  expect((await savePin(browser, { county: 'Kern' })).statusCode).toBe(200)
})

test('the more wrong words at a place, the more work each takes, and never so much that nobody could', async () => {
  await openPin(await createKnown(), wrongWords)
  const found: number[] = []
  for (const n of [1000, 1999, 2000, 20_000, 10_000_000]) {
    await server.database.db.updateTable('limits').set({ n }).where('k', 'like', 'pin-words:%').execute()
    found.push(readChallenge(await openPin(await createKnown(), wrongWords)).bits)
  }
  expect(found).toEqual([8, 8, 9, 12, 13])
})

test('failures of others while a phone works do not ask for more than one doubling', async () => {
  const { returnWords } = (await savePin(await createKnown())).json()
  await openPin(await createKnown(), wrongWords)
  await fill('pin-words:', 1000)
  const browser = await createKnown()
  const [slow, slower] = [await openPin(browser, { returnWords }), await openPin(browser, { returnWords })]
  await server.database.db.updateTable('limits').set({ n: 4000 }).where('k', 'like', 'pin-words:%').execute()
  const again = await openPin(browser, { returnWords, proof: solve(readChallenge(slow)) })
  expect(readChallenge(again).bits).toBe(10)
  await server.database.db.updateTable('limits').set({ n: 3000 }).where('k', 'like', 'pin-words:%').execute()
  expect((await openPin(browser, { returnWords, proof: solve(readChallenge(slower)) })).statusCode).toBe(200)
})

test('after twenty thousand wrong words at a place in a day the right ones still open, and the operator is told', async () => {
  const owner = await createKnown()
  const { returnWords } = (await savePin(owner)).json()
  await openPin(await createKnown(), wrongWords)
  await fill('pin-words:', 20_000)

  const browser = await createKnown()
  const reply = await sendWithProof((more) => openPin(browser, { returnWords, ...more }))
  expect(reply.statusCode).toBe(200)
  expect((await openPin(owner)).statusCode).toBe(200)
  expect(server.logLines.filter((line) => line.includes('pin place ceiling reached'))).toHaveLength(1)
})

test('being asked tells nothing about the PIN: right and wrong are asked alike', async () => {
  const { returnWords } = (await savePin(await createKnown())).json()
  await openPin(await createKnown(), wrongWords)
  await fill('pin-words:', 1000)
  const bodies = [
    await openPin(await createKnown(), { returnWords }),
    await openPin(await createKnown(), wrongWords),
  ].map((reply) => ({ status: reply.statusCode, ...reply.json(), proof: Object.keys(reply.json().proof) }))

  expect(bodies[0]).toEqual(bodies[1])
})
