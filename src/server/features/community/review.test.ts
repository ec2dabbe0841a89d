import { describe, expect, test } from 'vitest'
import { createReturningBrowser } from '#testing/builders/introduction.ts'
import {
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
const reviewer = () => signInAs(server, { role: 'reviewer' })
const queue = async (who: Browser, show?: string) =>
  (await who.send({ method: 'GET', url: '/api/admin/posts', query: show ? { show } : {} })).json().posts
const waiting = async (changes: object = {}) => (await sendPost(server.browser(), changes)).json().id as string
const history = async () => (await server.stored()).review_history ?? []

test('those who tell of danger come first, then the oldest, with what may be private in them', async () => {
  const old = await waiting({ text: 'My officer Kevin Stone said yes' })
  server.clock.advance(1000)
  const calm = await waiting({ kind: 'question', text: 'How do I get an ID?' })
  server.clock.advance(1000)
  const urgent = await waiting({ kind: 'story', text: 'I want to kill myself' })
  const posts = await queue(await reviewer())

  expect(posts.map(({ id }: { id: string }) => id)).toEqual([urgent, old, calm])
  expect(posts[0]).toMatchObject({ isUrgent: true, status: 'pending', findings: [], reports: [] })
  expect(posts[1]).toMatchObject({
    isUrgent: false,
    county: 'Los Angeles County',
    sentAt: '2026-11-15T12:00:00.000Z',
    findings: [{ kind: 'name', match: 'Kevin Stone' }],
  })
})

test('a decision stands in the history and in the audit, without a word of the post', async () => {
  const id = await waiting()
  const who = await reviewer()
  await decidePost(who, id, buildPublishDecision('Mended.'))
  await decidePost(who, id, { decision: 'hide', reason: 'harm' })

  expect(await history()).toEqual([
    expect.objectContaining({ queue: 'posts', item_id: id, action: 'publish', reason: null, actor: who.accountId }),
    expect.objectContaining({ queue: 'posts', item_id: id, action: 'hide', reason: 'harm', undone_at: null }),
  ])
  const [first] = await history()
  expect([JSON.parse(first?.before ?? ''), JSON.parse(first?.after ?? '')]).toEqual([
    { status: 'pending', reason: null },
    { status: 'live', reason: null, isEdited: true },
  ])
  const { audit = [], review_history: storedHistory = [] } = await server.stored()
  expect(audit.filter(({ entity_id: about }) => about === id).map(({ action }) => action)).toEqual(['publish', 'hide'])
  expect(JSON.stringify([audit, storedHistory])).not.toMatch(/canary|Mended/)
})

test('of two who decide, the second is told, and the first decision stands', async () => {
  const id = await waiting()
  const [first, second] = [await reviewer(), await reviewer()]
  const replies = await Promise.all([
    decidePost(first, id, buildPublishDecision('Published.')),
    decidePost(second, id, { decision: 'reject', reason: 'not_helpful' }),
  ])

  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('already_decided')
  expect(await history()).toHaveLength(1)
})

test('whoever sent it is told why it is not there', async () => {
  const browser = await createReturningBrowser(server)
  const { id } = (await sendPost(browser)).json()
  await decidePost(await reviewer(), id, { decision: 'reject', reason: 'names_someone' })

  expect(await listBoardPosts(server)).toEqual([])
  expect((await browser.send({ method: 'GET', url: '/api/community/mine' })).json().posts).toMatchObject([
    { id, status: 'rejected', reason: 'names_someone' },
  ])
})

describe('what cannot be published', () => {
  test.each([
    ['a phone in the text', buildPublishDecision('Call 213-555-0142'), 'private_data', 'text'],
    [
      'a mail address in the title',
      buildPublishDecision('Fine', { title: 'ask a@example.org' }),
      'private_data',
      'title',
    ],
    [
      'a number in the translation',
      buildPublishDecision('Fine', { translated: 'es 123-45-6789' }),
      'private_data',
      'translated',
    ],
    ['more than a tip may hold', buildPublishDecision('a'.repeat(281)), 'bad_request', 'text'],
  ])('%s', async (_name, decision, code, path) => {
    const id = await waiting()
    const reply = await decidePost(await reviewer(), id, decision)

    expect([reply.statusCode, reply.json().code, reply.json().fields[0].path]).toEqual([400, code, path])
    expect([(await server.stored()).posts?.[0]?.status, await history()]).toEqual(['pending', []])
  })
})

test('a post taken back meanwhile is gone for the reviewer too', async () => {
  const browser = await createReturningBrowser(server)
  const { id } = (await sendPost(browser)).json()
  await browser.send({ method: 'DELETE', url: `/api/community/posts/${id}` })
  const who = await reviewer()
  const reply = await decidePost(who, id, buildPublishDecision('Mine now'))

  expect([reply.statusCode, reply.json().code, await queue(who)]).toEqual([409, 'taken_back', []])
  expect((await decidePost(who, '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a', buildPublishDecision('x'))).statusCode).toBe(
    404,
  )
})

describe('undo', () => {
  const undo = async (action: string) => {
    const entry = (await history()).findLast((row) => row.action === action)
    const url = `/api/admin/review/history/${entry?.id}/undo`
    const admin = await signInAs(server, { role: 'admin' })
    return (await admin.send({ method: 'POST', url, payload: { reason: 'The wrong button.' } })).json()
  }
  const tooLate = expect.objectContaining({ code: 'nothing_to_undo' })

  test('brings a rejected post back into the queue', async () => {
    const id = await waiting()
    const who = await reviewer()
    await decidePost(who, id, { decision: 'reject', reason: 'harm' })
    await undo('reject')

    expect(await queue(who)).toMatchObject([{ id, status: 'pending', reason: null, text: postRequest.text }])
    expect((await server.stored()).posts).toMatchObject([{ ended_at: null, reviewed_at: null }])
    expect(await undo('reject')).toEqual(tooLate)
  })

  test('takes a published post off the page, and only the latest decision can be undone', async () => {
    const { id } = await createLivePost(server)
    server.clock.advance(1000)
    await decidePost(await reviewer(), id, { decision: 'hide', reason: 'harm' })
    expect(await undo('publish')).toEqual(tooLate)
    await undo('hide')
    expect(await listBoardPosts(server)).toHaveLength(1)
    await undo('publish')

    expect(await listBoardPosts(server)).toEqual([])
  })

  test('lets the reports count again that the decision settled', async () => {
    const { id } = await createLivePost(server)
    for (let n = 0; n < 3; n += 1) {
      const url = `/api/community/posts/${id}/reports`
      await server.browser().send({ method: 'POST', url, payload: { kind: 'harm' } })
    }
    server.clock.advance(1000)
    const who = await reviewer()
    await decidePost(who, id, buildPublishDecision(postRequest.text))
    await undo('publish')

    expect(await queue(who)).toMatchObject([{ id, status: 'hidden', reports: ['harm', 'harm', 'harm'] }])
    expect((await server.stored()).posts?.[0]?.ended_at).toBeNull()
  })
})

test('every look at the queue is written down', async () => {
  await waiting()
  await queue(await reviewer())

  expect((await server.stored()).audit).toMatchObject([
    { action: 'list', entity: 'post', after: '{"show":"waiting","count":1}' },
  ])
})
