import { beforeEach, expect, test } from 'vitest'
import { listWaitingMails } from '#testing/builders/claim.ts'
import { post, findToken } from '#testing/accounts.ts'
import { adminKeysRepository } from '#server/features/admin-keys/repository.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'

const server = setUpTestServer()
const withMail = setUpTestServer({
  config: {
    mail: { host: '127.0.0.1', port: 25, isSecure: false, login: null, from: 'help@example.org' },
  },
})
const url = '/api/admin/users'
let head: SignedInBrowser
beforeEach(async () => {
  head = await signInAs(server, { role: 'super_admin', name: 'Head' })
})
const invite = (payload: object) =>
  head.send({ method: 'POST', url, payload: { organizationId: null, language: 'en', ...payload } })
const change = (id: string, payload: object) => head.send({ method: 'PATCH', url: `${url}/${id}`, payload })
const findEmail = async (id: string) =>
  (await server.stored()).accounts?.find((account) => account.id === id)?.email ?? ''
const people = async () =>
  (await head.send({ method: 'GET', url })).json().people as { id: string; role: string; status: string }[]

test('those who run the service stand first, and the look is written down', async () => {
  await signInAs(server, { role: 'partner_viewer' })

  expect((await people()).map(({ role }) => role)).toEqual(['super_admin', 'partner_viewer'])
  expect(await server.database.db.selectFrom('audit').select(['action', 'entity']).execute()).toEqual([
    { action: 'list', entity: 'account' },
  ])
})

test('an invitation goes by mail in the language of whoever is invited', async () => {
  expect((await invite({ email: 'new@example.org', role: 'reviewer', language: 'es' })).statusCode).toBe(200)

  const [mail] = await listWaitingMails(server)
  expect(mail).toMatchObject({ kind: 'invitation', recipient: 'new@example.org', language: 'es' })
  expect(mail?.text).toContain('#invitation=')
  expect((await people()).map(({ role, status }) => [role, status])).toContainEqual(['reviewer', 'invited'])
})

test('somebody may be invited to speak for an organization, and only with one', async () => {
  const organizationId = await createOrganization(server, 'Harbor House')

  expect((await invite({ email: 'p@example.org', role: 'partner_admin', organizationId })).statusCode).toBe(200)
  expect((await invite({ email: 'q@example.org', role: 'partner_admin' })).statusCode).toBe(400)
  expect((await invite({ email: 'r@example.org', role: 'admin', organizationId })).statusCode).toBe(400)
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await invite({ email: 's@example.org', role: 'partner_staff', organizationId: unknown })).statusCode).toBe(
    400,
  )
  expect((await listWaitingMails(server)).map(({ recipient }) => recipient)).toEqual(['p@example.org'])
})

test('an administrator who is demoted is out at once, in the middle of what they did', async () => {
  const admin = await signInAs(server, { role: 'admin' })
  const save = () =>
    admin.send({
      method: 'PUT',
      url: '/api/admin/switches',
      payload: { switches: { claims: false }, version: 0, reason: 'Spam' },
    })
  expect((await change(admin.accountId, { role: 'reviewer' })).statusCode).toBe(200)

  expect((await save()).statusCode).toBe(401)
  expect((await head.send({ method: 'GET', url: '/api/admin/switches' })).json().version).toBe(0)
})

test('the last head administrator stays', async () => {
  for (const payload of [{ role: 'admin' }, { status: 'disabled' }]) {
    expect((await change(head.accountId, payload)).json().code).toBe('last_admin')
  }
  const second = await signInAs(server, { role: 'super_admin' })
  const both = await Promise.all([
    change(second.accountId, { role: 'admin' }),
    second.send({ method: 'PATCH', url: `${url}/${head.accountId}`, payload: { role: 'admin' } }),
  ])
  expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('off ends every sign-in; on again begins with a new invitation', async () => {
  const reviewer = await signInAs(server, { role: 'reviewer', email: 'rev@example.org' })
  await change(reviewer.accountId, { status: 'disabled' })
  expect((await reviewer.send({ method: 'GET', url: '/api/admin/claims' })).statusCode).toBe(401)

  await change(reviewer.accountId, { status: 'active' })
  expect((await listWaitingMails(server)).map(({ recipient }) => recipient)).toEqual(['rev@example.org'])
  expect((await people()).find(({ id }) => id === reviewer.accountId)?.status).toBe('invited')
})

test('a partner never becomes staff by a change of role', async () => {
  const partner = await signInAs(server, { role: 'partner_admin' })
  expect((await change(partner.accountId, { role: 'admin' })).statusCode).toBe(400)
  expect((await change('00000000-0000-4000-8000-000000000000', { role: 'admin' })).statusCode).toBe(404)
})

const show = (link: string) => post(server.browser(), '/api/account/invitation', { token: findToken(link) })
const audited = async (action: string) =>
  (await server.stored()).audit?.filter((row) => row.action === action).map(({ after }) => JSON.parse(after ?? 'null'))

test('without a mail server whoever invites gets the link, in that one reply, and it is in the audit log', async () => {
  const organizationId = await createOrganization(server, 'Harbor House')
  for (const [role, more] of [
    ['reviewer', {}],
    ['admin', {}],
    ['partner_admin', { organizationId }],
  ] as const) {
    const reply = await invite({ email: `${role}@example.org`, role, ...more })
    expect((await show(reply.json().inviteLink)).json()).toMatchObject({ email: `${role}@example.org`, role })
    const people = await head.send({ method: 'GET', url })
    const mails = await head.send({ method: 'GET', url: '/api/admin/outbox' })
    expect(`${people.body}${mails.body}`).not.toContain('#invitation=')
  }
  expect(await audited('invite')).toEqual([
    { role: 'reviewer', isLinkShown: true },
    { role: 'admin', isLinkShown: true },
    { role: 'partner_admin', isLinkShown: true },
  ])
})

test('the link of an invitation to an equal is never shown', async () => {
  const reply = await invite({ email: 'second@example.org', role: 'super_admin' })
  expect(reply.json()).toEqual({ success: true, isMailOff: true })
  const second = await signInAs(server, { role: 'super_admin' })
  await change(second.accountId, { status: 'disabled' })
  expect((await change(second.accountId, { status: 'active' })).json()).not.toHaveProperty('inviteLink')
  expect(await audited('invite')).toEqual([{ role: 'super_admin', isLinkShown: false }])
})

test('turning an account on again without a mail server gives its new link once', async () => {
  const reviewer = await signInAs(server, { role: 'reviewer', email: 'rev@example.org' })
  expect((await change(reviewer.accountId, { status: 'disabled' })).json()).not.toHaveProperty('inviteLink')
  const reply = await change(reviewer.accountId, { status: 'active' })
  expect((await show(reply.json().inviteLink)).json()).toMatchObject({ email: 'rev@example.org', role: 'reviewer' })
  expect(await audited('change')).toMatchObject([{ status: 'disabled' }, { status: 'invited', isLinkShown: true }])
})

test('with a mail server the link goes by mail and to nobody else', async () => {
  const sender = await signInAs(withMail, { role: 'super_admin' })
  const payload = { email: 'new@example.org', role: 'reviewer', organizationId: null, language: 'en' }
  expect((await sender.send({ method: 'POST', url, payload })).json()).toEqual({ success: true })
  expect((await listWaitingMails(withMail))[0]?.text).toContain('#invitation=')
})

test('an administrator decides about nobody: neither invites, nor changes, nor turns off, nor lists accounts', async () => {
  const { key } = await adminKeysRepository(server.database.db).add('script', server.clock.now())
  const admin = await signInAs(server, { role: 'admin' })
  const headers = { authorization: `Bearer ${key}` }
  const callers: Pick<Browser, 'send'>[] = [admin, { send: (call) => server.send({ ...call, headers }) }]
  for (const caller of callers) {
    for (const role of ['reviewer', 'admin', 'super_admin'] satisfies Role[]) {
      const other = await signInAs(server, { role })
      const before = await server.stored()
      const payload = { email: `x-${role}@example.org`, role, organizationId: null, language: 'en' }
      const calls = [
        { method: 'GET', url },
        { method: 'POST', url, payload },
        { method: 'PATCH', url: `${url}/${other.accountId}`, payload: { role: 'reviewer' } },
        { method: 'PATCH', url: `${url}/${other.accountId}`, payload: { status: 'disabled' } },
        { method: 'PATCH', url: `/api/partner/users/${other.accountId}`, payload: { status: 'disabled' } },
        { method: 'POST', url: '/api/partner/users', payload: { ...payload, role: 'partner_admin' } },
      ] as const
      for (const call of calls) expect((await caller.send(call)).statusCode).toBe(403)
      expect((await server.stored()).accounts).toEqual(before.accounts)
    }
  }
})

test('a reset that somebody asks for opens nothing to an administrator', async () => {
  await post(server.browser(), '/api/partner/reset', { email: await findEmail(head.accountId) })
  const admin = await signInAs(server, { role: 'admin' })
  expect((await admin.send({ method: 'GET', url: '/api/admin/outbox' })).json().mails).toEqual([])
  const [{ id } = { id: '' }] = (await head.send({ method: 'GET', url: '/api/admin/outbox' })).json().mails
  const read = { method: 'POST', url: `/api/admin/outbox/${id}/read`, payload: { reason: 'because' } } as const
  expect([(await admin.send(read)).statusCode, (await head.send(read)).statusCode]).toEqual([404, 403])
})
