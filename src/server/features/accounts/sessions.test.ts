import { expect, test } from 'vitest'
import type { Role } from '#domain/accounts/roles.ts'
import { signInWith, goodPassphrase, joinByInvitation, post, getSignedInAccount } from '#testing/accounts.ts'
import { setUpTestServer, type Browser, type InjectReply } from '#testing/server.ts'

const server = setUpTestServer()
const email = 'sam@example.org'
const next = 'nine red kites over town'
const minuteMs = 60_000
type Sender = Pick<Browser, 'send'>
const outcome = ({ statusCode, json }: InjectReply) => [statusCode, json().code]
const signedInElsewhere = async () => {
  const browser = server.browser()
  await signInWith(browser, { email })
  return browser
}
const list = async (browser: Sender) =>
  (await browser.send({ method: 'GET', url: '/api/account/sessions' })).json().sessions
const isIn = async (browser: Sender) => (await getSignedInAccount(browser)) !== null

const lifetimes: [Role, number, number][] = [
  ['partner_staff', 30, 12 * 60],
  ['admin', 15, 8 * 60],
]

test.each(lifetimes)('%s is out after %i idle minutes, and after %i whatever they do', async (role, idle, total) => {
  const join = (name: string) =>
    joinByInvitation(server, { email: `${name}@example.org`, role, withCode: role === 'admin' })
  const sam = await join('idle')
  server.clock.advance(idle * minuteMs)
  expect(await isIn(sam)).toBe(true)
  server.clock.advance(idle * minuteMs + 1)
  expect(await isIn(sam)).toBe(false)
  const busy = await join('busy')
  for (let passed = 0; passed < total; passed += 10) {
    expect(await isIn(busy)).toBe(true)
    server.clock.advance(10 * minuteMs)
  }
  expect(await isIn(busy)).toBe(true)
  server.clock.advance(1)
  expect(await isIn(busy)).toBe(false)
})

test('everybody sees where they are signed in, and ends one or all the others', async () => {
  const sam = await joinByInvitation(server, { email })
  const [phone, library] = [await signedInElsewhere(), await signedInElsewhere()]
  await joinByInvitation(server, { email: 'other@example.org' })
  const sessions = await list(sam)
  expect(sessions).toHaveLength(3)
  expect(sessions.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1)
  const [ofPhone] = (await list(phone)).filter(({ isThis }: { isThis: boolean }) => isThis)
  await post(sam, '/api/account/sessions/end', { id: ofPhone.id })
  expect([await isIn(phone), await isIn(library), await isIn(sam)]).toEqual([false, true, true])
  await post(sam, '/api/account/sessions/end', {})
  expect([await isIn(library), await isIn(sam)]).toEqual([false, true])
})

test("somebody else's sign-in cannot be ended: the same answer as for one that never was", async () => {
  const sam = await joinByInvitation(server, { email })
  const other = await joinByInvitation(server, { email: 'other@example.org' })
  const [theirs] = await list(other)
  const reply = await post(sam, '/api/account/sessions/end', { id: theirs.id })
  const missing = await post(sam, '/api/account/sessions/end', { id: '6f0b8a4e-52a7-4c0e-9a55-0d6f1f6f8a11' })
  expect([reply.statusCode, reply.body]).toEqual([404, missing.body])
  expect(await isIn(other)).toBe(true)
})

test('a new passphrase needs the old one and ends every other sign-in', async () => {
  const sam = await joinByInvitation(server, { email })
  const phone = await signedInElsewhere()
  const change = (current: string, chosen = next) => post(sam, '/api/account/passphrase', { current, next: chosen })
  expect(outcome(await change(next))).toEqual([403, 'sign_in_failed'])
  expect(outcome(await change(goodPassphrase, 'short'))).toEqual([400, 'passphrase_short'])
  expect((await change(goodPassphrase)).statusCode).toBe(200)
  expect([await isIn(phone), await isIn(sam)]).toEqual([false, true])
  expect((await signInWith(server, { email })).statusCode).toBe(401)
  expect((await signInWith(server, { email, passphrase: next })).statusCode).toBe(200)
})

test('an open page gives few guesses at the passphrase, and strangers use up none of them', async () => {
  const sam = await joinByInvitation(server, { email })
  const guess = () => post(sam, '/api/account/passphrase', { current: next, next: 'ten blue lamps in the hall' })
  for (let index = 0; index < 5; index += 1) expect((await guess()).statusCode).toBe(403)
  expect(outcome(await guess())).toEqual([429, 'sign_in_locked'])
  const phone = await signedInElsewhere()
  for (let index = 0; index < 6; index += 1) await signInWith(server, { email, passphrase: next })
  const change = { current: goodPassphrase, next: 'ten blue lamps in the hall' }
  expect((await post(phone, '/api/account/passphrase', change)).statusCode).toBe(200)
})

test('people change their own name, language and view; the audit says which, not what', async () => {
  const sam = await joinByInvitation(server, { email })
  const payload = { name: '<b>Sam</b>', language: 'es', view: 'board', notify: false }
  const reply = await sam.send({ method: 'PATCH', url: '/api/account', payload })
  expect(reply.json().account).toMatchObject(payload)
  expect(await getSignedInAccount(sam)).toMatchObject(payload)
  const edit = (await server.stored()).audit?.find(({ action }) => action === 'edit')
  expect(edit).toMatchObject({ after: '{"fields":["name","language","view","notify"]}', entity_id: sam.accountId })
})

test('a removed organization has nobody signed in', async () => {
  const sam = await joinByInvitation(server, { email })
  await server.database.db.updateTable('organizations').set({ removed_at: server.clock.now() }).execute()
  expect(await isIn(sam)).toBe(false)
})
