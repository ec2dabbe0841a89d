import { beforeEach, expect, test } from 'vitest'
import { queuedMails } from '#testing/builders/claim.ts'
import { organization, signedIn, type SignedIn } from '#testing/staff.ts'
import { testServer } from '#testing/server.ts'

const server = testServer()
const url = '/api/admin/users'
let head: SignedIn
beforeEach(async () => {
  head = await signedIn(server, { role: 'super_admin', name: 'Head' })
})
const invite = (payload: object) =>
  head.send({ method: 'POST', url, payload: { organizationId: null, language: 'en', ...payload } })
const change = (id: string, payload: object) => head.send({ method: 'PATCH', url: `${url}/${id}`, payload })
const people = async () =>
  (await head.send({ method: 'GET', url })).json().people as { id: string; role: string; status: string }[]

test('those who run the service stand first, and the look is written down', async () => {
  await signedIn(server, { role: 'partner_viewer' })

  expect((await people()).map(({ role }) => role)).toEqual(['super_admin', 'partner_viewer'])
  expect(await server.database.db.selectFrom('audit').select(['action', 'entity']).execute()).toEqual([
    { action: 'list', entity: 'account' },
  ])
})

test('an invitation goes by mail in the language of whoever is invited', async () => {
  expect((await invite({ email: 'new@example.org', role: 'reviewer', language: 'es' })).statusCode).toBe(200)

  const [mail] = await queuedMails(server)
  expect(mail).toMatchObject({ kind: 'invitation', recipient: 'new@example.org', language: 'es' })
  expect(mail?.text).toContain('#invitation=')
  expect((await people()).map(({ role, status }) => [role, status])).toContainEqual(['reviewer', 'invited'])
})

test('somebody may be invited to speak for an organization, and only with one', async () => {
  const organizationId = await organization(server, 'Harbor House')

  expect((await invite({ email: 'p@example.org', role: 'partner_admin', organizationId })).statusCode).toBe(200)
  expect((await invite({ email: 'q@example.org', role: 'partner_admin' })).statusCode).toBe(400)
  expect((await invite({ email: 'r@example.org', role: 'admin', organizationId })).statusCode).toBe(400)
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await invite({ email: 's@example.org', role: 'partner_staff', organizationId: unknown })).statusCode).toBe(
    400,
  )
  expect((await queuedMails(server)).map(({ recipient }) => recipient)).toEqual(['p@example.org'])
})

test('an administrator who is demoted is out at once, in the middle of what they did', async () => {
  const admin = await signedIn(server, { role: 'admin' })
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
  const second = await signedIn(server, { role: 'super_admin' })
  const both = await Promise.all([
    change(second.accountId, { role: 'admin' }),
    second.send({ method: 'PATCH', url: `${url}/${head.accountId}`, payload: { role: 'admin' } }),
  ])
  expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('off ends every sign-in; on again begins with a new invitation', async () => {
  const reviewer = await signedIn(server, { role: 'reviewer', email: 'rev@example.org' })
  await change(reviewer.accountId, { status: 'disabled' })
  expect((await reviewer.send({ method: 'GET', url: '/api/admin/claims' })).statusCode).toBe(401)

  await change(reviewer.accountId, { status: 'active' })
  expect((await queuedMails(server)).map(({ recipient }) => recipient)).toEqual(['rev@example.org'])
  expect((await people()).find(({ id }) => id === reviewer.accountId)?.status).toBe('invited')
})

test('a partner never becomes staff by a change of role', async () => {
  const partner = await signedIn(server, { role: 'partner_admin' })
  expect((await change(partner.accountId, { role: 'admin' })).statusCode).toBe(400)
  expect((await change('00000000-0000-4000-8000-000000000000', { role: 'admin' })).statusCode).toBe(404)
})
