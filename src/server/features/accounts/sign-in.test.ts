import { expect, test } from 'vitest'
import { requestReset, showAccount, signIn, signOut } from '#contracts/accounts.ts'
import { issueToken } from '#server/platform/crypto/token.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import {
  signInWith,
  goodPassphrase,
  createInvitation,
  joinByInvitation,
  listMails,
  post,
  getSignedInAccount,
} from '#testing/accounts.ts'
import { type InjectReply, quickPassphrases, setUpTestServer, testCookieKey, withinOneWindow } from '#testing/server.ts'
import { createOrganization } from '#testing/staff.ts'
import { getTestEngine } from '#testing/db.ts'
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

test('the sixth wrong try in 15 minutes is locked, so is the right passphrase; another address is not', async () => {
  await joinByInvitation(server, { email })
  expect(await statuses(6, () => signInWith(server, { email, passphrase: wrong }))).toEqual([
    401, 401, 401, 401, 401, 429,
  ])
  passphrases.callCount = 0
  const right = await signInWith(server, { email })
  expect([right.statusCode, right.json().code, right.headers['retry-after']]).toEqual([429, 'sign_in_locked', '900'])
  expect(passphrases.callCount).toBe(0)
  expect((await signInWith(at('192.0.2.7'), { email })).statusCode).toBe(200)
})

test('an unknown email is locked in the same way', async () => {
  const found = await statuses(6, () => signInWith(server, { email: 'nobody@example.org' }))
  expect(found).toEqual([401, 401, 401, 401, 401, 429])
})

test('a right sign-in is not counted, and does not forgive the wrong ones', async () => {
  await joinByInvitation(server, { email })
  await statuses(4, () => signInWith(server, { email, passphrase: wrong }))
  expect(await statuses(20, () => signInWith(server, { email }))).toEqual(Array(20).fill(200))
  expect(await statuses(2, () => signInWith(server, { email, passphrase: wrong }))).toEqual([401, 429])
})

test('one address has twenty wrong tries in 15 minutes, whatever emails it tries', async () => {
  let found: number[] = []
  await withinOneWindow(quarterHour, async (round) => {
    found = await statuses(22, (index) =>
      signInWith(at(`198.51.100.${round}`), { email: `nobody-${index}@example.org` }),
    )
  })
  expect(found).toEqual([...Array(20).fill(401), 429, 429])
})

test('tries that a full address refused are not counted against the email', async () => {
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
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(95)
  expect(passphrases.callCount).toBe(5)
  await second.close()
})

test('a hundred wrong tries in a row turn the account off, with a mail; the right one is no use then', async () => {
  const sam = await joinByInvitation(server, { email })
  await server.database.db.updateTable('accounts').set({ failures: 98 }).execute()
  await signInWith(server, { email, passphrase: wrong })
  expect(await listMails(server, 'disabled')).toEqual([])
  await signInWith(server, { email, passphrase: wrong })
  const text = expect.stringContaining('turned sign-in off')
  expect(await listMails(server, 'disabled')).toMatchObject([{ recipient: email, text }])
  expect((await signInWith(server, { email })).json().code).toBe('sign_in_failed')
  expect(await getSignedInAccount(sam)).toBeNull()
  expect((await server.stored()).audit?.map(({ action }) => action)).toContain('lock')
})

test('a right sign-in starts the count of wrong ones anew', async () => {
  await joinByInvitation(server, { email })
  await server.database.db.updateTable('accounts').set({ failures: 98 }).execute()
  await signInWith(server, { email })
  await statuses(2, () => signInWith(server, { email, passphrase: wrong }))
  expect((await server.stored()).accounts).toMatchObject([{ failures: 2, status: 'active' }])
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
