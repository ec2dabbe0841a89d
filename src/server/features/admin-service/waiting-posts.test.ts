import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { showAdminHome } from '#contracts/admin-service.ts'
import { listPostsToReview } from '#contracts/community-staff.ts'
import { signInAs } from '#testing/staff.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()

interface PostState {
  /** Appears in its text. */
  what: string
  status: 'pending' | 'live' | 'hidden' | 'rejected'
  waits: boolean
  isUrgent?: boolean
  reason?: string
  /** From now. */
  endsInMs?: number
  reports?: readonly ('open' | 'settled')[]
}

/** Every state a post can be in, and whether a reviewer still has to look at it. */
const posts: readonly PostState[] = [
  { what: 'sent', status: 'pending', waits: true },
  { what: 'sent, tells of danger', status: 'pending', isUrgent: true, waits: true },
  { what: 'an event that is to come', status: 'pending', endsInMs: 1000, waits: true },
  { what: 'an event that is over', status: 'pending', isUrgent: true, endsInMs: -1000, waits: false },
  { what: 'public', status: 'live', waits: false },
  { what: 'public, one report', status: 'live', reports: ['open'], waits: true },
  {
    what: 'public, tells of danger, two reports',
    status: 'live',
    isUrgent: true,
    reports: ['open', 'open'],
    waits: true,
  },
  { what: 'public, reports looked at', status: 'live', reports: ['settled', 'settled'], waits: false },
  { what: 'hidden by reports', status: 'hidden', reports: ['open', 'open', 'open'], waits: true },
  { what: 'hidden by a reviewer', status: 'hidden', reason: 'harm', reports: ['settled'], waits: false },
  { what: 'turned down', status: 'rejected', reason: 'harm', waits: false },
]

const readers = ['a', 'b', 'c']

async function store({ what, status, isUrgent = false, reason, endsInMs, reports = [] }: PostState) {
  const { db } = server.database
  const [id, at] = [randomUUID(), server.clock.now()]
  await db
    .insertInto('posts')
    .values({
      id,
      kind: 'tip',
      language: 'en',
      document: JSON.stringify({ title: null, text: what, translated: null }),
      status,
      is_urgent: isUrgent ? 1 : 0,
      reason: reason ?? null,
      created_at: at - 2000,
      ended_at: endsInMs === undefined ? null : at + endsInMs,
    })
    .execute()
  for (const [index, report] of reports.entries()) {
    await db
      .insertInto('post_reports')
      .values({
        post_id: id,
        principal_id: readers[index] ?? '',
        kind: 'harm',
        at,
        settled_at: report === 'open' ? null : at,
      })
      .execute()
  }
}

test('as many posts wait on the first page as stand in the queue, also public ones with a report', async () => {
  const at = server.clock.now()
  await server.database.db
    .insertInto('principals')
    .values(readers.map((id) => ({ id, token_hash: id, kind: 'own' as const, created_at: at, last_seen_at: at })))
    .execute()
  for (const post of posts) await store(post)
  const admin = await signInAs(server, { role: 'admin' })
  const get = async (url: string) => (await admin.send({ method: 'GET', url })).json()

  const { home } = showAdminHome.reply.parse(await get('/api/admin/home'))
  const { posts: queue } = listPostsToReview.reply.parse(await get('/api/admin/posts'))

  const waiting = posts.filter(({ waits }) => waits).map(({ what }) => what)
  expect(queue.map(({ text }) => text).toSorted()).toEqual(waiting.toSorted())
  expect(home.queues.find(({ queue: name }) => name === 'posts')?.waiting).toBe(queue.length)
  expect(home.urgentPosts).toBe(queue.filter(({ isUrgent }) => isUrgent).length)
})
