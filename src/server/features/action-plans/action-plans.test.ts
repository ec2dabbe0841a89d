import { expect, test } from 'vitest'
import {
  addActionPlan,
  deleteActionPlan,
  listActionPlans,
  listActionPlansByQuery,
  updateActionPlan,
} from '#contracts/action-plans.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const task = { sessionId: 'fp_abc', title: 'Get my birth certificate', description: 'Ask vital records' }
const missingId = '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a'

type Sender = Pick<Browser, 'send'>
const add = (sender: Sender, changes: object = {}) =>
  sender.send({ method: 'POST', url: '/api/action-plans', payload: { ...task, ...changes } })
const list = async (sender: Sender, label = task.sessionId) =>
  (await sender.send({ method: 'GET', url: `/api/action-plans/${label}` })).json().actionPlans
const complete = (sender: Sender, id: string, completed = true) =>
  sender.send({ method: 'PATCH', url: `/api/action-plans/${id}`, payload: { completed } })
const remove = (sender: Sender, id: string) => sender.send({ method: 'DELETE', url: `/api/action-plans/${id}` })

test('a task added in a browser comes back under its label, with the defaults of a custom task', async () => {
  const browser = server.browser()
  const added = await add(browser)
  const expected = {
    ...task,
    id: added.json().actionPlan.id,
    category: 'custom',
    priority: 'medium',
    completed: false,
    dueOn: null,
  }

  expect(added.json()).toEqual({ success: true, actionPlan: expected })
  expect(await list(browser)).toEqual([expected])
})

test('the list can be asked for by path or by query, and is the same', async () => {
  const browser = server.browser()
  await add(browser)
  const byQuery = await browser.send({ method: 'GET', url: '/api/action-plans?sessionId=fp_abc' })

  expect(byQuery.json()).toEqual({ success: true, actionPlans: await list(browser) })
})

test('tasks come oldest first, and only those of the label asked for', async () => {
  const browser = server.browser()
  for (const title of ['first', 'second', 'third']) {
    await add(browser, { title })
    server.clock.advance(1)
  }
  await add(browser, { title: 'elsewhere', sessionId: 'search-action-plan-1' })

  expect((await list(browser)).map(({ title }: { title: string }) => title)).toEqual(['first', 'second', 'third'])
})

test('blanks around a title and a description are cut off, and a missing description is none', async () => {
  const browser = server.browser()
  const first = await add(browser, { title: '  Call Ana \n', description: '   ' })
  const second = await add(browser, { description: null, category: 'housing', priority: 'high' })

  expect(first.json().actionPlan).toMatchObject({ title: 'Call Ana', description: null })
  expect(second.json().actionPlan).toMatchObject({ description: null, category: 'housing', priority: 'high' })
})

test('a task can be marked done, not done again, and removed', async () => {
  const browser = server.browser()
  const { id } = (await add(browser)).json().actionPlan

  expect((await complete(browser, id)).json()).toMatchObject({ success: true, actionPlan: { id, completed: true } })
  expect((await complete(browser, id, false)).json()).toMatchObject({ actionPlan: { completed: false } })
  expect((await remove(browser, id)).json()).toEqual({ success: true })
  expect(await list(browser)).toEqual([])
})

test('one browser never sees the tasks of another, though it knows the label (T-1.2)', async () => {
  await add(server.browser())
  const stranger = server.browser()

  expect(await list(stranger)).toEqual(await list(stranger, 'never-used'))
  await add(stranger, { title: 'mine' })
  expect(await list(stranger)).toHaveLength(1)
})

test.each(['a new browser', 'a browser with tasks of its own', 'a caller without a cookie'])(
  'for %s the task of somebody else is exactly as missing as one that never was (T-1.2)',
  async (who) => {
    const owner = server.browser()
    const { id } = (await add(owner)).json().actionPlan
    const stranger: Sender = who === 'a caller without a cookie' ? server : server.browser()
    if (who === 'a browser with tasks of its own') await add(stranger)

    for (const attempt of [complete, remove]) {
      const theirs = await attempt(stranger, id)
      const missing = await attempt(stranger, missingId)
      expect([theirs.statusCode, theirs.body]).toEqual([404, missing.body])
    }
    expect(await list(owner)).toMatchObject([{ id, completed: false }])
  },
)

test('callers without a cookie share what is under a label, and browsers see none of it (T-1.4)', async () => {
  const { id } = (await add(server)).json().actionPlan

  expect(await list(server)).toMatchObject([{ id }])
  expect(await list(server, 'another')).toEqual([])
  expect(await list(server.browser())).toEqual([])
  expect((await complete(server, id)).statusCode).toBe(200)
  expect((await remove(server, id)).statusCode).toBe(200)
})

test('callers without a cookie get fifty tasks under a label and not one more, even all at once (T-1.4)', async () => {
  const replies = await Promise.all(Array.from({ length: 60 }, () => add(server)))
  const statuses = replies.map(({ statusCode }) => statusCode)

  expect(statuses.filter((status) => status === 200)).toHaveLength(50)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(await list(server)).toHaveLength(50)
  expect((await add(server, { sessionId: 'another' })).statusCode).toBe(200)
})

test('a browser has no such limit', async () => {
  const browser = server.browser()
  for (let count = 0; count < 51; count += 1) await add(browser)

  expect(await list(browser)).toHaveLength(51)
})

test('a task keeps the day it is for, as a day', async () => {
  const browser = server.browser()
  await add(browser, { dueOn: '2026-11-20' })
  server.clock.advance(1)
  await add(browser, { title: 'some day', dueOn: null })

  expect((await list(browser)).map(({ dueOn }: { dueOn: unknown }) => dueOn)).toEqual(['2026-11-20', null])
})

test('a day that is none is refused, and nothing is stored', async () => {
  const browser = server.browser()
  expect((await add(browser, { dueOn: '2026-02-30' })).statusCode).toBe(400)
  expect(await list(browser)).toEqual([])
})

test('the same task sent again and again, even all at once, is there once, as it was first', async () => {
  const browser = server.browser()
  await add(browser, { title: 'before' })
  const replies = await Promise.all(Array.from({ length: 5 }, () => add(browser, { id: missingId })))
  const late = await add(browser, { id: missingId, title: 'other words' })

  for (const reply of [...replies, late])
    expect(reply.json().actionPlan).toMatchObject({ id: missingId, title: task.title })
  expect(await list(browser)).toHaveLength(2)
})

test('a task that was removed can come back under its name', async () => {
  const browser = server.browser()
  await add(browser, { id: missingId })
  await remove(browser, missingId)
  expect((await remove(browser, missingId)).statusCode).toBe(404)

  expect((await add(browser, { id: missingId })).statusCode).toBe(200)
  expect(await list(browser)).toMatchObject([{ id: missingId, completed: false }])
})

test.each(['another browser', 'a caller without a cookie'])(
  'with the name of somebody’s task, %s learns nothing and changes nothing (T-1.2)',
  async (who) => {
    const owner = server.browser()
    await add(owner, { id: missingId })
    const stranger: Sender = who === 'another browser' ? server.browser() : server
    const reply = await add(stranger, { id: missingId, title: 'mine' })
    const missing = await complete(stranger, 'f3b1c8de-1111-4222-8333-444455556666')

    expect([reply.statusCode, reply.body]).toEqual([404, missing.body])
    expect(await list(stranger)).toEqual([])
    expect(await list(owner)).toMatchObject([{ id: missingId, title: task.title }])
  },
)

test('callers without a cookie may repeat themselves under one label, also when it is full, but see no other label', async () => {
  await add(server, { id: missingId })
  for (let count = 1; count < 50; count += 1) await add(server)

  expect((await add(server, { id: missingId })).json().actionPlan).toMatchObject({ id: missingId, title: task.title })
  expect((await add(server, { id: missingId, sessionId: 'another' })).statusCode).toBe(404)
  expect(await list(server)).toHaveLength(50)
})

const { sessionId } = task
const addMarked = async (owner: Sender): Promise<string> => (await add(owner, { title: mark })).json().actionPlan.id

testAccess(server, addActionPlan, 'apart', () => ({ body: { sessionId, title: 'x' } }))
testAccess(server, listActionPlans, 'own list', async (owner) => (await addMarked(owner), { params: { sessionId } }))
testAccess(
  server,
  listActionPlansByQuery,
  'own list',
  async (owner) => (await addMarked(owner), { query: { sessionId } }),
)
testAccess(server, updateActionPlan, 'own item', async (owner) => ({
  params: { id: await addMarked(owner) },
  body: { completed: true },
}))
testAccess(server, deleteActionPlan, 'own item', async (owner) => ({ params: { id: await addMarked(owner) } }))
