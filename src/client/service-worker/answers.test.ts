import { expect, test } from 'vitest'
import { createMemoryCaches } from '#testing/memory-caches.ts'
import { answerCounties, answerDocument, answerFile } from './answers.ts'
import { createShelf } from './shelf.ts'

const never = new Promise<never>(() => undefined)
const gone = () => Promise.reject(new TypeError('Failed to fetch'))
const page =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status })

async function openShelf() {
  const caches = createMemoryCaches()
  const shelf = createShelf(caches, 'b')
  await shelf.open()
  const works: Promise<unknown>[] = []
  return { caches, shelf, later: (task: Promise<unknown>) => void works.push(task), done: () => Promise.all(works) }
}

test.each([
  ['the network answers in time', page('new'), never, 'new 200'],
  ['the address is not known', page('not found', 404), never, 'not found 404'],
  ['the server is broken', page('down', 502), never, 'kept 200'],
  ['there is no network', gone, never, 'kept 200'],
  ['the network takes too long', () => never, Promise.resolve(), 'kept 200'],
])('when %s the page is right', async (_when, ask, patience, expected) => {
  const reply = await answerDocument({ ask, patience, findStored: page('kept') })
  expect(`${await reply.text()} ${reply.status}`).toBe(expected)
})

test('with no kept page a slow or broken one is waited for, and a missing one is missing', async () => {
  const findStored = async () => undefined
  const slow = await answerDocument({ ask: page('late'), findStored, patience: Promise.resolve() })
  const broken = await answerDocument({ ask: page('down', 503), findStored, patience: never })
  expect([await slow.text(), broken.status]).toEqual(['late', 503])
  await expect(answerDocument({ ask: gone, findStored, patience: never })).rejects.toThrow('Failed to fetch')
})

test('a kept file is given without asking, also one of the build before', async () => {
  const { caches, shelf, later } = await openShelf()
  await (await caches.open('files-a')).put('/assets/old.js', new Response('old'))
  const reply = await answerFile(shelf, { address: '/assets/old.js', ask: gone, isListed: false, later })
  expect(await reply.text()).toBe('old')
})

test.each([
  ['a listed file is kept when it is first opened', true, 200, 'body'],
  ['a file of the staff’s pages is not', false, 200, undefined],
  ['a missing one is not', true, 404, undefined],
])('%s', async (_what, isListed, status, expected) => {
  const { shelf, later, done } = await openShelf()
  const reply = await answerFile(shelf, { address: '/assets/x.js', ask: page('body', status), isListed, later })
  await done()
  expect(await reply.text()).toBe('body')
  expect(await (await shelf.find('/assets/x.js'))?.text()).toBe(expected)
})

test('after the device was cleared nothing is kept again', async () => {
  const { caches, shelf, later, done } = await openShelf()
  for (const name of await caches.keys()) await caches.delete(name)
  await answerFile(shelf, { address: '/assets/x.js', ask: page('body'), isListed: true, later })
  await answerCounties(shelf, { address: '/api/counties', ask: page('[]'), later })
  await done()
  expect(await caches.keys()).toEqual([])
})

test('county lists are the newest there are, and the last four without a network', async () => {
  const { shelf, later, done } = await openShelf()
  const ask = (state: string, answer: () => Promise<Response>) =>
    answerCounties(shelf, { address: `/api/counties?state=${state}`, ask: answer, later })
  for (const state of ['AL', 'CA', 'NV', 'OR', 'WA']) await ask(state, page(`first ${state}`))
  await done()
  expect(await (await ask('CA', page('second CA'))).text()).toBe('second CA')
  await done()
  expect(await (await ask('CA', gone)).text()).toBe('second CA')
  expect(await (await ask('WA', gone)).text()).toBe('first WA')
  await expect(ask('AL', gone)).rejects.toThrow('Failed to fetch')
  expect((await ask('CA', page('no', 500))).status).toBe(500)
  await done()
  expect(await (await ask('CA', gone)).text()).toBe('second CA')
})
