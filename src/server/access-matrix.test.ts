import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { servedCalls } from '#contracts/all-calls.ts'
import { organizationsRepository } from '#server/features/organizations/repository.ts'
import { testServer, type Browser } from '#testing/server.ts'

const server = testServer()
type Sender = Pick<Browser, 'send'>

/** What each caller gets. Partners and administrators join this table with their features (THREATS §4). */
interface Row {
  /** Prepares what the owner has and says how the call would reach it. */
  of(owner: Sender): Promise<InjectOptions> | InjectOptions
  own: Outcome
  nobody: Outcome
  other: Outcome
}
/** `empty`: an answer with nothing of the owner in it. `apart`: it works, on the caller's own things only. */
type Outcome = 'yes' | 'empty' | 'apart' | 'not found'

const mark = 'owners-secret'
const post = (url: string, payload: object): InjectOptions => ({ method: 'POST', url, payload })
const addTask = async (owner: Sender) =>
  (await owner.send(post('/api/action-plans', { sessionId: 'fp_abc', title: mark }))).json().actionPlan.id as string
const startSession = (owner: Sender) => owner.send(post('/api/sessions', { id: 'fp_abc', timezone: mark }))

const task = (method: 'PATCH' | 'DELETE', payload?: object): Row => ({
  of: async (owner) => ({ method, url: `/api/action-plans/${await addTask(owner)}`, ...(payload ? { payload } : {}) }),
  own: 'yes', nobody: 'not found', other: 'not found',
})
const session = (url: string, payload?: object): Row => ({
  of: async (owner) => {
    await startSession(owner)
    return { method: 'PATCH', url, ...(payload ? { payload } : {}) }
  },
  own: 'yes', nobody: 'not found', other: 'not found',
})
const listing = (url: string): Row => ({
  of: async (owner) => {
    await addTask(owner)
    return { method: 'GET', url }
  },
  own: 'yes', nobody: 'empty', other: 'empty',
})
/** Adds to one's own; tells nothing of anybody. */
const giving = (request: InjectOptions): Row => ({ of: () => request, own: 'apart', nobody: 'apart', other: 'apart' })

const matrix: Record<string, Row> = {
  trackOrganization: {
    of: async () => {
      const organizations = organizationsRepository(server.database.db)
      const { trackingCode } = await organizations.add({ name: mark, isConfidential: false }, 0)
      return { method: 'GET', url: `/api/organizations/track/${trackingCode}` }
    },
    own: 'yes', nobody: 'yes', other: 'yes',
  },
  createSession: giving(post('/api/sessions', { id: 'fp_abc' })),
  touchSession: session('/api/sessions/fp_abc/activity'),
  updateSession: session('/api/sessions/fp_abc', { location: { state: 'CA', county: 'Kern' } }),
  recordEvent: giving(post('/api/events', { sessionId: 'fp_abc', eventType: 'chat', eventData: {} })),
  pingSession: giving(post('/api/ping', { sessionId: 'fp_abc' })),
  pingPresence: giving(post('/api/analytics/ping', { sessionId: 'fp_abc', eventType: 'user_left' })),
  reportClientError: giving(post('/api/client-errors', { type: 'client_error', message: 'm' })),
  voteSatisfaction: giving(post('/api/satisfaction-vote', { sessionId: 'a', voteType: 'thumbs_up', context: 'a' })),
  satisfactionStats: {
    of: async (owner) => {
      await owner.send(post('/api/satisfaction-vote', { sessionId: mark, voteType: 'thumbs_up', context: 'a' }))
      return { method: 'GET', url: '/api/satisfaction-stats' }
    },
    own: 'empty', nobody: 'empty', other: 'empty',
  },
  listActionPlans: listing('/api/action-plans/fp_abc'),
  listActionPlansByQuery: listing('/api/action-plans?sessionId=fp_abc'),
  addActionPlan: giving(post('/api/action-plans', { sessionId: 'fp_abc', title: 'x' })),
  updateActionPlan: task('PATCH', { completed: true }),
  deleteActionPlan: task('DELETE'),
  sendFeedback: giving(post('/api/feedback', { sessionId: 'fp_abc', type: 'action-plan', rating: 5 })),
  getTutorialVideo: {
    of: () => {
      writeFileSync(path.join(server.mediaDir, 'action-plan.mp4'), mark)
      return { method: 'GET', url: '/api/video/action-plan.mp4' }
    },
    own: 'yes', nobody: 'yes', other: 'yes',
  },
  setDeviceMode: giving({ method: 'PUT', url: '/api/device', payload: { mode: 'own' } }),
  clearDevice: giving(post('/api/device/clear', {})),
}

const callers: Record<'own' | 'nobody' | 'other', (owner: Browser) => Sender> = {
  own: (owner) => owner, nobody: () => server, other: () => server.browser(),
}
const cases = Object.entries(matrix).flatMap(([call, row]) =>
  (['own', 'nobody', 'other'] as const).map((who) => [call, who, row[who], row] as const))

/** The owner's rows, which no call of anybody else may change. */
const rowsOf = async (owner: string) => {
  const all = Object.values(await server.stored()).flat()
  return all.map((row) => JSON.stringify(row)).filter((row) => row.includes(owner)).toSorted()
}

test('every served call stands in the matrix (T-4.2)', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(Object.keys(servedCalls).toSorted())
})

test.each(cases)('%s by %s: %s', async (_call, who, outcome, row) => {
  const owner = server.browser()
  await owner.send(post('/api/sessions', { id: 'fp_other' }))
  const id = (await server.stored()).principals?.[0]?.id ?? ''
  const request = await row.of(owner)
  const before = await rowsOf(id)
  const reply = await callers[who](owner).send(request)

  expect(reply.statusCode).toBe(outcome === 'not found' ? 404 : 200)
  if (outcome !== 'yes') expect(reply.body).not.toContain(mark)
  if (outcome === 'yes' && request.method === 'GET') expect(reply.body).toContain(mark)
  expect(before.length).toBeGreaterThan(0)
  if (who !== 'own') expect(await rowsOf(id)).toEqual(before)
})
