import { expect, test } from 'vitest'
import { createInvitations } from './commands/issue-invitation.ts'
import {
  generateCode,
  signInWith,
  goodPassphrase,
  createInvitation,
  joinByInvitation,
  listMails,
  post,
  findToken,
  getSignedInAccount,
} from '#testing/accounts.ts'
import { createOrganization } from '#testing/staff.ts'
import { testDataKey, setUpTestServer, withinOneWindow, type Browser } from '#testing/server.ts'

const server = setUpTestServer()
const email = 'sam@example.org'
const next = 'nine red kites over town'
const minuteMs = 60_000
type Sender = Pick<Browser, 'send'>

const askReset = (sender: Sender, resetEmail = email) => post(sender, '/api/partner/reset', { email: resetEmail })
const finish = (token: string, more: object = {}) =>
  post(server.browser(), '/api/partner/reset/finish', { token, passphrase: next, ...more })
const resetToken = async () => {
  await askReset(server.browser())
  return findToken((await listMails(server, 'reset'))[0]?.text)
}
const show = (token: string) => post(server.browser(), '/api/account/invitation', { token })
const accept = (token: string, more: object = {}, sender: Sender = server.browser()) =>
  post(sender, '/api/account/invitation/accept', {
    token,
    name: 'Sam',
    passphrase: goodPassphrase,
    language: 'es',
    ...more,
  })
const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof accept>>) => [statusCode, json().code]
const over = [410, 'link_over']

test('an invitation says who it is for and lets in once, signed in with a fresh cookie', async () => {
  const token = await createInvitation(server, { email, role: 'partner_staff' })
  expect((await show(token)).json()).toMatchObject({
    success: true,
    email,
    role: 'partner_staff',
    organization: 'Open Door',
    needsSecondFactor: false,
    secondFactor: { uri: expect.stringMatching(/^otpauth:\/\/totp\/Next%20Chapter:sam%40example\.org\?/) },
  })
  const browser = server.browser()
  const reply = await accept(token, {}, browser)
  const account = { email, name: 'Sam', language: 'es', hasSecondFactor: false }
  expect(reply.json()).toMatchObject({ account, recoveryCodes: null })
  expect(await getSignedInAccount(browser)).toMatchObject({ email })
  expect(outcome(await accept(token))).toEqual(over)
  expect(outcome(await show(token))).toEqual(over)
})

test('an invitation ends after 72 hours, and one that never was gives the same answer', async () => {
  const token = await createInvitation(server)
  server.clock.advance(72 * 60 * minuteMs - 1)
  expect((await show(token)).statusCode).toBe(200)
  server.clock.advance(1)
  expect(outcome(await accept(token))).toEqual(over)
  expect((await accept('x'.repeat(43))).body).toBe((await accept(token)).body)
})

test('of twenty who take up one invitation at once, one comes in', async () => {
  const token = await createInvitation(server)
  const replies = await Promise.all(Array.from({ length: 20 }, () => accept(token)))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(replies.filter(({ statusCode }) => statusCode === 410)).toHaveLength(19)
})

test('a newer invitation ends the older link', async () => {
  const organizationId = await createOrganization(server)
  const older = await createInvitation(server, { organizationId })
  const newer = await createInvitation(server, { organizationId, role: 'partner_viewer' })
  expect(outcome(await accept(older))).toEqual(over)
  expect((await accept(newer)).json().account.role).toBe('partner_viewer')
})

test.each(['reviewer', 'admin', 'super_admin'] as const)('%s cannot come in without a second factor', async (role) => {
  const token = await createInvitation(server, { email, role })
  expect((await show(token)).json()).toMatchObject({ needsSecondFactor: true, organization: null })
  expect(outcome(await accept(token))).toEqual([400, 'second_factor_needed'])
  expect(outcome(await accept(token, { code: '000000' }))).toEqual([400, 'code_wrong'])
  const { secret } = (await show(token)).json().secondFactor
  const reply = await accept(token, { code: generateCode(secret, server.clock.now()) })
  expect(reply.json()).toMatchObject({ account: { role, hasSecondFactor: true } })
  expect(reply.json().recoveryCodes).toHaveLength(10)
})

test.each([
  ['short', 'passphrase_short'],
  ['fourteen chars', 'passphrase_short'],
  ['a'.repeat(200), 'passphrase_long'],
  ['passwordpassword', 'passphrase_common'],
  ['123456123456123456', 'passphrase_common'],
  ['Open-Door Shelter 2026', 'passphrase_common'],
  ['Sam.Rivera@Example.org', 'passphrase_common'],
  ['1QAZ2wsx3EDC4rfv', 'passphrase_common'],
])('the passphrase %j is refused, and the invitation stays good', async (passphrase, code) => {
  const organizationId = await createOrganization(server, 'Open Door Shelter')
  const token = await createInvitation(server, { email: 'sam.rivera@example.org', organizationId })
  expect(outcome(await accept(token, { passphrase }))).toEqual([400, code])
  expect((await accept(token)).statusCode).toBe(200)
})

test('with a second factor eight letters are enough, but not the ones everybody uses', async () => {
  const token = await createInvitation(server)
  const code = generateCode((await show(token)).json().secondFactor.secret, server.clock.now())
  expect(outcome(await accept(token, { passphrase: 'Sunshine1', code }))).toEqual([400, 'passphrase_common'])
  expect((await accept(token, { passphrase: 'vk4 tpz8', code })).statusCode).toBe(200)
})

test('a name with HTML in it stays text', async () => {
  const name = '<img src=x onerror=alert(1)>'
  const sam = await joinByInvitation(server, { name })
  const reply = await sam.send({ method: 'GET', url: '/api/account' })
  expect(reply.json().account.name).toBe(name)
  expect(reply.headers['content-type']).toContain('application/json')
})

test('a reset link sets a new passphrase once and ends every sign-in', async () => {
  const sam = await joinByInvitation(server, { email })
  const other = server.browser()
  await signInWith(other, { email })
  const token = await resetToken()
  expect((await finish(token)).statusCode).toBe(200)
  expect(await getSignedInAccount(sam)).toBeNull()
  expect(await getSignedInAccount(other)).toBeNull()
  expect(outcome(await finish(token, { passphrase: goodPassphrase }))).toEqual(over)
  expect((await signInWith(server, { email })).statusCode).toBe(401)
  expect((await signInWith(server, { email, passphrase: next })).statusCode).toBe(200)
})

test('a reset link ends after 30 minutes or with a newer one; a weak passphrase does not use it up', async () => {
  await joinByInvitation(server, { email })
  const older = await resetToken()
  server.clock.advance(1)
  const newer = await resetToken()
  expect(outcome(await finish(older))).toEqual(over)
  expect(outcome(await finish(newer, { passphrase: 'short' }))).toEqual([400, 'passphrase_short'])
  server.clock.advance(30 * minuteMs)
  expect(outcome(await finish(newer))).toEqual(over)
})

test('an account that somebody turned off gets no reset', async () => {
  await joinByInvitation(server, { email })
  const { db } = server.database
  await db.updateTable('accounts').set({ status: 'disabled', ended_at: server.clock.now() }).execute()
  await askReset(server.browser())
  expect(await listMails(server, 'reset')).toEqual([])
})

test('a mailbox alone does not open an account with a second factor; the link is no way to guess codes', async () => {
  const sam = await joinByInvitation(server, { email, withCode: true })
  const token = await resetToken()
  expect(outcome(await finish(token))).toEqual([400, 'code_needed'])
  for (let index = 0; index < 5; index += 1) {
    expect(outcome(await finish(token, { code: '000000' }))).toEqual([400, 'code_wrong'])
  }
  server.clock.advance(minuteMs)
  const first = sam.code()
  expect(outcome(await finish(token, { code: first }))).toEqual([400, 'two_codes_needed'])
  server.clock.advance(30_000)
  expect((await finish(token, { code: `${first} ${sam.code()}` })).statusCode).toBe(200)
})

test('the right code or a recovery code finishes the reset', async () => {
  const sam = await joinByInvitation(server, { email, withCode: true })
  server.clock.advance(minuteMs)
  expect((await finish(await resetToken(), { code: sam.code() })).statusCode).toBe(200)
  server.clock.advance(1)
  expect((await finish(await resetToken(), { code: sam.recoveryCodes[0] })).statusCode).toBe(200)
  server.clock.advance(1)
  expect(outcome(await finish(await resetToken(), { code: sam.recoveryCodes[0] }))).toEqual([400, 'code_wrong'])
})

test('asking for a reset answers the same for everybody, three mails an hour at most', async () => {
  await joinByInvitation(server, { email })
  await createInvitation(server, { email: 'invited@example.org' })
  await withinOneWindow(60 * minuteMs, async () => {
    await server.database.db.deleteFrom('limits').execute()
    await server.database.db.deleteFrom('outbox').execute()
    const bodies = []
    for (const resetEmail of ['nobody@example.org', 'invited@example.org', email, email, email, email, email]) {
      const { statusCode, body } = await askReset(server.browser(), resetEmail)
      bodies.push(`${statusCode} ${body}`)
    }
    expect(new Set(bodies)).toEqual(new Set(['200 {"success":true}']))
    expect(await listMails(server, 'reset')).toHaveLength(3)
  })
})

test('one address sends twenty resets an hour at most', async () => {
  const people = Array.from({ length: 22 }, (_, index) => `person-${index}@example.org`)
  const organizationId = await createOrganization(server)
  for (const personEmail of people) await joinByInvitation(server, { email: personEmail, organizationId })
  await withinOneWindow(60 * minuteMs, async () => {
    await server.database.db.deleteFrom('limits').execute()
    await server.database.db.deleteFrom('outbox').execute()
    for (const personEmail of people) expect((await askReset(server.browser(), personEmail)).statusCode).toBe(200)
    expect(await listMails(server, 'reset')).toHaveLength(20)
  })
})

test('an approved claim takes over an invitation that nobody took up, never an account in use', async () => {
  const { inviteClaimant: invite } = createInvitations(testDataKey)
  const { db } = server.database
  const [squatter, owner] = [await createOrganization(server, 'Squatter'), await createOrganization(server, 'Owner')]
  const squatted = await createInvitation(server, { email, organizationId: squatter })
  const claim = { email, role: 'partner_admin', organizationId: owner, language: 'en' } as const
  const { token } = await invite(db, claim, server.clock.now())
  expect(outcome(await accept(squatted))).toEqual(over)
  expect((await accept(token)).json().account.organization.id).toBe(owner)
  const again = invite(db, { ...claim, organizationId: squatter }, server.clock.now())
  await expect(again).rejects.toMatchObject({ code: 'already_there' })
})

test('an approved claim never takes away an invitation to run the service', async () => {
  const { inviteClaimant } = createInvitations(testDataKey)
  const { db } = server.database
  const token = await createInvitation(server, { email, role: 'super_admin' })
  const claim = {
    email,
    role: 'partner_admin',
    organizationId: await createOrganization(server),
    language: 'en',
  } as const
  const claimed = inviteClaimant(db, claim, server.clock.now())
  await expect(claimed).rejects.toMatchObject({ code: 'already_there' })
  expect((await show(token)).json()).toMatchObject({ email, role: 'super_admin' })
})
