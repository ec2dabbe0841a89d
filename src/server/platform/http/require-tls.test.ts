import { expect, test } from 'vitest'
import { Failure } from '#contracts/failure.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer({ config: { requireTls: true, trustedProxies: ['10.0.0.1'] } })
const stats = { method: 'GET', url: '/api/satisfaction-stats' } as const

test('plain http is refused where TLS is required, and no cookie is handed out (T-1.1)', async () => {
  const reply = await server.browser().send(stats)

  expect(reply.statusCode).toBe(403)
  expect(Failure.parse(reply.json()).code).toBe('tls_required')
  expect(reply.cookies).toEqual([])
})

test('a claim of TLS from anybody but the trusted proxy is refused as well', async () => {
  const headers = { 'x-forwarded-proto': 'https' }

  expect((await server.send({ ...stats, headers, remoteAddress: '10.0.0.2' })).statusCode).toBe(403)
  expect((await server.send({ ...stats, headers, remoteAddress: '10.0.0.1' })).statusCode).toBe(200)
})

test.each(['/healthz', '/readyz'])('%s still answers whoever watches the process from inside', async (url) => {
  await seedDirectory(server.database.db, [buildListing()])
  expect((await server.send({ method: 'GET', url })).statusCode).toBe(200)
})
