// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlanTask } from '#domain/action-plan/task-list.ts'
import { clearAll, readKey, writeKey } from '#client/platform/storage/storage.ts'
import { fakeTaskServer } from '#testing/fake-task-server.ts'
import { currentPlanLabel, openPlanLabel, readPlan } from './plan-tasks.ts'
import { addPlanTasks, completePlanTask, removePlanTask, restorePlanTask } from './plan-tasks-actions.ts'
import { openPlan, planPhase, syncPlan } from './plan-tasks-sync.ts'

const id = (letter: string) => `0b9f6a52-6c3e-4d5f-8a70-${letter.repeat(12)}`
const row = (letter: string, changes: Partial<PlanTask> = {}): PlanTask => ({
  id: id(letter),
  sessionId: 'plan-1',
  title: letter,
  description: null,
  category: 'custom',
  priority: 'medium',
  completed: false,
  dueOn: null,
  ...changes,
})
const titles = () => readPlan().tasks.map(({ title, completed }) => (completed ? `${title} done` : title))
const task = (title: string) => readPlan().tasks.find((planTask) => planTask.title === title) as PlanTask
const goOffline = (isOffline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)

beforeEach(() => {
  clearAll()
  writeKey('planSessionId', 'plan-1')
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a list gets a label once: the moment it was made, and chance', () => {
  clearAll()
  const label = openPlanLabel()
  expect(label).toMatch(/^plan-\d{13}-[0-9a-f]{8}$/)
  expect([openPlanLabel(), readKey('planSessionId')]).toEqual([label, label])
})

test('what the server has is shown, and is still there without it', async () => {
  const server = fakeTaskServer([row('a'), row('b', { completed: true })])
  await syncPlan()
  expect([titles(), planPhase.get()]).toEqual([['a', 'b done'], 'ready'])
  server.mode = 'lost'
  await syncPlan()
  expect([titles(), planPhase.get()]).toEqual([['a', 'b done'], 'offline'])
})

test('a browser that never had a list is not told to wait for one', async () => {
  const server = fakeTaskServer([row('a')])
  const openAs = async (prepare: () => void) => {
    clearAll()
    prepare()
    openPlan()()
    const phase = planPhase.get()
    await syncPlan()
    return phase
  }
  expect(await openAs(() => undefined)).toBe('ready')
  expect(await openAs(() => writeKey('planSessionId', 'plan-1'))).toBe('loading')
  const restored = { actionPlans: [{ title: 'Restored by a PIN' }] }
  expect(await openAs(() => writeKey('userSession', restored))).toBe('loading')
  server.mode = 'lost'
  expect(await openAs(() => undefined)).toBe('ready')
  expect(planPhase.get()).toBe('offline')
})

test('a new task is on the list before the server knows, and once when it does', async () => {
  const server = fakeTaskServer()
  const adding = addPlanTasks([{ title: '  Call Ana ', description: ' ', dueOn: '2026-11-20' }])
  expect(titles()).toEqual(['Call Ana'])
  expect(await adding).toBe('sent')
  expect([titles(), readPlan().waiting]).toEqual([['Call Ana'], 0])
  expect(server.rows).toMatchObject([{ title: 'Call Ana', description: null, dueOn: '2026-11-20', category: 'custom' }])
})

test('after a change the list is asked for again', async () => {
  const server = fakeTaskServer([row('a')])
  await syncPlan()
  await completePlanTask(task('a'), true)
  expect(server.sent.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET'])
})

test.each([500, 400, 403, 429])('a live change answered with %i is taken back', async (status) => {
  const server = fakeTaskServer([row('a')])
  await syncPlan()
  server.mode = status
  const ticking = completePlanTask(task('a'), true)
  expect(titles()).toEqual(['a done'])
  expect(await ticking).toBe('refused')
  expect(await removePlanTask(task('a'))).toBe('refused')
  expect(await addPlanTasks([{ title: 'x' }])).toBe('refused')
  expect([titles(), readPlan().waiting]).toEqual([['a'], 0])
})

test('offline everything works, nothing is tried, and it goes out in order when the connection is back', async () => {
  const server = fakeTaskServer([row('a'), row('b')])
  await syncPlan()
  const stop = openPlan()
  await syncPlan()
  goOffline(true)
  const before = server.sent.length
  expect(await addPlanTasks([{ title: 'c' }])).toBe('kept')
  expect(await completePlanTask(task('c'), true)).toBe('kept')
  expect(await removePlanTask(task('a'))).toBe('kept')
  expect([titles(), planPhase.get(), server.sent.length]).toEqual([['b', 'c done'], 'offline', before])

  goOffline(false)
  window.dispatchEvent(new Event('online'))
  await syncPlan()
  stop()
  expect(server.changes()).toEqual(['POST c', `PATCH ${task('c').id.slice(-4)}`, 'DELETE aaaa'])
  expect([titles(), readPlan().waiting, planPhase.get()]).toEqual([['b', 'c done'], 0, 'ready'])
})

test('what is undone offline is never sent', async () => {
  const server = fakeTaskServer([row('a')])
  await syncPlan()
  goOffline(true)
  await addPlanTasks([{ title: 'c' }])
  await removePlanTask(task('c'))
  const removed = task('a')
  await removePlanTask(removed)
  expect(await restorePlanTask(removed)).toBe('merged')
  goOffline(false)
  await syncPlan()
  expect([server.changes(), titles()]).toEqual([[], ['a']])
})

test('an answer that got lost makes no second task', async () => {
  const server = fakeTaskServer()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    await fetch(path, init)
    throw new TypeError('connection reset')
  })
  expect(await addPlanTasks([{ title: 'c' }])).toBe('kept')
  vi.stubGlobal('fetch', fetch)
  await syncPlan()
  expect([server.rows.length, titles(), readPlan().waiting]).toEqual([1, ['c'], 0])
})

test('a network that answers everything with its own page loses nothing', async () => {
  fakeTaskServer()
  vi.stubGlobal('fetch', async () => new Response('<html>Sign in</html>'))
  expect(await addPlanTasks([{ title: 'c' }])).toBe('kept')
  expect([titles(), planPhase.get()]).toEqual([['c'], 'offline'])
})

test('sent later, a failing server only makes it wait; a task that is gone is let go', async () => {
  const server = fakeTaskServer([row('a'), row('b')])
  await syncPlan()
  goOffline(true)
  await completePlanTask(task('a'), true)
  await completePlanTask(task('b'), true)
  server.rows.shift()
  goOffline(false)
  server.mode = 503
  await syncPlan()
  expect([readPlan().waiting, planPhase.get()]).toEqual([2, 'failed'])
  server.mode = 'up'
  await syncPlan()
  expect([titles(), readPlan().waiting, planPhase.get()]).toEqual([['b done'], 0, 'ready'])
})

test('two changes at once, and the last word on a task counts', async () => {
  const server = fakeTaskServer([row('a'), row('b')])
  await syncPlan()
  const outcomes = await Promise.all([
    completePlanTask(task('a'), true),
    completePlanTask(task('b'), true),
    completePlanTask(task('b'), false),
  ])
  expect(outcomes).toEqual(['sent', 'merged', 'sent'])
  expect(server.rows.map(({ completed }) => completed)).toEqual([true, false])
})

test('a change made in another tab is shown, and is sent from here', async () => {
  const server = fakeTaskServer([row('a')])
  await syncPlan()
  const change = { type: 'complete', key: 'k', isTried: false, id: id('a'), completed: true }
  localStorage.setItem('planQueue', JSON.stringify([change, { type: 'unknown' }]))
  window.dispatchEvent(new StorageEvent('storage', { key: 'planQueue' }))
  expect(titles()).toEqual(['a done'])
  await syncPlan()
  expect(server.rows).toMatchObject([{ completed: true }])
})

test('a task brought back after its removal was sent is the same task again, done as it was', async () => {
  const server = fakeTaskServer([row('a', { completed: true }), row('b')])
  await syncPlan()
  const removed = task('a')
  expect(await removePlanTask(removed)).toBe('sent')
  expect(titles()).toEqual(['b'])
  expect(await restorePlanTask(removed)).toBe('sent')
  expect(server.rows.find((storedTask) => storedTask.id === id('a'))).toMatchObject({ title: 'a', completed: true })
})

test('a server that forgot the browser gets the tasks again, under new names; nothing is lost', async () => {
  const server = fakeTaskServer([row('a', { dueOn: '2026-11-20' }), row('b', { completed: true })])
  await syncPlan()
  writeKey('planGuidance', { [`${id('a')}.en`]: { summary: 'kept' } })
  server.rows = []
  expect(await completePlanTask(task('a'), true)).toBe('gone')
  expect(titles()).toEqual(['a', 'b done'])
  expect(server.rows).toMatchObject([
    { title: 'a', dueOn: '2026-11-20' },
    { title: 'b', completed: true },
  ])
  expect(server.rows.map((storedTask) => storedTask.id)).not.toContain(id('a'))
  expect(Object.keys(readKey('planGuidance'))).toEqual([`${task('a').id}.en`])
})

test('tasks a PIN brought are put on the list, and what a PIN keeps are the tasks of the list', async () => {
  const server = fakeTaskServer()
  writeKey('userSession', { actionPlans: [{ id: 't1', title: 'Get ID', completed: true, dueOn: '2026-11-20' }] })
  await syncPlan()
  expect([titles(), server.rows.length]).toEqual([['Get ID done'], 1])
  expect(readKey('userSession')?.actionPlans).toMatchObject([{ title: 'Get ID', completed: true, dueOn: '2026-11-20' }])
  await syncPlan()
  expect(server.rows).toHaveLength(1)
})

test('tasks removed on another browser go here too', async () => {
  const server = fakeTaskServer([row('a'), row('b')])
  await syncPlan()
  server.rows.shift()
  await syncPlan()
  expect([titles(), server.rows.length]).toEqual([['b'], 1])
})

test('a device that is cleared in the middle of it all stays empty', async () => {
  fakeTaskServer([row('a')])
  await syncPlan()
  const ticking = completePlanTask(task('a'), true)
  clearAll()
  await ticking
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
  expect([currentPlanLabel(), titles()]).toEqual([null, []])
})
