import { expect, test } from 'vitest'
import {
  generateCode,
  signInWith,
  goodPassphrase,
  joinByInvitation,
  post,
  getSignedInAccount,
  type JoinedAccount,
} from '#testing/accounts.ts'
import { setUpTestServer, type InjectReply } from '#testing/server.ts'

const server = setUpTestServer()
const email = 'sam@example.org'
const base = '/api/account/second-factor'
const outcome = ({ statusCode, json }: InjectReply) => [statusCode, json().code]
const start = (sam: JoinedAccount, more: object = {}) => post(sam, base, { passphrase: goodPassphrase, ...more })
const confirm = (sam: JoinedAccount, code: string) => post(sam, `${base}/confirm`, { code })
const remove = (sam: JoinedAccount, code: string, passphrase = goodPassphrase) =>
  post(sam, `${base}/remove`, { passphrase, code })
const wrong = 'eight green boats at noon'
const later = () => server.clock.advance(60_000)

test('with a second factor the right passphrase alone asks for the code; a wrong passphrase never does', async () => {
  const sam = await joinByInvitation(server, { email, withCode: true })
  later()
  expect(outcome(await signInWith(server, { email }))).toEqual([401, 'code_needed'])
  expect(outcome(await signInWith(server, { email, passphrase: wrong }))).toEqual([401, 'sign_in_failed'])
  expect(outcome(await signInWith(server, { email, code: '000000' }))).toEqual([401, 'sign_in_failed'])
  expect((await signInWith(server, { email, code: sam.code() })).statusCode).toBe(200)
})

test('being asked for the code costs no try, a wrong code does', async () => {
  await joinByInvitation(server, { email, withCode: true })
  later()
  for (let index = 0; index < 8; index += 1) {
    expect(outcome(await signInWith(server, { email }))).toEqual([401, 'code_needed'])
  }
  for (let index = 0; index < 5; index += 1) {
    expect(outcome(await signInWith(server, { email, code: '000000' }))).toEqual([401, 'sign_in_failed'])
  }
  expect(outcome(await signInWith(server, { email, code: '000000' }))).toEqual([428, 'proof_needed'])
})

/** Each from an address of its own: wrong codes are counted for the account. */
const guessCode = (address: number, code = '000000') =>
  server.send({
    method: 'POST',
    url: '/api/partner/login',
    payload: { email, passphrase: goodPassphrase, code },
    remoteAddress: `192.0.2.${address}`,
  })

test('after five wrong codes from anywhere one code is not enough, two in a row or a recovery code are (T-8.1)', async () => {
  const sam = await joinByInvitation(server, { email, withCode: true })
  later()
  for (let index = 0; index < 5; index += 1) {
    expect(outcome(await guessCode(index))).toEqual([401, 'sign_in_failed'])
  }
  expect(outcome(await guessCode(6, sam.code()))).toEqual([401, 'two_codes_needed'])
  const first = sam.code()
  expect(outcome(await guessCode(7, `${first} ${first}`))).toEqual([401, 'two_codes_needed'])
  server.clock.advance(30_000)
  const two = `${first} ${sam.code()}`
  expect(outcome(await guessCode(8, `${sam.code()} ${first}`))).toEqual([401, 'two_codes_needed'])
  expect((await guessCode(9, two)).statusCode).toBe(200)
  expect(outcome(await guessCode(10, two))).toEqual([401, 'two_codes_needed'])
  expect((await guessCode(11, sam.recoveryCodes[0])).statusCode).toBe(200)
})

test('right codes use up no try, and many at once are counted exactly', async () => {
  const sam = await joinByInvitation(server, { email, withCode: true })
  for (let index = 0; index < 6; index += 1) {
    later()
    expect((await guessCode(index, sam.code())).statusCode).toBe(200)
  }
  const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => guessCode(20 + index)))
  expect(replies.filter((reply) => reply.json().code === 'sign_in_failed')).toHaveLength(5)
  expect(replies.filter((reply) => reply.json().code === 'two_codes_needed')).toHaveLength(15)
})

test('no code works twice, nor the one before it; a clock that is 30 seconds off is fine', async () => {
  const sam = await joinByInvitation(server, { email, withCode: true })
  const accepted = sam.code()
  expect(outcome(await signInWith(server, { email, code: accepted }))).toEqual([401, 'sign_in_failed'])
  later()
  const [code, ahead] = [sam.code(), generateCode(sam.secret, server.clock.now() + 30_000)]
  expect((await signInWith(server, { email, code: ahead })).statusCode).toBe(200)
  expect(outcome(await signInWith(server, { email, code }))).toEqual([401, 'sign_in_failed'])
  expect(outcome(await signInWith(server, { email, code: ahead }))).toEqual([401, 'sign_in_failed'])
})

test('of many sign-ins with one code at once, one comes in', async () => {
  const sam = await joinByInvitation(server, { email, withCode: true })
  later()
  const replies = await Promise.all(Array.from({ length: 5 }, () => signInWith(server, { email, code: sam.code() })))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a recovery code works once, however it is typed, and the others stay good', async () => {
  const sam = await joinByInvitation(server, { email, withCode: true })
  const [first = '', second = ''] = sam.recoveryCodes
  expect(first).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
  expect((await signInWith(server, { email, code: first.toUpperCase().replaceAll('-', ' ') })).statusCode).toBe(200)
  expect(outcome(await signInWith(server, { email, code: first }))).toEqual([401, 'sign_in_failed'])
  expect((await signInWith(server, { email, code: second })).statusCode).toBe(200)
  const rows = JSON.stringify(await server.stored())
  for (const secret of [...sam.recoveryCodes, sam.secret]) expect(rows).not.toContain(secret)
})

test('it is turned on by its first right code; that ends every other sign-in', async () => {
  const sam = await joinByInvitation(server, { email })
  const other = server.browser()
  await signInWith(other, { email })
  expect(outcome(await confirm(sam, '000000'))).toEqual([410, 'link_over'])
  const { secret } = (await start(sam)).json().secondFactor
  expect(outcome(await confirm(sam, '000000'))).toEqual([400, 'code_wrong'])
  expect(await getSignedInAccount(sam)).toMatchObject({ hasSecondFactor: false })
  expect((await confirm(sam, generateCode(secret, server.clock.now()))).json().recoveryCodes).toHaveLength(10)
  expect(await getSignedInAccount(sam)).toMatchObject({ hasSecondFactor: true })
  expect(await getSignedInAccount(other)).toBeNull()
})

test('what was begun more than 15 minutes ago no longer counts', async () => {
  const sam = await joinByInvitation(server, { email })
  const { secret } = (await start(sam)).json().secondFactor
  server.clock.advance(15 * 60_000)
  expect(outcome(await confirm(sam, generateCode(secret, server.clock.now())))).toEqual([410, 'link_over'])
})

test('beginning needs the passphrase, and the code where there is one: a new phone replaces the old', async () => {
  const sam = await joinByInvitation(server, { email, role: 'admin', withCode: true })
  later()
  expect(outcome(await start(sam, { passphrase: wrong }))).toEqual([403, 'sign_in_failed'])
  expect(outcome(await start(sam))).toEqual([400, 'code_needed'])
  const { secret } = (await start(sam, { code: sam.code() })).json().secondFactor
  later()
  expect((await signInWith(server, { email, code: sam.code() })).statusCode).toBe(200)
  later()
  expect((await confirm(sam, generateCode(secret, server.clock.now()))).statusCode).toBe(200)
  later()
  expect(outcome(await signInWith(server, { email, code: sam.code() }))).toEqual([401, 'sign_in_failed'])
  expect((await signInWith(server, { email, code: generateCode(secret, server.clock.now()) })).statusCode).toBe(200)
})

test('a partner with a long passphrase may turn it off, with passphrase and code', async () => {
  const sam = await joinByInvitation(server, { email, withCode: true })
  later()
  expect(outcome(await remove(sam, '000000'))).toEqual([400, 'code_wrong'])
  expect(outcome(await remove(sam, sam.code(), wrong))).toEqual([403, 'sign_in_failed'])
  expect((await remove(sam, sam.code())).statusCode).toBe(200)
  expect((await signInWith(server, { email })).statusCode).toBe(200)
  expect((await server.stored()).accounts).toMatchObject([{ sealed_totp: null, recovery_hashes: null, totp_on: 0 }])
})

test('with a short passphrase, or in a role that runs the service, it stays on', async () => {
  const sam = await joinByInvitation(server, { email, passphrase: 'vk4 tpz8', withCode: true })
  const admin = await joinByInvitation(server, { email: 'admin@example.org', role: 'admin', withCode: true })
  later()
  expect(outcome(await remove(sam, sam.code(), 'vk4 tpz8'))).toEqual([409, 'second_factor_needed'])
  expect(outcome(await remove(admin, admin.code()))).toEqual([409, 'second_factor_needed'])
  expect(await getSignedInAccount(sam)).toMatchObject({ hasSecondFactor: true })
})
