import { expect, test } from 'vitest'
import type { AccessLogEntry } from '#contracts/access-log.ts'
import { carryOutRemoval, findDueRemovals } from './commands/carry-out-removals.ts'
import { createInvitations } from './commands/issue-invitation.ts'
import { staffSessionsRepository } from './sessions-repository.ts'
import { findToken, getSignedInAccount, joinByInvitation, listMails, post } from '#testing/accounts.ts'
import { listWaitingMails } from '#testing/builders/claim.ts'
import { saveSettings } from '#testing/builders/partner.ts'
import { outboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { setUpTestServer, testCookieKey } from '#testing/server.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'

const server = setUpTestServer()
const hourMs = 60 * 60 * 1000

/** Ana was there first, Mal came a day later. */
async function setUpTwoAdministrators() {
  const organizationId = await createOrganization(server)
  const details = { role: 'partner_admin', organizationId } as const
  const ana = await signInAs(server, { ...details, email: 'ana@example.org', name: 'Ana' })
  await server.database.db.updateTable('accounts').set({ language: 'es', notify: 0 }).execute()
  server.clock.advance(60_000)
  const mal = await signInAs(server, { ...details, email: 'mal@example.org', name: 'Mal' })
  return { organizationId, ana, mal }
}

const change = (by: Pick<SignedInBrowser, 'send'>, id: string, payload: object) =>
  by.send({ method: 'PATCH', url: `/api/partner/users/${id}`, payload })
const keep = (by: SignedInBrowser, id: string) => post(by, `/api/partner/users/${id}/keep`, {})
const log = async (by: Pick<SignedInBrowser, 'send'>): Promise<AccessLogEntry[]> =>
  (await by.send({ method: 'GET', url: '/api/partner/access' })).json().entries
const kinds = async (by: Pick<SignedInBrowser, 'send'>) => (await log(by)).map(({ kind }) => kind)
const changesMailed = async () => (await listWaitingMails(server)).filter(({ kind }) => kind === 'accessChanged')
const status = async (id: string) => {
  const row = await server.database.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
  return `${row?.role} ${row?.status}`
}
async function carryOutDue(): Promise<void> {
  const { db } = server.database
  const deps = {
    db,
    clock: server.clock,
    outbox: outboxRepository(testCookieKey),
    siteUrl: 'https://example.org',
    sessions: staffSessionsRepository(db),
    invitations: createInvitations(testCookieKey),
  }
  for (const removal of await findDueRemovals(db, server.clock.now())) await carryOutRemoval(deps, removal)
}

test('an administrator who came later cannot turn off an older one at once: it waits 72 hours, and everybody is told', async () => {
  const { ana, mal } = await setUpTwoAdministrators()
  const reply = await change(mal, ana.accountId, { status: 'disabled' })

  expect(reply.json()).toEqual({ success: true, dueAt: '2026-11-18T12:01:00.000Z' })
  expect(await status(ana.accountId)).toBe('partner_admin active')
  expect(await getSignedInAccount(ana)).not.toBeNull()
  const mails = await changesMailed()
  expect(mails.map(({ recipient, language }) => `${recipient} ${language}`)).toEqual([
    'ana@example.org es',
    'mal@example.org en',
  ])
  expect(mails[0]?.text).toContain('ana@example.org')
  expect(mails[0]?.text).toContain('miércoles, 18 de noviembre')
  expect(await kinds(ana)).toEqual(['removal_planned'])
})

test('one press of whoever is to be removed ends it', async () => {
  const { ana, mal } = await setUpTwoAdministrators()
  await change(mal, ana.accountId, { role: 'partner_viewer' })
  const people = (await ana.send({ method: 'GET', url: '/api/partner/users' })).json().people
  expect(people.map(({ removal }: { removal?: object }) => removal)).toContainEqual({
    role: 'partner_viewer',
    dueAt: '2026-11-18T12:01:00.000Z',
  })
  expect((await keep(ana, ana.accountId)).statusCode).toBe(200)
  expect((await keep(ana, ana.accountId)).statusCode).toBe(404)
  server.clock.advance(72 * hourMs)
  await carryOutDue()

  expect(await status(ana.accountId)).toBe('partner_admin active')
})

test('after 72 hours without an objection it happens, once, and is told again', async () => {
  const { ana, mal } = await setUpTwoAdministrators()
  await change(mal, ana.accountId, { status: 'disabled' })
  server.clock.advance(72 * hourMs - 1)
  await carryOutDue()
  expect(await status(ana.accountId)).toBe('partner_admin active')
  server.clock.advance(1)
  await Promise.all([carryOutDue(), carryOutDue()])

  expect(await status(ana.accountId)).toBe('partner_admin disabled')
  expect((await changesMailed()).filter(({ recipient }) => recipient === 'ana@example.org')).toHaveLength(2)
})

test('asking again does not bring the day nearer', async () => {
  const { ana, mal } = await setUpTwoAdministrators()
  const first = (await change(mal, ana.accountId, { role: 'partner_viewer' })).json()
  server.clock.advance(60_000)
  expect((await change(mal, ana.accountId, { status: 'disabled' })).json()).toEqual(first)
})

test('the older one turns the newer one off at once; what that one planned does not happen', async () => {
  const { ana, mal } = await setUpTwoAdministrators()
  await change(mal, ana.accountId, { status: 'disabled' })
  expect((await change(ana, mal.accountId, { status: 'disabled' })).json()).toEqual({ success: true })
  server.clock.advance(72 * hourMs)
  await carryOutDue()

  expect(await status(ana.accountId)).toBe('partner_admin active')
  expect(await status(mal.accountId)).toBe('partner_admin disabled')
})

test('an administrator without a second factor changes nobody, and can still object', async () => {
  const { organizationId, ana, mal } = await setUpTwoAdministrators()
  await server.database.db.updateTable('accounts').set({ totp_on: 0 }).where('id', '=', ana.accountId).execute()
  await change(mal, ana.accountId, { status: 'disabled' })
  const invite = await post(ana, '/api/partner/users', {
    email: 'x@example.org',
    role: 'partner_admin',
    language: 'en',
  })
  expect([invite.statusCode, invite.json().code]).toEqual([403, 'second_factor_first'])
  expect((await change(ana, mal.accountId, { status: 'disabled' })).json().code).toBe('second_factor_first')
  expect((await keep(ana, ana.accountId)).statusCode).toBe(200)

  const stranger = await signInAs(server, { role: 'partner_admin' })
  expect(stranger.organizationId).not.toBe(organizationId)
  expect((await keep(stranger, ana.accountId)).statusCode).toBe(404)
})

test('every change of who may act stands in the log and is mailed to every administrator', async () => {
  const { organizationId, ana } = await setUpTwoAdministrators()
  await saveSettings(server, organizationId)
  await post(ana, '/api/partner/users', { email: 'kim@example.org', role: 'partner_staff', language: 'en' })
  const token = findToken((await listMails(server, 'invitation'))[0]?.text)
  const accepted = { token, name: 'Kim', passphrase: 'seven green boats at noon', language: 'en' }
  const { account } = (await post(server.browser(), '/api/account/invitation/accept', accepted)).json()
  await change(ana, account.id, { role: 'partner_viewer' })
  await post(server.browser(), '/api/partner/reset', { email: 'kim@example.org' })
  const reset = findToken((await listMails(server, 'reset'))[0]?.text)
  await post(server.browser(), '/api/partner/reset/finish', { token: reset, passphrase: 'nine red kites over town' })
  await change(ana, account.id, { status: 'disabled' })
  await change(ana, account.id, { status: 'active' })
  const { settings, version } = (await ana.send({ method: 'GET', url: '/api/partner/settings' })).json()
  const payload = { version, settings: { ...settings, noticeEmails: ['box@example.org'] } }
  expect((await ana.send({ method: 'PUT', url: '/api/partner/settings', payload })).statusCode).toBe(200)

  const done = ['invited', 'joined', 'role_changed', 'passphrase_reset', 'turned_off', 'turned_on', 'notice_emails']
  expect((await kinds(ana)).toSorted()).toEqual(done.toSorted())
  for (const recipient of ['ana@example.org', 'mal@example.org']) {
    const received = (await changesMailed()).filter((mail) => mail.recipient === recipient)
    expect(received, recipient).toHaveLength(done.length)
  }
  expect((await log(ana)).find(({ kind }) => kind === 'role_changed')).toMatchObject({
    by: 'Ana',
    subject: 'kim@example.org',
    role: 'partner_viewer',
  })
})

test('a second factor that is set up or removed is told too', async () => {
  const organizationId = await createOrganization(server)
  const ana = await joinByInvitation(server, { email: 'ana@example.org', organizationId, withCode: true })
  server.clock.advance(60_000)
  const { secret: _secret } = ana
  const off = await post(ana, '/api/account/second-factor/remove', {
    passphrase: 'seven green boats at noon',
    code: ana.code(),
  })
  expect(off.statusCode).toBe(200)
  expect((await kinds(ana)).toSorted()).toEqual(['joined', 'second_factor_off'])
})

test('what the head administrator changes in an organization is told there, as done by the service', async () => {
  const { organizationId, ana, mal } = await setUpTwoAdministrators()
  const head = await signInAs(server, { role: 'super_admin' })
  await head.send({ method: 'PATCH', url: `/api/admin/users/${mal.accountId}`, payload: { status: 'disabled' } })
  const kim = { email: 'kim@example.org', role: 'partner_admin', organizationId, language: 'en' }
  await post(head, '/api/admin/users', kim)

  expect(await log(ana)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'turned_off', by: null, subject: 'mal@example.org' }),
      expect.objectContaining({ kind: 'invited', by: null, subject: 'kim@example.org', role: 'partner_admin' }),
    ]),
  )
  const admin = await signInAs(server, { role: 'admin' })
  const seen = await admin.send({ method: 'GET', url: `/api/admin/organizations/${organizationId}/access` })
  expect(seen.json().entries).toEqual(await log(ana))
})

test('an organization reads its own log and no other', async () => {
  const { ana } = await setUpTwoAdministrators()
  await post(ana, '/api/partner/users', { email: 'kim@example.org', role: 'partner_staff', language: 'en' })
  const stranger = await signInAs(server, { role: 'partner_admin' })

  expect(await log(stranger)).toEqual([])
  expect((await stranger.send({ method: 'GET', url: '/api/admin/organizations/x/access' })).statusCode).toBe(403)
})
