import { expect, test } from 'vitest'
import { retentionRules } from '#domain/retention.ts'
import { eraseExpired } from '#server/features/retention/commands/erase-expired.ts'
import { createReturningBrowser } from '#testing/builders/introduction.ts'
import {
  announceEvent,
  listBoardPosts,
  decidePost,
  createLivePost,
  postRequest,
  buildPublishDecision,
  sendPost,
} from '#testing/builders/post.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { signInAs } from '#testing/staff.ts'

const server = setUpTestServer()
const dayMs = 24 * 60 * 60 * 1000
const remove = (browser: Pick<Browser, 'send'>, id: string) =>
  browser.send({ method: 'DELETE', url: `/api/community/posts/${id}` })
const mine = async (browser: Browser) =>
  (await browser.send({ method: 'GET', url: '/api/community/mine' })).json().posts
const loadAllText = async () => JSON.stringify(await server.stored())
const eraseOld = async () => {
  for (const rule of retentionRules.filter(({ table }) => table === 'posts')) {
    await eraseExpired(server.database, rule, server.clock.now())
  }
}
const stored = async () => (await server.stored()).posts ?? []

test('whoever sent a post takes it back at once; its words are nowhere any more', async () => {
  const { id, browser } = await createLivePost(server)
  expect((await remove(browser, id)).statusCode).toBe(200)

  expect([await listBoardPosts(server), await mine(browser)]).toEqual([[], []])
  expect(await loadAllText()).not.toContain('canary-post')
  expect(await stored()).toMatchObject([{ status: 'withdrawn', ended_at: server.clock.now() }])
  expect((await remove(browser, id)).statusCode).toBe(404)
})

test('what somebody else sent is not found, exactly like what does not exist', async () => {
  const { id } = await createLivePost(server)
  const other = await createReturningBrowser(server)
  const missing = await remove(other, '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a')
  for (const sender of [other, server.browser(), server]) {
    const reply = await remove(sender, id)
    expect([reply.statusCode, reply.body]).toEqual([404, missing.body])
  }

  expect([(await listBoardPosts(server)).length, await mine(other)]).toEqual([1, []])
})

test('deleting my data takes back every post, thanks and report of mine (T-10.1)', async () => {
  const { id: others } = await createLivePost(server, { text: 'Of somebody else' })
  const { id, browser } = await createLivePost(server)
  await sendPost(browser, { kind: 'story', text: 'canary-post: a story' })
  await browser.send({ method: 'PUT', url: `/api/community/posts/${others}/helped`, payload: { helped: true } })
  await browser.send({ method: 'POST', url: `/api/community/posts/${others}/reports`, payload: { kind: 'harm' } })
  await browser.send({ method: 'DELETE', url: '/api/me' })
  const { posts = [], post_reactions: thanks, post_reports: reports } = await server.stored()

  expect(await loadAllText()).not.toContain('canary-post')
  expect([thanks, reports]).toEqual([undefined, undefined])
  expect(posts.filter((post) => post.id !== others)).toMatchObject([
    { status: 'withdrawn', principal_id: null },
    { status: 'withdrawn', principal_id: null },
  ])
  expect((await listBoardPosts(server)).map((post) => post.id)).toEqual([others])
  expect(posts.some((post) => post.id === id)).toBe(true)
})

test('clearing a device cuts the tie: what was sent stays without anybody, thanks and reports go', async () => {
  const { id: others } = await createLivePost(server, { text: 'Of somebody else' })
  const { id, browser } = await createLivePost(server)
  await browser.send({ method: 'PUT', url: `/api/community/posts/${others}/helped`, payload: { helped: true } })
  await browser.send({ method: 'POST', url: '/api/device/clear', payload: {} })
  const { posts = [], post_reactions: thanks } = await server.stored()

  expect(thanks).toBeUndefined()
  expect(posts.find((post) => post.id === id)).toMatchObject({ status: 'live', principal_id: null })
  expect(await mine(browser)).toEqual([])
})

test('a rejected post goes after 30 days, a live one stays', async () => {
  const reviewer = await signInAs(server, { role: 'reviewer' })
  const { id: livePostId } = await createLivePost(server)
  const { id } = (await sendPost(server.browser(), { text: 'Rejected words' })).json()
  await decidePost(reviewer, id, { decision: 'reject', reason: 'selling' })
  server.clock.advance(30 * dayMs)
  await eraseOld()
  expect(await stored()).toHaveLength(2)
  server.clock.advance(1)
  await eraseOld()

  expect((await stored()).map((post) => post.id)).toEqual([livePostId])
})

test('an event ends by itself: a month after it is over its row goes, reviewed or not', async () => {
  const partner = await signInAs(server, { role: 'partner_staff' })
  const reviewer = await signInAs(server, { role: 'reviewer' })
  const { id } = (await announceEvent(partner)).json()
  await announceEvent(partner, { endsAt: null })
  await decidePost(reviewer, id, buildPublishDecision('Meet people who hire.'))
  const end = Date.UTC(2026, 10, 20, 19)
  server.clock.advance(end + 30 * dayMs - server.clock.now())
  await eraseOld()
  expect(await stored()).toHaveLength(2)
  server.clock.advance(dayMs)
  await eraseOld()

  expect(await stored()).toEqual([])
})

test('a browser that is forgotten leaves its public posts, and nobody can tell whose they were', async () => {
  const { id } = await createLivePost(server)
  await server.database.db.deleteFrom('principals').execute()

  expect(await listBoardPosts(server)).toMatchObject([{ id, text: postRequest.text }])
  expect(await stored()).toMatchObject([{ principal_id: null }])
})
