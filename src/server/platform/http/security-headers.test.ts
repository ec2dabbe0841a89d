import { expect, test } from 'vitest'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer({ config: { trustedProxies: ['10.0.0.1'] } })

const required = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "media-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
    "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
    'trusted-types offline-worker dompurify workshop-frame',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), geolocation=(self), camera=(), payment=(), usb=()',
  'cache-control': 'no-store',
}

test.each([
  ['a good answer', 200, '/api/satisfaction-stats'],
  ['the API page', 200, '/api/docs'],
  ['a refusal', 400, '/api/action-plans'],
  ['an unknown call', 404, '/api/no-such-call'],
  ['the bare prefix', 404, '/api'],
  ['an address that cannot be read', 400, '/api/action-plans/%zz'],
])('%s carries every protective header and may not be kept by a cache (T-5.2)', async (_what, status, url) => {
  const reply = await server.send({ method: 'GET', url })

  expect(reply.statusCode).toBe(status)
  expect(reply.headers).toMatchObject(required)
})

test('browsers are told to come back over TLS only when they came over TLS', async () => {
  const request = { method: 'GET', url: '/api/satisfaction-stats', remoteAddress: '10.0.0.1' } as const
  const plain = await server.send(request)
  const secure = await server.send({ ...request, headers: { 'x-forwarded-proto': 'https' } })

  expect(plain.headers).not.toHaveProperty('strict-transport-security')
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000')
})

test('no header tells what the server is made of', async () => {
  const { headers } = await server.send({ method: 'GET', url: '/api/satisfaction-stats' })

  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('x-powered-by')
})
