import { describe, expect, test } from 'vitest'
import { errors as spanish } from '#content/es/errors.ts'
import * as calls from '#contracts/community.ts'
import { settingsRepository } from '#server/platform/settings/settings-repository.ts'
import { createReturningBrowser } from '#testing/builders/introduction.ts'
import {
  listBoardPosts,
  createPublishedPost,
  decidePost,
  postRequest,
  buildPublishDecision,
  sendPost,
} from '#testing/builders/post.ts'
import { setUpTestServer } from '#testing/server.ts'
import { signInAs } from '#testing/staff.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const hourMs = 60 * 60 * 1000
const posts = async () => (await server.stored()).posts ?? []
const staffActor = { id: 'admin', role: 'admin', organizationId: null }

test('a post waits for a reviewer, without a name and with its place', async () => {
  const reply = await sendPost(server.browser())

  expect(reply.json()).toEqual({ success: true, id: expect.any(String), crisis: false, usualHours: null })
  expect(await posts()).toMatchObject([
    {
      id: reply.json().id,
      kind: 'tip',
      status: 'pending',
      need: 'housing',
      state: 'CA',
      county_fips: '06037',
      is_urgent: 0,
      reviewed_at: null,
      organization_id: null,
      author_id: null,
    },
  ])
})

test('a caller without a cookie cannot post: nobody could take it back', async () => {
  const reply = await sendPost(server)

  expect([reply.statusCode, reply.json().code, await posts()]).toEqual([403, 'forbidden', []])
})

test('the very same words are one post, however often they are sent', async () => {
  const browser = await createReturningBrowser(server)
  const replies = await Promise.all(Array.from({ length: 6 }, () => sendPost(browser)))

  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
  expect(await posts()).toHaveLength(1)
  expect((await sendPost(server.browser())).json().id).not.toBe(replies[0]?.json().id)
})

test('of a burst of fifty from one browser three are stored, and it is told to come back tomorrow', async () => {
  const browser = await createReturningBrowser(server)
  const burst = Array.from({ length: 50 }, (_, n) => sendPost(browser, { text: `Buy now ${'a'.repeat(n)}` }))
  const statuses = (await Promise.all(burst)).map(({ statusCode }) => statusCode)

  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(await posts()).toHaveLength(3)
  const late = await sendPost(browser, { text: 'One more' })
  expect([late.json().code, late.headers['retry-after']]).toEqual(['posts_today', '86400'])
})

test('a network of many people may send 60 a day', async () => {
  const address = '203.0.113.9'
  for (let n = 0; n < 60; n += 1) expect((await sendPost(server.browser(), {}, address)).statusCode).toBe(200)
  const over = await sendPost(server.browser(), {}, address)

  expect([over.statusCode, over.json().code]).toEqual([429, 'posts_today'])
  expect(await posts()).toHaveLength(60)
  expect((await sendPost(server.browser(), {}, '203.0.113.10')).statusCode).toBe(200)
})

describe('what is refused stores nothing and names the field', () => {
  const long = { path: 'text', problem: 'too_big' }
  test.each([
    ['a long tip', { text: 'a'.repeat(281) }, 'bad_request', long],
    ['a long question', { kind: 'question', text: 'a'.repeat(501) }, 'bad_request', long],
    ['a long story', { kind: 'story', text: 'a'.repeat(3001) }, 'bad_request', long],
    ['an empty tip', { text: '  ' }, 'bad_request', { path: 'text', problem: 'too_small' }],
    ['rules not agreed to', { agreed: false }, 'bad_request', { path: 'agreed', problem: 'invalid_value' }],
    ['a phone', { text: 'Call (213) 555-0142 today' }, 'private_data', { path: 'text', problem: 'phone' }],
    ['a mail address', { text: 'write sam@example.org' }, 'private_data', { path: 'text', problem: 'email' }],
    ['a number', { text: 'mine is 123-45-6789' }, 'private_data', { path: 'text', problem: 'id_number' }],
    ['an unknown county', { county: 'Nowhere' }, 'unknown_county', { path: 'county', problem: 'unknown' }],
    ['a county without a state', { state: null }, 'unknown_county', { path: 'county', problem: 'unknown' }],
  ])('%s', async (_name, changes, code, field) => {
    const reply = await sendPost(server.browser(), changes)

    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ success: false, code, fields: [field] })
    expect(await posts()).toEqual([])
  })

  test('in Spanish when the browser speaks it', async () => {
    const reply = await server.browser().send({
      method: 'POST',
      url: '/api/community/posts',
      payload: { ...postRequest, text: 'Llame al (213) 555-0142' },
      headers: { 'accept-language': 'es-MX' },
    })

    expect(reply.json()).toMatchObject({ code: 'private_data', error: spanish.private_data })
  })

  test('a body far too large', async () => {
    const reply = await sendPost(server.browser(), { kind: 'story', text: 'a'.repeat(40_000) })

    expect([reply.statusCode, await posts()]).toEqual([413, []])
  })
})

test('without a place it is for everywhere, and a longest story is taken', async () => {
  const browser = server.browser()
  await sendPost(browser, { state: null, county: null, need: null })
  const story = await sendPost(browser, { kind: 'story', county: null, text: 'a'.repeat(3000) })

  expect(story.statusCode).toBe(200)
  expect(await posts()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'tip', need: null, state: null, county_fips: null }),
      expect.objectContaining({ kind: 'story', state: 'CA', county_fips: null }),
    ]),
  )
})

test('words of danger bring the card, and the post is stored all the same', async () => {
  const reply = await sendPost(server.browser(), { kind: 'question', text: 'I want to kill myself. What now?' })

  expect(reply.json()).toMatchObject({ success: true, crisis: true })
  expect(await posts()).toMatchObject([{ status: 'pending', is_urgent: 1 }])
})

test('with posting switched off nothing can be sent, and readers are told', async () => {
  const canPost = async () =>
    (await server.send({ method: 'GET', url: '/api/community/posts', query: { kind: 'tip' } })).json().canPost
  expect(await canPost()).toBe(true)
  const settings = settingsRepository(server.database.db)
  const value = { ...(await settings.read('switches')), communityPosting: false }
  await settings.save('switches', { value, version: 0 }, staffActor, server.clock.now())
  const reply = await sendPost(server.browser())

  expect([reply.statusCode, reply.json().code]).toEqual([403, 'switched_off'])
  expect([await posts(), await canPost()]).toEqual([[], false])
})

test('how long a review takes is told from the fifth on: the middle of the last ones', async () => {
  for (const hours of [1, 2, 3, 50, 4]) {
    const { id } = (await sendPost(server.browser())).json()
    server.clock.advance(hours * hourMs)
    const reviewer = await signInAs(server, { role: 'reviewer' })
    await decidePost(reviewer, id, buildPublishDecision('Fine.'))
  }

  expect((await sendPost(server.browser())).json().usualHours).toBe(3)
})

test.each(['tip', 'story', 'question'])('no %s is public before a reviewer published it', async (kind) => {
  const browser = server.browser()
  const { id } = (await sendPost(browser, { kind })).json()
  expect(await listBoardPosts(server, kind)).toEqual([])
  const mine = await browser.send({ method: 'GET', url: '/api/community/mine' })
  expect(mine.json().posts).toMatchObject([
    { id, kind, text: postRequest.text, status: 'pending', sentOn: '2026-11-15' },
  ])
  const reviewer = await signInAs(server, { role: 'reviewer' })
  await decidePost(reviewer, id, buildPublishDecision('Mended words.', { title: 'A title', translated: 'Palabras.' }))

  expect(await listBoardPosts(server, kind)).toMatchObject([
    {
      id,
      title: 'A title',
      text: 'Mended words.',
      translated: 'Palabras.',
      from: 'person',
      county: 'Los Angeles County',
      publishedOn: '2026-11-15',
      helped: null,
      iFoundItHelpful: false,
      answers: [],
    },
  ])
  expect(JSON.stringify(await server.stored())).not.toContain('canary-post')
})

test('markup stays the text it is, in every field', async () => {
  const text = '<script>alert(1)</script><img src=x onerror=alert(2)> & “quotes”'
  const reviewer = await signInAs(server, { role: 'reviewer' })
  const { id } = (await sendPost(server.browser(), { text })).json()
  await decidePost(reviewer, id, buildPublishDecision(text, { title: '<b>t</b>', translated: '<i>x</i>' }))
  const reply = await server.send({ method: 'GET', url: '/api/community/posts', query: { kind: 'tip' } })

  expect(reply.headers['content-type']).toMatch(/^application\/json/)
  expect(reply.json().posts[0]).toMatchObject({ title: '<b>t</b>', text, translated: '<i>x</i>' })
})

testAccess(server, calls.sendPost, 'apart, with a cookie', () => ({ body: { ...postRequest, text: 'Mine.' } }))
testAccess(server, calls.listMyPosts, 'own list', async (owner) => {
  await sendPost(owner, { text: mark })
  return {}
})
testAccess(server, calls.deleteMyPost, 'own item', async (owner) => ({
  params: { id: await createPublishedPost(server, owner, mark) },
}))
