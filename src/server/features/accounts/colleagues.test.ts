import { expect, test } from 'vitest'
import type { PartnerRole } from '#domain/accounts/roles.ts'
import {
  signInWith,
  goodPassphrase,
  joinByInvitation,
  listMails,
  post,
  findToken,
  getSignedInAccount,
  type JoinedAccount,
} from '#testing/accounts.ts'
import { setUpTestServer, withinOneWindow, type InjectReply } from '#testing/server.ts'

const server = setUpTestServer()
const outcome = ({ statusCode, json }: InjectReply) => [statusCode, json().code]
const lead = () => joinByInvitation(server, { email: 'lead@example.org', withCode: true })
/** Joins later than the lead. */
const colleague = (of: JoinedAccount, role: PartnerRole = 'partner_staff') => {
  server.clock.advance(1000)
  const withCode = role === 'partner_admin'
  return joinByInvitation(server, { email: 'ana@example.org', role, organizationId: of.organizationId ?? '', withCode })
}
const change = (by: JoinedAccount, id: string, payload: object) =>
  by.send({ method: 'PATCH', url: `/api/partner/users/${id}`, payload })
const invite = (by: JoinedAccount, email: string, role = 'partner_staff') =>
  post(by, '/api/partner/users', { email, role, language: 'es' })
const people = async (by: JoinedAccount) => (await by.send({ method: 'GET', url: '/api/partner/users' })).json().people
const accept = (token: string) =>
  post(server.browser(), '/api/account/invitation/accept', {
    token,
    name: 'Ana',
    passphrase: goodPassphrase,
    language: 'es',
  })

test('an administrator invites by mail; the person comes in with that role, and the list shows both', async () => {
  const sam = await lead()
  expect((await invite(sam, 'Ana@Example.org')).statusCode).toBe(200)
  expect(await people(sam)).toMatchObject([
    { email: 'lead@example.org', status: 'active' },
    { email: 'ana@example.org', status: 'invited', name: '' },
  ])
  const [mail] = await listMails(server, 'invitation')
  expect(mail).toMatchObject({ text: expect.stringContaining('Open Door') })
  const { account } = (await accept(findToken(mail?.text))).json()
  expect(account).toMatchObject({ role: 'partner_staff', organization: { id: sam.organizationId } })
})

test('only the people of the own organization are listed', async () => {
  const sam = await lead()
  await joinByInvitation(server, { email: 'stranger@example.org' })
  expect((await people(sam)).map(({ email }: { email: string }) => email)).toEqual(['lead@example.org'])
})

test('who is there already is said so; an email with an account elsewhere gets the same answer, no mail', async () => {
  const sam = await lead()
  await colleague(sam)
  await joinByInvitation(server, { email: 'stranger@example.org' })
  await joinByInvitation(server, { email: 'boss@example.org', role: 'super_admin', withCode: true })
  expect(outcome(await invite(sam, 'ana@example.org'))).toEqual([409, 'already_there'])
  const fresh = await invite(sam, 'new@example.org')
  for (const elsewhere of ['stranger@example.org', 'boss@example.org']) {
    const reply = await invite(sam, elsewhere)
    expect([reply.statusCode, reply.body]).toEqual([200, fresh.body])
  }
  expect(fresh.json()).toEqual({ success: true, isMailOff: true })
  expect(await listMails(server, 'invitation')).toMatchObject([{ recipient: 'new@example.org' }])
  const { account } = (await signInWith(server, { email: 'stranger@example.org' })).json()
  expect(account.organization.id).not.toBe(sam.organizationId)
})

test('an invitation that ran out can be sent again; another organization may invite then, not before', async () => {
  const [sam, kim] = [await lead(), await joinByInvitation(server, { email: 'kim@example.org', withCode: true })]
  await invite(sam, 'ana@example.org')
  await invite(kim, 'ana@example.org')
  expect(await listMails(server, 'invitation')).toHaveLength(1)
  server.clock.advance(73 * 60 * 60_000)
  await signInWith(sam, { email: 'lead@example.org', code: sam.code() })
  await invite(sam, 'ana@example.org')
  expect(await listMails(server, 'invitation')).toHaveLength(2)
  server.clock.advance(73 * 60 * 60_000)
  await signInWith(kim, { email: 'kim@example.org', code: kim.code() })
  await invite(kim, 'ana@example.org')
  const [mail] = await listMails(server, 'invitation')
  expect((await accept(findToken(mail?.text))).json().account.organization.id).toBe(kim.organizationId)
})

test('an organization sends twenty invitations a day at most', async () => {
  const sam = await lead()
  await withinOneWindow(24 * 60 * 60_000, async (round) => {
    await server.database.db.deleteFrom('limits').execute()
    for (let index = 0; index < 20; index += 1) {
      expect((await invite(sam, `person-${round}-${index}@example.org`)).statusCode).toBe(200)
    }
    expect((await invite(sam, 'one-more@example.org')).statusCode).toBe(429)
  })
})

test('a new role, or being turned off, ends the sign-ins of that person at once', async () => {
  const sam = await lead()
  const ana = await colleague(sam, 'partner_admin')
  expect((await change(sam, ana.accountId, { role: 'partner_viewer' })).statusCode).toBe(200)
  expect(await getSignedInAccount(ana)).toBeNull()
  const again = server.browser()
  server.clock.advance(30_000)
  const signedIn = await signInWith(again, { email: 'ana@example.org', code: ana.code() })
  expect(signedIn.json().account.role).toBe('partner_viewer')
  expect((await invite({ ...ana, send: again.send }, 'x@example.org')).statusCode).toBe(403)
  expect((await change(sam, ana.accountId, { status: 'disabled' })).statusCode).toBe(200)
  expect(await getSignedInAccount(again)).toBeNull()
  expect((await signInWith(server, { email: 'ana@example.org' })).statusCode).toBe(401)
  await change(sam, ana.accountId, { status: 'active' })
  server.clock.advance(30_000)
  expect((await signInWith(server, { email: 'ana@example.org', code: ana.code() })).statusCode).toBe(200)
  const changes = (await server.stored()).audit?.filter(({ action }) => action === 'change')
  expect(changes?.map(({ before, after }) => [before, after])).toContainEqual([
    '{"role":"partner_admin","status":"active"}',
    '{"role":"partner_viewer","status":"active"}',
  ])
})

test('the last administrator can neither step down nor be turned off', async () => {
  const sam = await lead()
  await colleague(sam)
  expect(outcome(await change(sam, sam.accountId, { role: 'partner_staff' }))).toEqual([409, 'last_admin'])
  expect(outcome(await change(sam, sam.accountId, { status: 'disabled' }))).toEqual([409, 'last_admin'])
  expect(await getSignedInAccount(sam)).toMatchObject({ role: 'partner_admin' })
})

test('two administrators who take the role from each other at once: who was there first stays', async () => {
  const sam = await lead()
  const ana = await colleague(sam, 'partner_admin')
  await Promise.all([
    change(sam, ana.accountId, { role: 'partner_staff' }),
    change(ana, sam.accountId, { role: 'partner_staff' }),
  ])
  const admins = (await server.stored()).accounts?.filter(({ role }) => role === 'partner_admin')
  expect(admins).toMatchObject([{ id: sam.accountId }])
})

test('somebody of another organization is not found, in the same words as nobody', async () => {
  const sam = await lead()
  const stranger = await joinByInvitation(server, { email: 'stranger@example.org' })
  const theirs = await change(sam, stranger.accountId, { status: 'disabled' })
  const nobody = await change(sam, '6f0b8a4e-52a7-4c0e-9a55-0d6f1f6f8a11', { status: 'disabled' })
  expect([theirs.statusCode, theirs.body]).toEqual([404, nobody.body])
  expect(await getSignedInAccount(stranger)).not.toBeNull()
})

test('an invitation that is called off opens nothing; turned on again, the person gets a new link', async () => {
  const sam = await lead()
  await invite(sam, 'ana@example.org')
  const [{ id }] = (await people(sam)).filter(({ status }: { status: string }) => status === 'invited')
  const older = findToken((await listMails(server, 'invitation'))[0]?.text)
  await change(sam, id, { status: 'disabled' })
  expect((await accept(older)).statusCode).toBe(410)
  server.clock.advance(1)
  await change(sam, id, { status: 'active' })
  const [mail] = await listMails(server, 'invitation')
  expect((await accept(findToken(mail?.text))).statusCode).toBe(200)
})

test('a reset link from before an account was turned off is dead, also after it is on again', async () => {
  const sam = await lead()
  const ana = await colleague(sam)
  await post(server, '/api/partner/reset', { email: 'ana@example.org' })
  await change(sam, ana.accountId, { status: 'disabled' })
  await change(sam, ana.accountId, { status: 'active' })
  const token = findToken((await listMails(server, 'reset'))[0]?.text)
  const reply = await post(server, '/api/partner/reset/finish', { token, passphrase: 'nine red kites over town' })
  expect(outcome(reply)).toEqual([410, 'link_over'])
})
