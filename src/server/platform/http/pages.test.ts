import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { Failure } from '#contracts/failure.ts'
import { publicRoutes } from '#domain/navigation/routes.ts'
import { createStartGate } from '#server/platform/db/open.ts'
import { setUpTestServer } from '#testing/server.ts'

const buildDir = mkdtempSync(path.join(tmpdir(), 'build-'))
const script = 'console.log("hello")'.repeat(100)
function put(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(path.join(buildDir, file)), { recursive: true })
  writeFileSync(path.join(buildDir, file), content)
}
const names = ['home', 'shell', 'workshop', ...publicRoutes.slice(1).map((route) => route.slice(1))]
const files = names.flatMap((name) =>
  ['en', 'es'].map((language) => [name, language, `${name}.${language}.html`] as const),
)
for (const [name, language, file] of files) put(`pages/${file}`, `<!--config--><p>${name} ${language}</p>`)
const inlineHashes = Object.fromEntries(
  files.map(([, , file]) => [file, { script: [`sha256-${file}=`], style: ['sha256-def='] }]),
)
put('pages/manifest.json', JSON.stringify({ inlineHashes }))
put('client/assets/app-1a2b.js', script)
put('client/assets/app-1a2b.js.br', brotliCompressSync(script))
put('client/robots.txt', 'User-agent: *')
put('client/service-worker.js', 'self.skipWaiting()')
afterAll(() => rmSync(buildDir, { recursive: true }))

const server = setUpTestServer({ buildDir, config: { presence: false, production: true } })
const get = (url: string, headers: Record<string, string> = {}) => server.send({ method: 'GET', url, headers })

test.each([
  ['/', {}, 200, 'home en'],
  ['/', { 'accept-language': 'es-MX,en;q=0.5' }, 200, 'home es'],
  ['/', { 'accept-language': 'es', cookie: 'lang=en' }, 200, 'home en'],
  ['/', { cookie: 'lang=fr' }, 200, 'home en'],
  ['/chat', {}, 200, 'chat en'],
  ['/chat', { 'accept-language': 'es' }, 200, 'chat es'],
  ['/action-plan', { cookie: 'lang=es' }, 200, 'action-plan es'],
  ['/action-plan?sessionId=plan-1', {}, 200, 'shell en'],
  ['/chat?shell', { 'accept-language': 'es' }, 200, 'shell es'],
  ['/chat/', {}, 200, 'shell en'],
  ['/partner-portal', {}, 200, 'shell en'],
  ['/no/such/page', {}, 404, 'shell en'],
  ['/wireframes?screen=welcome', {}, 200, 'workshop en'],
  ['/wireframes/', { cookie: 'lang=es' }, 200, 'workshop es'],
])('%s with %o answers %d with the page "%s"', async (url, headers, status, text) => {
  const reply = await get(url, headers)

  expect(reply.statusCode).toBe(status)
  expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  expect(reply.headers['content-language']).toBe(text.slice(-2))
  expect(reply.body).toContain(`<p>${text}</p>`)
})

test('a page brings the cookie with it, once, and writes nothing', async () => {
  const first = await get('/')
  const cookie = `sid=${first.cookies[0]?.value}`

  expect(first.cookies).toMatchObject([{ name: 'sid', httpOnly: true }])
  expect((await get('/', { cookie })).cookies).toEqual([])
  expect((await get('/', { cookie: 'sid=made.up.token' })).cookies).toHaveLength(1)
  expect(await server.stored()).toEqual({})
})

test('a page tells the browser side how this place is set up', async () => {
  expect((await get('/')).body).toContain(
    'content="{&quot;presence&quot;:false,&quot;development&quot;:false,&quot;liveSearch&quot;:false}"',
  )
})

test('a page is allowed its own inline pieces by their hashes and nothing else', async () => {
  const readPolicy = async (url: string) => String((await get(url)).headers['content-security-policy'])

  expect(await readPolicy('/')).toContain("script-src 'self' 'sha256-home.en.html='; style-src 'self' 'sha256-def=';")
  expect(await readPolicy('/chat')).toContain("script-src 'self' 'sha256-chat.en.html='; style-src")
  expect(await readPolicy('/robots.txt')).toContain("script-src 'self'; style-src 'self';")
  expect(await readPolicy('/chat')).not.toContain('unsafe')
})

test('pages come compressed the way the browser asks for', async () => {
  const inEncoding = (accepted: string) => get('/', { 'accept-encoding': accepted })
  const [brotli, gzip, both] = [await inEncoding('br'), await inEncoding('gzip'), await inEncoding('gzip, br')]

  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('home en')
  expect(gunzipSync(gzip.rawPayload).toString()).toContain('home en')
  expect(both.headers['content-encoding']).toBe('br')
  expect(both.headers['vary']).toContain('Accept-Encoding')
})

test('files with a hash in their name may be kept for ever, others for an hour', async () => {
  expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
})

test('the worker is asked for anew every time, may rule every page, and talks to this server alone', async () => {
  const { headers } = await get('/service-worker.js')

  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/javascript; charset=utf-8',
  })
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
  expect(headers['content-security-policy']).toContain("connect-src 'self'; ")
  expect(headers['etag']).toBeDefined()
})

test('files are sent as they were compressed when the product was built', async () => {
  const reply = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })

  expect(reply.headers['content-encoding']).toBe('br')
  expect(reply.rawPayload).toEqual(brotliCompressSync(script))
})

test.each(['/assets/gone.js', '/api/no-such-call', '/api'])('%s is missing, and not as a page', async (url) => {
  const reply = await get(url)

  expect(reply.statusCode).toBe(404)
  Failure.parse(reply.json())
})

test.each([
  '/../pages/manifest.json',
  '/%2e%2e/pages/manifest.json',
  '/assets/..%2f..%2fpages%2fmanifest.json',
  '/assets/%00',
])('nothing outside the folder of public files can be read: %s', async (url) => {
  const reply = await get(url)

  expect(reply.statusCode).toBeGreaterThanOrEqual(400)
  expect(reply.statusCode).toBeLessThan(500)
  expect(reply.body).not.toContain('inlineHashes')
})

test('with the database away every page, file and list of counties is there, and a call that needs it comes back', async () => {
  const away = await server.startAnother(createStartGate(server.database.db).db)
  const ask = async (url: string) => {
    const { statusCode, headers } = await away.inject({ url, headers: { 'accept-language': 'es' } })
    return [url, statusCode, headers['retry-after']]
  }
  const goOn = [...publicRoutes, '/assets/app-1a2b.js', '/service-worker.js', '/api/counties?state=CA', '/healthz']
  for (const url of goOn) expect(await ask(url)).toEqual([url, 200, undefined])

  expect(await ask('/api/transit?county=Kern&state=CA')).toMatchObject(['/api/transit?county=Kern&state=CA', 503, '5'])
  await away.close()
})
