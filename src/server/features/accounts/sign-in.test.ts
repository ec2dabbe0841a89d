import { expect, test } from 'vitest'
import { requestReset, showAccount, signIn, signOut } from '#contracts/accounts.ts'
import { issueToken } from '#server/platform/crypto/token.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import {
  signInWith,
  goodPassphrase,
  createInvitation,
  joinByInvitation,
  post,
  getSignedInAccount,
} from '#testing/accounts.ts'
import { type InjectReply, quickPassphrases, setUpTestServer, testCookieKey, withinOneWindow } from '#testing/server.ts'
import { createOrganization } from '#testing/staff.ts'
import { getTestEngine } from '#testing/db.ts'
import { readChallenge, sendWithProof, solve } from '#testing/proof.ts'
import { testAccess } from '#testing/visitor-access.ts'

const passphrases = quickPassphrases()
const server = setUpTestServer({ passphrases })
const quarterHour = 15 * 60_000
const email = 'sam@example.org'
const wrong = 'eight green boats at noon'
const statuses = async (count: number, send: (index: number) => Promise<InjectReply>) => {
  const found: number[] = []
  for (let index = 0; index < count; index += 1) found.push((await send(index)).statusCode)
  return found
}
/** A caller with its own address. */
const at = (remoteAddress: string) => ({
  send: (options: object) => server.send({ ...options, remoteAddress }),
})

test('signing in gives a cookie no script and no other site can use, and says who is in', async () => {
  await joinByInvitation(server, { email, name: 'Sam' })
  const browser = server.browser()
  expect(await getSignedInAccount(browser)).toBeNull()
  const reply = await signInWith(browser, { email: 'SAM@Example.org' })
  expect(reply.statusCode).toBe(200)
  const cookie = reply.cookies.find(({ name }) => name === 'staff')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  expect(await getSignedInAccount(browser)).toMatchObject({
    email,
    name: 'Sam',
    role: 'partner_admin',
    hasSecondFactor: false,
    organization: { name: 'Open Door', isSensitive: false },
  })
})

test('after signing out the cookie is worth nothing, also to whoever copied it', async () => {
  const sam = await joinByInvitation(server)
  const copied = sam.cookie() ?? ''
  await post(sam, '/api/partner/logout', {})
  expect(await getSignedInAccount(sam)).toBeNull()
  const thief = await server.send({ method: 'GET', url: '/api/account/sessions', headers: { cookie: copied } })
  expect(thief.statusCode).toBe(401)
  const actions = (await server.stored()).audit?.map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['accept', 'sign_in', 'sign_out']))
})

test('unknown email, wrong passphrase, open invitation, account turned off: one answer, the same work', async () => {
  const gone = await createOrganization(server, 'Gone')
  await joinByInvitation(server, { email: 'known@example.org' })
  await joinByInvitation(server, { email: 'off@example.org' })
  await joinByInvitation(server, { email: 'removed@example.org', organizationId: gone })
  await createInvitation(server, { email: 'invited@example.org' })
  const { db } = server.database
  await db
    .updateTable('accounts')
    .set({ status: 'disabled', ended_at: 1 })
    .where('email', '=', 'off@example.org')
    .execute()
  await db.updateTable('organizations').set({ removed_at: 1 }).where('id', '=', gone).execute()
  const entries = [
    { email: 'nobody@example.org' },
    { email: 'invited@example.org' },
    { email: 'off@example.org' },
    { email: 'removed@example.org' },
    { email: 'known@example.org', passphrase: wrong },
    { email: 'known@example.org', passphrase: wrong, code: '123456' },
  ]
  const answers = []
  for (const entry of entries) {
    passphrases.callCount = 0
    const { statusCode, body } = await signInWith(server.browser(), entry)
    answers.push({ statusCode, body, work: passphrases.callCount })
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ statusCode: 401, work: 1 })
  expect(answers[0]?.body).toContain('"code":"sign_in_failed"')
})

test('the sixth wrong try from one address needs a proof of work, so does the right passphrase; another address not', async () => {
  await joinByInvitation(server, { email })
  expect(await statuses(6, () => signInWith(server, { email, passphrase: wrong }))).toEqual([
    401, 401, 401, 401, 401, 428,
  ])
  passphrases.callCount = 0
  const asked = await signInWith(server, { email })
  expect([asked.statusCode, asked.json().code, passphrases.callCount]).toEqual([428, 'proof_needed', 0])
  expect((await signInWith(at('192.0.2.7'), { email })).statusCode).toBe(200)
  expect((await signInWith(server, { email, proof: solve(readChallenge(asked)) })).statusCode).toBe(200)
})

test('an unknown email is asked for the same work at the same counts', async () => {
  await joinByInvitation(server, { email })
  const ask = async (who: string, address: string) => {
    const caller = at(address)
    const replies = []
    for (let index = 0; index < 8; index += 1) {
      const reply = await sendWithProof((more) => signInWith(caller, { email: who, passphrase: wrong, ...more }))
      const next = await signInWith(caller, { email: who, passphrase: wrong })
      replies.push([reply.statusCode, reply.body, next.statusCode, next.json().proof?.bits])
    }
    return replies
  }
  expect(await ask('nobody@example.org', '192.0.2.8')).toEqual(await ask(email, '192.0.2.9'))
})

test('a proof for one account opens no other, and none works twice', async () => {
  await joinByInvitation(server, { email })
  await statuses(5, () => signInWith(server, { email, passphrase: wrong }))
  await statuses(5, () => signInWith(server, { email: 'ana@example.org', passphrase: wrong }))
  const proof = solve(readChallenge(await signInWith(server, { email: 'ana@example.org', passphrase: wrong })))
  expect((await signInWith(server, { email, proof })).statusCode).toBe(428)
  const own = solve(readChallenge(await signInWith(server, { email })))
  expect((await signInWith(server, { email, proof: own, passphrase: wrong })).statusCode).toBe(401)
  expect((await signInWith(server, { email, proof: own })).statusCode).toBe(428)
})

test('a right sign-in is not counted, and does not forgive the wrong ones', async () => {
  await joinByInvitation(server, { email })
  await statuses(4, () => signInWith(server, { email, passphrase: wrong }))
  expect(await statuses(20, () => signInWith(server, { email }))).toEqual(Array(20).fill(200))
  expect(await statuses(2, () => signInWith(server, { email, passphrase: wrong }))).toEqual([401, 428])
})

test('one address has twenty wrong tries in 15 minutes without work, whatever emails it tries', async () => {
  let found: number[] = []
  await withinOneWindow(quarterHour, async (round) => {
    found = await statuses(22, (index) =>
      signInWith(at(`198.51.100.${round}`), { email: `nobody-${index}@example.org` }),
    )
  })
  expect(found).toEqual([...Array(20).fill(401), 428, 428])
})

test('tries that a full address was asked to work for are not counted against the email', async () => {
  let found: number[] = []
  await withinOneWindow(quarterHour, async (round) => {
    const caller = at(`203.0.113.${round}`)
    await statuses(20, (index) => signInWith(caller, { email: `nobody-${index}@example.org` }))
    await statuses(6, () => signInWith(caller, { email }))
    await server.database.db.deleteFrom('limits').where('k', 'like', 'account-sign-in-address:%').execute()
    found = await statuses(1, () => signInWith(caller, { email }))
  })
  expect(found).toEqual([401])
})

test('of many wrong tries at once, through two servers, exactly five are compared (T-2.14)', async () => {
  await joinByInvitation(server, { email })
  const db = getTestEngine() === 'pglite' ? server.database.db : (await server.database.openAnother()).db
  const second = await server.startAnother(db)
  passphrases.callCount = 0
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      (index % 2 ? second : server.app).inject({
        method: 'POST',
        url: '/api/partner/login',
        payload: { email, passphrase: wrong },
      }),
    ),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  expect(replies.filter(({ statusCode }) => statusCode === 428)).toHaveLength(95)
  expect(passphrases.callCount).toBe(5)
  await second.close()
})

test('the cookie of before is never the one that is signed in (no fixation)', async () => {
  const mallory = await joinByInvitation(server, { email: 'mallory@example.org' })
  const planted = /staff=([^;]+)/.exec(mallory.cookie() ?? '')?.[1] ?? ''
  await joinByInvitation(server, { email })
  const reply = await server.send({
    method: 'POST',
    url: '/api/partner/login',
    payload: { email, passphrase: goodPassphrase },
    headers: { cookie: `staff=${planted}` },
  })
  const fresh = reply.cookies.find(({ name }) => name === 'staff')?.value
  expect(fresh).toBeTruthy()
  expect(fresh).not.toBe(planted)
  expect(await getSignedInAccount(mallory)).toBeNull()
})

test('a made-up cookie, and one that was issued but never signed in, open nothing', async () => {
  const unused = issueToken(deriveKey(testCookieKey, 'staff'), server.clock.now()).text
  for (const value of ['made-up', `${'A'.repeat(43)}.abc.${'B'.repeat(22)}`, unused]) {
    const headers = { cookie: `staff=${value}` }
    expect((await server.send({ method: 'GET', url: '/api/account/sessions', headers })).statusCode).toBe(401)
  }
})

test('nothing of an email, passphrase or cookie is in the log, and no row holds a passphrase or a token', async () => {
  const token = await createInvitation(server, { email })
  const accepted = { token, name: 'Sam Rivera', passphrase: goodPassphrase, language: 'en' }
  await post(server, '/api/account/invitation/accept', accepted)
  const browser = server.browser()
  await signInWith(browser, { email })
  await signInWith(browser, { email, passphrase: wrong })
  await post(browser, '/api/partner/reset', { email })
  // Who may act for an organization is logged by email, for its own administrators.
  const { accounts: _accounts, outbox: _outbox, access_changes: _access, ...rest } = await server.stored()
  const rows = JSON.stringify(await server.stored())
  const cookie = /staff=([^;]+)/.exec(browser.cookie() ?? '')?.[1] ?? 'none'
  for (const secret of [goodPassphrase, wrong, token, cookie]) expect(rows).not.toContain(secret)
  for (const secret of [email, 'Rivera', goodPassphrase, wrong, token, cookie]) {
    expect(server.logLines.join('')).not.toContain(secret)
    expect(JSON.stringify(rest)).not.toContain(secret)
  }
  expect(server.logLines.length).toBeGreaterThan(3)
})

// Without a passphrase of theirs it fails for everybody, and does not reveal who has one.
const refusedForAll = { own: 'not signed in', nobody: 'not signed in', other: 'not signed in' } as const
testAccess(server, signIn, refusedForAll, () => ({ body: { email: 'a@example.org', passphrase: wrong } }))
testAccess(server, signOut, 'apart', () => ({}))
testAccess(server, requestReset, 'apart', () => ({ body: { email: 'a@example.org' } }))
testAccess(server, showAccount, 'apart', () => ({}))
