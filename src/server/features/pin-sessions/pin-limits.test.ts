import { expect, test } from 'vitest'
import { getTestEngine } from '#testing/db.ts'
import { sendWithProof } from '#testing/proof.ts'
import { crowdLocation, createKnownBrowser, openPin, savePin } from '#testing/pin.ts'
import { setUpTestServer, withinOneWindow, type Browser } from '#testing/server.ts'

const server = setUpTestServer()
const wrong = { pin: '555018' }
const createKnown = () => createKnownBrowser(server)
const statuses = async (count: number, send: () => ReturnType<Browser['send']>) => {
  const found: number[] = []
  for (let index = 0; index < count; index += 1) found.push((await send()).statusCode)
  return found
}
const spendTime = (like: string) => server.database.db.deleteFrom('limits').where('k', 'like', like).execute()

test('after five wrong PINs the browser is locked, and the right PIN gets the same answer (T-2.16)', async () => {
  await savePin(server.browser())
  const browser = await createKnown()
  expect(await statuses(6, () => openPin(browser, wrong))).toEqual([401, 401, 401, 401, 401, 429])
  const [locked, right] = [await openPin(browser, wrong), await openPin(browser)]
  expect(locked.headers['retry-after']).toBe('600')
  expect(locked.json()).toEqual({
    success: false,
    code: 'pin_locked',
    error: 'PIN entry temporarily locked for your security. Try again in 10 minutes.',
  })
  expect([right.statusCode, right.body]).toEqual([429, locked.body])
  expect((await openPin(server.browser())).statusCode).toBe(200)
})

test('a right PIN is not counted, and does not forgive the wrong ones', async () => {
  const browser = await createKnown()
  await savePin(browser)
  await statuses(4, () => openPin(browser, wrong))
  expect(await statuses(6, () => openPin(browser))).toEqual([200, 200, 200, 200, 200, 200])
  expect(await statuses(2, () => openPin(browser, wrong))).toEqual([401, 429])
})

test('from the third lock in a day one try in ten minutes is left', async () => {
  const browser = await createKnown()
  for (let lock = 0; lock < 3; lock += 1) {
    expect(await statuses(6, () => openPin(browser, wrong))).toEqual([401, 401, 401, 401, 401, 429])
    await spendTime('pin-browser:%')
    await spendTime('pin-lock:%')
  }
  expect(await statuses(2, () => openPin(browser, wrong))).toEqual([401, 429])
})

test('callers without a cookie are told apart by address, program and place', async () => {
  expect((await statuses(6, () => openPin(server, wrong))).at(-1)).toBe(429)
  expect((await openPin(server, wrong, { 'user-agent': 'another' })).statusCode).toBe(401)
  expect((await openPin(server, { ...wrong, county: 'Kern' })).statusCode).toBe(401)
})

test('a cookie that is handed out with the answer gives no new tries', async () => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  expect((await statuses(6, () => openPin(server, wrong, headers))).at(-1)).toBe(429)
})

test('spelling an unknown place differently is no new start (T-2.10)', async () => {
  let spelling = 0
  const guess = () => openPin(server, { ...wrong, county: `Atlantis ${(spelling += 1)}` })
  expect((await statuses(6, guess)).at(-1)).toBe(429)
})

test('one address has thirty wrong tries in ten minutes, but a bound device there still opens', async () => {
  const owner = await createKnown()
  await savePin(owner)
  let found: number[] = []
  await withinOneWindow(10 * 60_000, async () => {
    found = []
    for (let index = 0; index < 32; index += 1) found.push((await openPin(await createKnown(), wrong)).statusCode)
  })
  expect(found).toEqual([...Array(30).fill(401), 429, 429])
  expect((await openPin(owner)).statusCode).toBe(200)
})

test('a full address and a locked browser refuse the PIN alone, and let the right words in after a proof of work', async () => {
  const { returnWords } = (await savePin(await createKnown())).json()
  const slipped = await createKnown()
  expect((await statuses(6, () => openPin(slipped, wrong))).at(-1)).toBe(429)
  await withinOneWindow(10 * 60_000, async () => {
    for (let index = 0; index < 32; index += 1) await openPin(await createKnown(), wrong)
    const other = await createKnown()
    expect([(await openPin(other)).statusCode, (await openPin(other, { returnWords })).statusCode]).toEqual([429, 428])
    for (const browser of [other, slipped]) {
      const reply = await sendWithProof((more) => openPin(browser, { returnWords, ...more }))
      expect(reply.statusCode).toBe(200)
    }
  })
})

test('ten wrong PINs alone close the quiet door of the place; words and device still open', async () => {
  const owner = await createKnown()
  const { returnWords } = (await savePin(owner)).json()
  for (let index = 0; index < 9; index += 1) await openPin(await createKnown(), wrong)
  expect((await openPin(await createKnown())).statusCode).toBe(200)
  const last = await openPin(await createKnown(), wrong)
  const closed = await openPin(await createKnown())
  expect([last.json().needsWords, closed.statusCode, closed.json().needsWords]).toEqual([undefined, 401, true])
  expect((await openPin(await createKnown(), { ...wrong, returnWords: ['zzzz', 'zzzz', 'zzzz'] })).body).toBe(
    closed.body,
  )
  expect((await server.stored()).pin_doors?.some(({ kind }) => kind === 'quiet')).toBe(false)
  expect((await openPin(owner)).statusCode).toBe(200)
  expect((await openPin(await createKnown(), { returnWords })).statusCode).toBe(200)
})

test('ten wrong PINs in a row unbind the device; a right one in between starts over (T-2.17)', async () => {
  const owner = await createKnown()
  const { returnWords } = (await savePin(owner)).json()
  await crowdLocation(server)
  const guess = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      await spendTime('pin-%')
      await openPin(owner, wrong)
    }
    await spendTime('pin-%')
  }
  await guess(9)
  expect((await openPin(owner)).statusCode).toBe(200)
  await guess(9)
  expect((await openPin(owner)).statusCode).toBe(200)
  await guess(10)
  expect((await openPin(owner)).statusCode).toBe(401)
  expect((await openPin(owner, { returnWords })).statusCode).toBe(200)
})

test('of hundreds of wrong PINs at once, through two servers, exactly five are verified (T-2.14)', async () => {
  const browser = await createKnown()
  const headers = { cookie: browser.cookie() ?? '', 'sec-fetch-site': 'same-origin' }
  const db = getTestEngine() === 'pglite' ? server.database.db : (await server.database.openAnother()).db
  const second = await server.startAnother(db)
  const send = (index: number) => {
    const payload = { ...wrong, state: 'CA', county: 'Kern' }
    const app = index % 2 ? second : server.app
    return app.inject({ method: 'POST', url: '/api/session/retrieve', headers, payload })
  }
  // PGlite runs in this thread: with more calls the hashes would wait too long.
  const calls = getTestEngine() === 'pglite' ? 60 : 400
  const replies = await Promise.all(Array.from({ length: calls }, (_, index) => send(index)))
  expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(calls - 5)
  await second.close()
})

test.each([
  [{ pin: '' }, 'PIN is required'],
  [{ pin: '12' }, 'PIN must be 4-6 digits'],
  [{ state: ' ' }, 'State is required'],
  [{ county: '' }, 'County is required'],
])('%o is told in its own words and not counted', async (changes, error) => {
  const browser = await createKnown()
  for (let index = 0; index < 6; index += 1) {
    const reply = await openPin(browser, changes)
    expect([reply.statusCode, reply.json().error]).toEqual([400, error])
  }
  expect((await openPin(browser, wrong)).statusCode).toBe(401)
})

test.each([
  [{ confirmPin: '' }, 'Please confirm your PIN'],
  [{ confirmPin: '111111' }, 'PINs do not match'],
  [{ pin: 'abcd' }, 'PIN must be 4-6 digits'],
])('saving with %o is told in its own words', async (changes, error) => {
  const reply = await savePin(server.browser(), changes)
  expect([reply.statusCode, reply.json().error]).toEqual([400, error])
})

test('a browser saves five times in an hour; a class of 25 on one network saves too', async () => {
  let found: number[] = []
  await withinOneWindow(60 * 60_000, async () => {
    const browser = await createKnown()
    found = await statuses(6, () => savePin(browser))
  })
  expect(found).toEqual([200, 200, 200, 200, 200, 429])
  for (let index = 0; index < 25; index += 1) expect((await savePin(await createKnown())).statusCode).toBe(200)
})
