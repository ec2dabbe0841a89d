import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { PinFailure } from '#contracts/pin-sessions.ts'
import { countLeadingZeroBits } from '#domain/proof-of-work.ts'
import { createKnownBrowser, openPin, savePin } from '#testing/pin.ts'
import { setUpTestServer, type InjectReply } from '#testing/server.ts'

const server = setUpTestServer()
const createKnown = () => createKnownBrowser(server)
const minuteMs = 60_000
const wrongWords = { returnWords: ['zzzz', 'zzzz', 'zzzz'] }

const getChallenge = (reply: InjectReply) => {
  const { proof } = PinFailure.parse(reply.json())
  if (!proof) throw new Error('no proof was asked for')
  return proof
}
const computeProof = (challenge: string, nonce: number) =>
  countLeadingZeroBits(createHash('sha256').update(`${challenge}:${nonce}`).digest())
/** Solves the challenge; with `enough` false, finds a number that does not satisfy it. */
function solve({ challenge, bits }: { challenge: string; bits: number }, enough = true) {
  let nonce = 0
  while (computeProof(challenge, nonce) >= bits !== enough) nonce += 1
  return { challenge, nonce: String(nonce) }
}
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
  await fill('pin-words-soft:', 1000)
  const browser = await createKnown()
  const reply = await openPin(browser, { returnWords })
  expect([reply.statusCode, reply.json().code, getChallenge(reply).bits]).toEqual([428, 'proof_needed', 8])
  const proof = solve(getChallenge(reply))

  expect((await openPin(browser, { returnWords, proof })).statusCode).toBe(200)
})

test('being asked costs no try, and a wrong PIN with a proof costs one', async () => {
  const browser = await createKnown()
  await openPin(await createKnown(), wrongWords)
  await fill('pin-words-soft:', 1000)
  for (let index = 0; index < 8; index += 1) expect((await openPin(browser, wrongWords)).statusCode).toBe(428)
  const found: number[] = []
  for (let index = 0; index < 6; index += 1) {
    const reply = await openPin(browser, wrongWords)
    if (reply.statusCode === 428) {
      found.push((await openPin(browser, { ...wrongWords, proof: solve(getChallenge(reply)) })).statusCode)
    } else found.push(reply.statusCode)
  }
  expect(found).toEqual([401, 401, 401, 401, 401, 429])
})

test('a proof is good once, for five minutes, for its place and its call, and only with the whole work', async () => {
  await savePin(await createKnown())
  await openPin(await createKnown(), wrongWords)
  await openPin(await createKnown(), { ...wrongWords, county: 'Kern' })
  await fill('pin-words-soft:', 1000, 2)
  await fill('pin-create-soft:', 500)
  const ask = async (changes = {}) => getChallenge(await openPin(await createKnown(), { ...wrongWords, ...changes }))
  const statusWith = async (proof: object, changes = {}) =>
    (await openPin(await createKnown(), { ...wrongWords, ...changes, proof })).statusCode

  const good = solve(await ask())
  expect([await statusWith(good), await statusWith(good)]).toEqual([401, 428])
  expect(await statusWith(solve(await ask(), false))).toBe(428)
  expect(await statusWith(solve(await ask()), { county: 'Kern' })).toBe(428)
  expect(await statusWith(solve(getChallenge(await savePin(await createKnown()))))).toBe(428)
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
  await fill('pin-words-soft:', 1000)
  const browsers = await Promise.all(Array.from({ length: 10 }, createKnown))
  const first = browsers[0] ?? (await createKnown())
  const proof = solve(getChallenge(await openPin(first, wrongWords)))
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
  expect((await openPin(other, { proof: solve(getChallenge(reply)) })).statusCode).toBe(200)
  expect(server.logLines.filter((line) => line.includes('pin service soft limit reached'))).toHaveLength(1)
})

test('after 500 saves at a place in a day a proof is asked for, and saving goes on with it', async () => {
  await savePin(await createKnown())
  await fill('pin-create-soft:', 500)
  const browser = await createKnown()
  const reply = await savePin(browser)

  expect([reply.statusCode, reply.json().code]).toEqual([428, 'proof_needed'])
  expect((await savePin(browser, { proof: solve(getChallenge(reply)) })).json()).toMatchObject({ success: true })
  expect((await savePin(browser, { county: 'Kern' })).statusCode).toBe(200)
})

test('twenty thousand wrong words at a place in a day lock it for all but bound devices, proof or not', async () => {
  const owner = await createKnown()
  await savePin(owner)
  await openPin(await createKnown(), wrongWords)
  await fill('pin-words:', 20_000)

  expect((await openPin(await createKnown(), wrongWords)).statusCode).toBe(429)
  expect((await openPin(owner)).statusCode).toBe(200)
})

test('being asked tells nothing about the PIN: right and wrong are asked alike', async () => {
  const { returnWords } = (await savePin(await createKnown())).json()
  await openPin(await createKnown(), wrongWords)
  await fill('pin-words-soft:', 1000)
  const bodies = [
    await openPin(await createKnown(), { returnWords }),
    await openPin(await createKnown(), wrongWords),
  ].map((reply) => ({ status: reply.statusCode, ...reply.json(), proof: Object.keys(reply.json().proof) }))

  expect(bodies[0]).toEqual(bodies[1])
})
