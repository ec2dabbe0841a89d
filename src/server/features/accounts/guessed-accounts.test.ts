import { expect, test } from 'vitest'
import { getSignedInAccount, goodPassphrase, joinByInvitation, listMails, signInWith } from '#testing/accounts.ts'
import { readChallenge, sendWithProof, solve } from '#testing/proof.ts'
import { quickPassphrases, setUpTestServer, withinOneWindow, type TestServer } from '#testing/server.ts'

const passphrases = quickPassphrases()
const server = setUpTestServer({
  passphrases,
  config: { mail: { host: '127.0.0.1', port: 25, isSecure: false, login: null, from: 'help@example.org' } },
})
const withoutMail = setUpTestServer({ passphrases })
const email = 'sam@example.org'
const wrong = 'eight green boats at noon'
const dayMs = 24 * 60 * 60_000
const headAt = (where: TestServer, address: string) =>
  joinByInvitation(where, { email: address, role: 'super_admin', withCode: true })

/** Wrong passphrases from 21 addresses, each with the work that is asked for. */
async function attack(where: TestServer, victim: string, count: number): Promise<number[]> {
  const bits: number[] = []
  for (let index = 0; index < count; index += 1) {
    const remoteAddress = `198.51.100.${index % 21}`
    const caller = { send: (options: object) => where.send({ ...options, remoteAddress }) }
    const reply = await sendWithProof((more) => {
      bits[index] = Number((more.proof?.challenge ?? '').split('.')[1] ?? 0)
      return signInWith(caller, { email: victim, passphrase: wrong, ...more })
    })
    expect(reply.statusCode).toBe(401)
  }
  return bits
}

test('a hundred wrong tries turn nobody off and end no session, not even for the only head administrator (T-8.1)', async () => {
  const head = await headAt(server, email)
  server.clock.advance(60_000)
  await withinOneWindow(dayMs, async () => {
    await server.database.db.deleteFrom('limits').execute()
    await attack(server, email, 100)
  })
  expect(await getSignedInAccount(head)).toMatchObject({ email })
  expect((await server.stored()).accounts).toMatchObject([{ status: 'active' }])

  const code = head.code()
  const asked = await signInWith(server, { email, code })
  const reply = await signInWith(server, { email, code, proof: solve(readChallenge(asked)) })
  expect(reply.statusCode).toBe(200)
})

test('the more wrong tries at an account, the more work each takes, and never so much that its owner could not', async () => {
  await joinByInvitation(server, { email })
  let found: number[] = []
  await withinOneWindow(dayMs, async () => {
    await server.database.db.deleteFrom('limits').execute()
    await attack(server, email, 100)
    const failures = server.database.db.updateTable('limits').where('k', 'like', 'account-failures:%')
    found = []
    for (const n of [100, 250, 900, 50_000, 10_000_000]) {
      await failures.set({ n }).execute()
      const reply = await server.send({
        method: 'POST',
        url: '/api/partner/login',
        payload: { email, passphrase: goodPassphrase },
        remoteAddress: '203.0.113.5',
      })
      found.push(readChallenge(reply).bits)
    }
  })
  expect(found).toEqual([8, 9, 11, 13, 13])
})

test('far beyond the limit the right passphrase still opens, through the paced lane', async () => {
  await joinByInvitation(server, { email })
  await withinOneWindow(dayMs, async () => {
    await signInWith(server, { email, passphrase: wrong })
    const failures = server.database.db.updateTable('limits').where('k', 'like', 'account-failures:%')
    await failures.set({ n: 5000 }).execute()
    const reply = await sendWithProof((more) => signInWith(server, { email, ...more }))
    expect(reply.statusCode).toBe(200)
  })
})

test('the owner and the heads are told by mail, once a day, and nobody hears of an unknown email', async () => {
  await joinByInvitation(server, { email })
  await headAt(server, 'head@example.org')
  await withinOneWindow(dayMs, async () => {
    for (const table of ['limits', 'outbox'] as const) await server.database.db.deleteFrom(table).execute()
    await attack(server, email, 99)
    expect(await listMails(server, 'guessedPassphrase')).toEqual([])
    await attack(server, email, 3)
    await attack(server, 'nobody@example.org', 101)
  })
  const text = expect.stringContaining('None of them got in')
  expect(await listMails(server, 'guessedPassphrase')).toMatchObject([{ recipient: email, text }])
  expect(await listMails(server, 'guessedAccount')).toMatchObject([{ recipient: 'head@example.org' }])
})

test('without a mail server /admin shows it and the audit log says which account; no mail waits', async () => {
  const { accountId } = await joinByInvitation(withoutMail, { email })
  const head = await headAt(withoutMail, 'head@example.org')
  const guessed = async () => {
    const { home } = (await head.send({ method: 'GET', url: '/api/admin/home' })).json()
    return home.guessedAccounts
  }
  expect(await guessed()).toBe(0)
  await withinOneWindow(dayMs, async () => {
    await withoutMail.database.db.deleteFrom('limits').execute()
    await attack(withoutMail, email, 101)
  })
  expect(await guessed()).toBe(1)
  const events = (await withoutMail.stored()).audit?.filter(({ action }) => action === 'guessed')
  expect(events).toMatchObject([{ entity_id: accountId, role: 'service', after: '{"guessed":"passphrase"}' }])
  const mails = (await withoutMail.stored()).outbox ?? []
  expect(mails.filter(({ kind }) => kind.startsWith('guessed'))).toEqual([])
  const { people } = (await head.send({ method: 'GET', url: '/api/admin/users' })).json()
  expect(people.map((person: { email: string; wasGuessed: boolean }) => [person.email, person.wasGuessed])).toEqual([
    ['head@example.org', false],
    [email, true],
  ])
})

test('five wrong codes after the right passphrase are told at once: the passphrase is known', async () => {
  await headAt(server, 'head@example.org')
  const sam = await joinByInvitation(server, { email, withCode: true })
  for (let index = 0; index < 5; index += 1) {
    expect(await listMails(server, 'guessedCodes')).toEqual([])
    await signInWith(server, { email, code: '000000' })
  }
  await sendWithProof((more) => signInWith(server, { email, code: '000001', ...more }))
  const text = expect.stringContaining('may know your passphrase')
  expect(await listMails(server, 'guessedCodes')).toMatchObject([{ recipient: email, text }])
  expect(await listMails(server, 'guessedAccount')).toMatchObject([{ recipient: 'head@example.org' }])
  expect(await getSignedInAccount(sam)).toMatchObject({ email })
})
