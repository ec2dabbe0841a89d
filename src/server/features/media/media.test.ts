import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { Failure } from '#contracts/failure.ts'
import { getTutorialVideo } from '#contracts/media.ts'
import { setUpTestServer } from '#testing/server.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const name = 'find-resources.mp4'
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))
const ask = (headers: Record<string, string> = {}, url = `/api/video/${name}?cb=step-1`) =>
  server.send({ method: 'GET', url, headers })

beforeEach(() => {
  writeFileSync(path.join(server.mediaDir, name), bytes)
  writeFileSync(path.join(server.mediaDir, 'secret.txt'), 'secret')
})

test('a film comes whole, and says that it can come in pieces', async () => {
  const reply = await ask()

  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({ 'content-type': 'video/mp4', 'content-length': '1000' })
  expect(reply.headers['accept-ranges']).toBe('bytes')
  expect(reply.rawPayload).toEqual(bytes)
})

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=100-100', 100, 100],
  ['bytes=900-', 900, 999],
  ['bytes=900-5000', 900, 999],
  ['bytes=-10', 990, 999],
  ['bytes=-5000', 0, 999],
])('%s answers the bytes from %d to %d', async (range, first, last) => {
  const reply = await ask({ range })

  expect(reply.statusCode).toBe(206)
  expect(reply.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(last - first + 1),
    'content-range': `bytes ${first}-${last}/1000`,
  })
  expect(reply.rawPayload).toEqual(bytes.subarray(first, last + 1))
})

const beyond = ['bytes=1000-', 'bytes=5000-6000', 'bytes=-0', 'bytes=9-2', `bytes=${'9'.repeat(400)}-`]
test.each(beyond)('%s cannot be had', async (range) => {
  const reply = await ask({ range })

  expect(reply.statusCode).toBe(416)
  expect(reply.headers['content-range']).toBe('bytes */1000')
  Failure.parse(reply.json())
})

const unknown = ['bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'bytes=a-b', '']
test.each(unknown)('a range we do not know, %j, gets the whole film', async (range) => {
  const reply = await ask({ range })

  expect(reply.statusCode).toBe(200)
  expect(reply.rawPayload).toEqual(bytes)
})

test('a film that is empty on disk is an answer, not a fault', async () => {
  writeFileSync(path.join(server.mediaDir, name), '')

  expect((await ask()).statusCode).toBe(200)
  expect((await ask({ range: 'bytes=-5' })).statusCode).toBe(416)
  expect((await ask({ range: 'bytes=0-' })).statusCode).toBe(416)
})

test('a film that was not recorded yet is not found', async () => {
  rmSync(path.join(server.mediaDir, name))
  const reply = await ask()

  expect(reply.statusCode).toBe(404)
  Failure.parse(reply.json())
})

test.each([
  'secret.txt',
  '..%2Fsecret.txt',
  '%2e%2e/package.json',
  '....//secret.txt',
  '%2Fetc%2Fpasswd',
  `${name}%00`,
  `${name}%2F..%2Fsecret.txt`,
])('only names on the list are films: %s is refused and never looked up on disk (T-7.3)', async (file) => {
  const reply = await ask({}, `/api/video/${file}`)

  expect([400, 404]).toContain(reply.statusCode)
  Failure.parse(reply.json())
})

test('the head of a film tells its size without sending it', async () => {
  const reply = await server.send({ method: 'HEAD', url: `/api/video/${name}` })

  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-length']).toBe('1000')
  expect(reply.body).toBe('')
})

testAccess(server, getTutorialVideo, 'public', () => {
  writeFileSync(path.join(server.mediaDir, 'action-plan.mp4'), mark)
  return { params: { file: 'action-plan.mp4' }, query: {} }
})
