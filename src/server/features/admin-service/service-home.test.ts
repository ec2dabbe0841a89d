import { beforeEach, expect, test } from 'vitest'
import { showAdminHome } from '#contracts/admin-service.ts'
import { sendIntroduction } from '#testing/builders/introduction.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { signInAs, type SignedInBrowser } from '#testing/staff.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()
let admin: SignedInBrowser
beforeEach(async () => {
  admin = await signInAs(server, { role: 'admin' })
})
const home = async () =>
  showAdminHome.reply.parse((await admin.send({ method: 'GET', url: '/api/admin/home' })).json()).home

test('an empty service is well, and nothing waits', async () => {
  const { health, queues, urgentPosts, counts, reggieMode, switchedOff } = await home()

  expect(health).toContainEqual({ part: 'database', state: 'ok' })
  expect(health).toContainEqual({ part: 'mail', state: 'off' })
  expect(queues.map(({ queue, waiting }) => [queue, waiting])).toEqual([
    ['claims', 0],
    ['changes', 0],
    ['reports', 0],
    ['posts', 0],
    ['opportunities', 0],
    ['suggestions', 0],
  ])
  expect([urgentPosts, counts.openIntroductions, reggieMode, switchedOff]).toEqual([0, 0, 'full', []])
})

test('what waits is counted with the age of the oldest, and danger stands apart', async () => {
  const { db } = server.database
  const at = server.clock.now()
  const claim = {
    listing_id: 'place-1',
    listing_name: 'A place',
    organization_name: 'Open Door',
    contact_name: 'Robin Example',
    contact_role: 'Office lead',
    phone: '(213) 555-0142',
    language: 'en',
    status: 'open',
  } as const
  await db
    .insertInto('claims')
    .values([
      { id: 'a', ...claim, email: 'a@example.org', created_at: at - 1000 },
      { id: 'b', ...claim, email: 'b@example.org', created_at: at - 5000 },
      { id: 'c', ...claim, email: 'c@example.org', created_at: at - 9000, status: 'refused' },
    ])
    .execute()
  const post = {
    kind: 'tip',
    language: 'en',
    document: '{}',
    status: 'pending',
    created_at: at - 2000,
  } as const
  await db
    .insertInto('posts')
    .values([
      { id: '1', ...post, is_urgent: 1 },
      { id: '2', ...post, is_urgent: 0, status: 'live' },
      { id: '3', ...post, is_urgent: 0 },
    ])
    .execute()

  const { queues, urgentPosts } = await home()

  expect(queues.find(({ queue }) => queue === 'claims')).toEqual({
    queue: 'claims',
    waiting: 2,
    oldestAt: new Date(at - 5000).toISOString(),
  })
  expect(queues.find(({ queue }) => queue === 'posts')?.waiting).toBe(2)
  expect(urgentPosts).toBe(1)
})

test('places people want us to invite are named from the directory, with how many asked', async () => {
  await seedDirectory(server.database.db, [buildListing({ id: 'place-1', name: 'Oak House' })])
  for (const browser of [server.browser(), server.browser()]) {
    await sendIntroduction(browser, { resourceName: 'Somebody else', resourceContact: '(555) 010-0123' })
  }
  await sendIntroduction(server.browser(), { resourceId: 'unknown' })
  const canceled = server.browser()
  await sendIntroduction(canceled)
  await canceled.send({ method: 'POST', url: '/api/warm-introductions/delete', payload: { resourceName: 'A place' } })

  expect((await home()).toInvite).toEqual([expect.objectContaining({ id: 'place-1', name: 'Oak House', asked: 2 })])
})

test('who is here is told without anything that names them, and only who was here lately', async () => {
  const visitor = server.browser()
  const ping = { sessionId: 'fp_secret', currentPage: '/chat', deviceType: 'mobile', status: 'active' }
  await visitor.send({ method: 'POST', url: '/api/analytics/ping', payload: ping })
  server.clock.advance(20_000)
  const loadPresence = async () => (await admin.send({ method: 'GET', url: '/api/admin/presence' })).json()

  expect(await loadPresence()).toEqual({
    success: true,
    isOn: true,
    visitors: [{ page: '/chat', device: 'mobile', status: 'active', secondsAgo: 20 }],
  })
  server.clock.advance(6 * 60_000)
  expect((await loadPresence()).visitors).toEqual([])
})
