import { expect, test } from 'vitest'
import { signInAs } from '#testing/staff.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer({ config: { presence: false } })

test('where presence is off nobody is listed', async () => {
  const admin = await signInAs(server, { role: 'admin' })
  const ping = { sessionId: 'fp_1', currentPage: '/chat', deviceType: 'mobile', status: 'active' }
  await server.browser().send({ method: 'POST', url: '/api/analytics/ping', payload: ping })

  const reply = await admin.send({ method: 'GET', url: '/api/admin/presence' })
  expect(reply.json()).toEqual({ success: true, isOn: false, visitors: [] })
})
