import { expect, test } from 'vitest'
import { reportPost, thankPost } from '#contracts/community.ts'
import { createReturningBrowser } from '#testing/builders/introduction.ts'
import {
  announceEvent,
  listBoardPosts,
  decidePost,
  createLivePost,
  createPublishedPost,
  postRequest,
  buildPublishDecision,
} from '#testing/builders/post.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { signInAs } from '#testing/staff.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const report = (sender: Pick<Browser, 'send'>, id: string, kind = 'harm') =>
  sender.send({ method: 'POST', url: `/api/community/posts/${id}/reports`, payload: { kind } })
const readers = (count: number) => Promise.all(Array.from({ length: count }, () => createReturningBrowser(server)))
const loadStatus = async (id: string) => (await server.stored()).posts?.find((post) => post.id === id)?.status
const queue = async (reviewer: Browser, show = 'waiting') =>
  (await reviewer.send({ method: 'GET', url: '/api/admin/posts', query: { show } })).json().posts

test('three browsers hide a post until somebody looked; one browser counts once', async () => {
  const { id } = await createLivePost(server)
  const [first, second, third] = (await readers(3)) as [Browser, Browser, Browser]
  for (let n = 0; n < 4; n += 1) await report(first, id)
  await report(second, id)
  expect([await loadStatus(id), (await listBoardPosts(server)).length]).toEqual(['live', 1])
  server.clock.advance(1000)
  await report(third, id, 'private')

  expect([await loadStatus(id), await listBoardPosts(server)]).toEqual(['hidden', []])
  expect((await report(server.browser(), id)).statusCode).toBe(404)
  const reviewer = await signInAs(server, { role: 'reviewer' })
  expect(await queue(reviewer)).toMatchObject([{ id, status: 'hidden', reports: ['harm', 'harm', 'private'] }])
})

test('three reports at once hide it too', async () => {
  const { id } = await createLivePost(server)
  const replies = await Promise.all((await readers(3)).map((reader) => report(reader, id)))

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await loadStatus(id)).toBe('hidden')
})

test('a reviewer who publishes it again settles the reports: three new ones are needed', async () => {
  const { id } = await createLivePost(server)
  const old = await readers(3)
  for (const reader of old) await report(reader, id)
  const reviewer = await signInAs(server, { role: 'reviewer' })
  expect((await decidePost(reviewer, id, buildPublishDecision(postRequest.text))).statusCode).toBe(200)
  for (const reader of [...old, ...(await readers(2))]) await report(reader, id)
  expect(await loadStatus(id)).toBe('live')
  await report(server.browser(), id)

  expect(await loadStatus(id)).toBe('hidden')
})

test('what was reported once waits for a look, and the reviewer may keep it or hide it', async () => {
  const [keptPost, gone] = [await createLivePost(server), await createLivePost(server)]
  const reviewer = await signInAs(server, { role: 'reviewer' })
  const again = await decidePost(reviewer, keptPost.id, buildPublishDecision('x'))
  expect([again.statusCode, again.json().code]).toEqual([409, 'already_decided'])
  for (const { id } of [keptPost, gone]) await report(server.browser(), id, 'wrong')
  expect(await queue(reviewer)).toHaveLength(2)
  await decidePost(reviewer, keptPost.id, buildPublishDecision(postRequest.text))
  await decidePost(reviewer, gone.id, { decision: 'hide', reason: 'wrong' })

  expect(await queue(reviewer)).toEqual([])
  expect((await listBoardPosts(server)).map(({ id }) => id)).toEqual([keptPost.id])
  expect((await queue(reviewer, 'decided')).find(({ id }: { id: string }) => id === gone.id)).toMatchObject({
    status: 'hidden',
    reason: 'wrong',
  })
})

test('an event of an organization can be reported like a post', async () => {
  const partner = await signInAs(server, { role: 'partner_staff' })
  const reviewer = await signInAs(server, { role: 'reviewer' })
  const { id } = (await announceEvent(partner)).json()
  expect((await report(server.browser(), id)).statusCode).toBe(404)
  await decidePost(reviewer, id, buildPublishDecision('Meet people who hire.'))
  for (const reader of await readers(3)) expect((await report(reader, id)).statusCode).toBe(200)

  expect((await server.send({ method: 'GET', url: '/api/community/events' })).json().events).toEqual([])
})

test('a caller without a cookie is not counted', async () => {
  const { id } = await createLivePost(server)

  expect((await report(server, id)).statusCode).toBe(403)
  expect((await server.stored()).post_reports).toBeUndefined()
})

testAccess(server, thankPost, 'apart, with a cookie', async (owner) => ({
  params: { id: await createPublishedPost(server, owner, mark) },
  body: { helped: true },
}))
testAccess(server, reportPost, 'apart, with a cookie', async (owner) => ({
  params: { id: await createPublishedPost(server, owner, mark) },
  body: { kind: 'wrong' },
}))
