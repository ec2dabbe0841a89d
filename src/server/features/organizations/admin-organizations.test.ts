import { beforeEach, expect, test } from 'vitest'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()
const url = '/api/admin/organizations'
const fields = { name: 'Harbor House', isSensitive: false, isSupervision: false, isConfidential: false }
let admin: SignedInBrowser
beforeEach(async () => {
  admin = await signInAs(server, { role: 'admin' })
})
const list = async () => (await admin.send({ method: 'GET', url })).json().organizations
const post = (path: string, payload: object, who: SignedInBrowser = admin) =>
  who.send({ method: 'POST', url: `${url}${path}`, payload })

test('an organization gets a tracking code that works at once', async () => {
  const { id } = (await post('', fields)).json()
  const [added] = await list()

  expect(added).toMatchObject({
    id,
    name: 'Harbor House',
    listings: 0,
    people: 0,
    openIntroductions: 0,
    removedAt: null,
  })
  const found = await server.browser().send({ method: 'GET', url: `/api/organizations/track/${added.trackingCode}` })
  expect(found.json()).toEqual({ id, name: 'Harbor House' })
})

test('a new code ends the old one, with a reason in the record', async () => {
  const { id } = (await post('', fields)).json()
  const [{ trackingCode: old }] = await list()
  const { trackingCode } = (await post(`/${id}/code`, { reason: 'The poster was copied' })).json()

  expect(trackingCode).not.toBe(old)
  expect((await server.browser().send({ method: 'GET', url: `/api/organizations/track/${old}` })).statusCode).toBe(404)
  const { entries } = (await admin.send({ method: 'GET', url: '/api/admin/audit?action=renew_code' })).json()
  expect(entries).toMatchObject([{ entityId: id, reason: 'The poster was copied' }])
})

test('a confidential place answers its code with a neutral name from then on', async () => {
  const { id } = (await post('', fields)).json()
  await admin.send({ method: 'PATCH', url: `${url}/${id}`, payload: { ...fields, isConfidential: true } })
  const [{ trackingCode }] = await list()

  const found = await server.browser().send({ method: 'GET', url: `/api/organizations/track/${trackingCode}` })
  expect(found.json().name).not.toBe('Harbor House')
})

test('only the head administrator ends an organization; its people are out at once', async () => {
  const organizationId = await createOrganization(server, 'Harbor House')
  const partner = await signInAs(server, { role: 'partner_admin', organizationId })
  const reason = { reason: 'They asked us to' }
  expect((await post(`/${organizationId}/remove`, reason)).statusCode).toBe(403)

  const head = await signInAs(server, { role: 'super_admin' })
  expect((await post(`/${organizationId}/remove`, reason, head)).json()).toEqual({ success: true, waiting: 0 })
  expect((await partner.send({ method: 'GET', url: '/api/partner/summary' })).statusCode).toBe(401)
  expect((await post(`/${organizationId}/remove`, reason, head)).statusCode).toBe(404)
})

test('the record can be narrowed, and pages through without gaps', async () => {
  for (let at = 0; at < 60; at += 1) {
    await post('', { ...fields, name: `Group ${at}` })
    server.clock.advance(1000)
  }
  const first = (await admin.send({ method: 'GET', url: '/api/admin/audit?entity=organization' })).json()
  expect([first.entries.length, first.hasMore]).toEqual([50, true])
  const before = encodeURIComponent(first.entries.at(-1).at)
  const rest = (
    await admin.send({ method: 'GET', url: `/api/admin/audit?entity=organization&before=${before}` })
  ).json()
  expect([rest.entries.length, rest.hasMore]).toEqual([10, false])
  expect(first.entities).toEqual(['organization'])
  expect((await admin.send({ method: 'GET', url: '/api/admin/audit?from=2031-01-01' })).json().entries).toEqual([])
})
