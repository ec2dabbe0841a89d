import { expect, test } from 'vitest'
import { decideOpening, setUpOpeningReview, sendOpening } from '#testing/builders/opportunity.ts'
import { setUpTestServer } from '#testing/server.ts'
import { signInAs, type SignedInBrowser } from '#testing/staff.ts'

const server = setUpTestServer()
const day = 24 * 60 * 60 * 1000
const queue = async (reviewer: SignedInBrowser, show = 'waiting') =>
  (await reviewer.send({ method: 'GET', url: `/api/admin/opportunities?show=${show}` })).json().opportunities
const rows = () => server.database.db.selectFrom('opportunities').selectAll().execute()
const history = () => server.database.db.selectFrom('review_history').selectAll().execute()
const reject = { decision: 'reject', reason: 'Please say what it pays.' }

test('what waits stands in the queue, oldest first, with whoever posted it', async () => {
  const { staff, reviewer } = await setUpOpeningReview(server)
  const first = (await sendOpening(staff)).json().id
  server.clock.advance(1000)
  const second = (await sendOpening(staff)).json().id

  const waiting = await queue(reviewer)
  expect(waiting.map(({ id }: { id: string }) => id)).toEqual([first, second])
  expect(waiting[0]).toMatchObject({ organization: 'Open Door', status: 'pending' })
  expect(await queue(reviewer, 'decided')).toEqual([])
})

test('publishing makes it public for thirty days from then, and is remembered with what was before', async () => {
  const { staff, reviewer } = await setUpOpeningReview(server)
  const { id } = (await sendOpening(staff)).json()
  server.clock.advance(60_000)
  const at = server.clock.now()

  expect((await decideOpening(reviewer, id)).json()).toEqual({ success: true })
  const actor = reviewer.accountId
  expect((await rows())[0]).toMatchObject({ status: 'live', expires_at: at + 30 * day, reviewed_by: actor })
  const [entry] = await history()
  expect(entry).toMatchObject({ queue: 'opportunities', item_id: id, action: 'publish', actor, reason: null, at })
  expect(JSON.parse(entry?.before ?? '')).toMatchObject({ status: 'pending' })
  expect(JSON.parse(entry?.after ?? '')).toMatchObject({ status: 'live', reason: null, expires_at: at + 30 * day })
  const audited = await server.database.db
    .selectFrom('audit')
    .select(['action', 'actor'])
    .where('entity_id', '=', id)
    .orderBy('at')
    .execute()
  expect(audited).toEqual([
    { action: 'opportunity.post', actor: staff.accountId },
    { action: 'opportunity.publish', actor },
  ])
})

test('turning one down tells whoever posted it why, and the public nothing', async () => {
  const { staff, reviewer } = await setUpOpeningReview(server)
  const { id } = (await sendOpening(staff)).json()
  await decideOpening(reviewer, id, reject)

  const [own] = (await staff.send({ method: 'GET', url: '/api/partner/opportunities' })).json().opportunities
  expect(own).toMatchObject({ status: 'rejected', reason: reject.reason })
  const listed = await server.send({ method: 'GET', url: '/api/opportunities?state=CA&county=Los%20Angeles' })
  expect(listed.body).not.toContain(id)
  expect(await history()).toMatchObject([{ action: 'reject', reason: reject.reason }])
  expect(await queue(reviewer)).toEqual([])
  expect(await queue(reviewer, 'decided')).toMatchObject([{ id, status: 'rejected' }])
})

test('of two who decide at once the second is told, and one decision is remembered', async () => {
  const { staff, reviewer } = await setUpOpeningReview(server)
  const other = await signInAs(server, { role: 'admin' })
  const { id } = (await sendOpening(staff)).json()

  const replies = await Promise.all([decideOpening(reviewer, id), decideOpening(other, id, reject)])
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('already_decided')
  expect(await history()).toHaveLength(1)
})

test('a hiring event that was over before anybody looked is not published', async () => {
  const { staff } = await setUpOpeningReview(server)
  const startsAt = new Date(server.clock.now() + day).toISOString()
  const { id } = (await sendOpening(staff, { kind: 'hiring_event', startsAt })).json()
  server.clock.advance(2 * day)

  const reviewer = await signInAs(server, { role: 'reviewer' })
  const reply = await decideOpening(reviewer, id)
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'opening_over'])
  expect((await decideOpening(reviewer, id, reject)).statusCode).toBe(200)
})

test('a rejection needs a reason, an unknown one is not found, and partners do not decide', async () => {
  const { staff, reviewer } = await setUpOpeningReview(server)
  const { id } = (await sendOpening(staff)).json()

  expect((await decideOpening(reviewer, id, { decision: 'reject', reason: ' ' })).statusCode).toBe(400)
  expect((await decideOpening(reviewer, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
  expect((await decideOpening(staff, id)).statusCode).toBe(403)
  expect((await rows())[0]?.status).toBe('pending')
})
