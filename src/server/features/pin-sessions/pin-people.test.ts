import { expect, test } from 'vitest'
import { answerIntroductionAsOperator } from '#server/features/introductions/commands/answer-introduction.ts'
import { createDeliveryTools } from '#server/features/introductions/commands/notify-partner.ts'
import { sendIntroduction } from '#testing/builders/introduction.ts'
import { crowdLocation, openPin, savePin } from '#testing/pin.ts'
import { testDataKey, setUpTestServer, type Browser } from '#testing/server.ts'

const server = setUpTestServer()
type Sender = Pick<Browser, 'send'>

const list = async (browser: Sender) =>
  (await browser.send({ method: 'GET', url: '/api/warm-introductions' })).json().introductions
const show = (browser: Sender, id: string) => browser.send({ method: 'GET', url: `/api/warm-introductions/${id}` })
const addTask = (browser: Sender, title: string, sessionId = 'fp_first') =>
  browser.send({ method: 'POST', url: '/api/action-plans', payload: { sessionId, title } })
const tasks = async (browser: Sender, label = 'fp_second') => {
  const reply = await browser.send({ method: 'GET', url: `/api/action-plans/${label}` })
  return reply.json().actionPlans as { id: string; title: string }[]
}
/** A person with an answered introduction and a task, who saved. */
async function savedPerson() {
  const browser = server.browser()
  const { id } = (await sendIntroduction(browser)).json()
  const answer = { message: 'canary-answer', contact: 'canary-desk', instructions: 'canary-bring' }
  await answerIntroductionAsOperator(
    server.database.db,
    createDeliveryTools({ dataKey: testDataKey, siteUrl: '' }),
    id,
    { state: 'accepted', answer },
    server.clock.now(),
  )
  await addTask(browser, 'Get an ID')
  const { returnWords } = (await savePin(browser)).json<{ returnWords: string[] }>()
  return { browser, id, returnWords }
}

test('by words a new browser has the introductions with their answers, and the tasks (T-2.5)', async () => {
  const { browser, id, returnWords } = await savedPerson()
  const other = server.browser()
  expect([await list(other), await tasks(other)]).toEqual([[], []])
  await openPin(other, { returnWords })

  expect(await list(other)).toEqual(await list(browser))
  expect((await list(other))[0]).toMatchObject({ id, partnerResponse: 'canary-answer', partnerContact: 'canary-desk' })
  expect((await show(other, id)).json().shared.userName).toBe('Canaria Nombre')
  expect((await tasks(other)).map(({ title }) => title)).toEqual(['Get an ID'])
})

test('both browsers go on with one list: each sees and changes what the other did', async () => {
  const { browser, id, returnWords } = await savedPerson()
  const other = server.browser()
  await openPin(other, { returnWords })
  await sendIntroduction(other, { resourceId: 'place-2', resourceName: 'Second' })
  await addTask(other, 'Call back', 'fp_second')

  expect((await list(browser)).map(({ resourceName }: { resourceName: string }) => resourceName).toSorted()).toEqual([
    'A place',
    'Second',
  ])
  const found = await tasks(browser, 'fp_first')
  expect(found.map(({ title }) => title).toSorted()).toEqual(['Call back', 'Get an ID'])
  const done = await browser.send({
    method: 'PATCH',
    url: `/api/action-plans/${found.find(({ title }) => title === 'Call back')?.id}`,
    payload: { completed: true },
  })
  const read = await other.send({ method: 'POST', url: `/api/warm-introductions/${id}/read` })
  expect([done.statusCode, read.statusCode]).toEqual([200, 200])
  await other.send({ method: 'POST', url: '/api/warm-introductions/delete', payload: { resourceName: 'A place' } })
  expect((await list(browser)).map(({ resourceName }: { resourceName: string }) => resourceName)).toEqual(['Second'])
})

test('a place that waits for one browser’s introduction gets no second one from another', async () => {
  const browser = server.browser()
  const first = (await sendIntroduction(browser)).json()
  const { returnWords } = (await savePin(browser)).json()
  const other = server.browser()
  await openPin(other, { returnWords })

  expect((await sendIntroduction(other)).json()).toEqual(first)
})

test('the way goes on: who opened and saves again takes all of it to the third browser', async () => {
  const { browser, returnWords } = await savedPerson()
  const [second, third] = [server.browser(), server.browser()]
  await openPin(second, { returnWords })
  const again = (await savePin(second, { pin: '918264' })).json()
  await openPin(third, { pin: '918264', returnWords: again.returnWords })

  expect(await list(third)).toEqual(await list(browser))
})

test('by the PIN alone no introduction and no task is seen, until the words are given', async () => {
  const { id, returnWords } = await savedPerson()
  const other = server.browser()
  expect((await openPin(other)).statusCode).toBe(200)

  expect([await list(other), await tasks(other, 'fp_first'), await tasks(other)]).toEqual([[], [], []])
  const reply = await show(other, id)
  expect([reply.statusCode, reply.body]).toEqual([404, (await show(server.browser(), id)).body])
  await openPin(other, { returnWords })
  expect((await list(other))[0]).toMatchObject({ partnerResponse: 'canary-answer' })
})

test('who knew the PIN alone changes nothing, and saving again opens no more', async () => {
  const { browser, id } = await savedPerson()
  const other = server.browser()
  await openPin(other)
  const before = await list(browser)
  const actions = [
    ['read', undefined],
    ['reply', { reply: 'will_come' }],
    ['outcome', { outcome: 'got_help' }],
    ['retry', undefined],
  ]
  for (const [path, payload] of actions as [string, object | undefined][]) {
    const url = `/api/warm-introductions/${id}/${path}`
    expect((await other.send({ method: 'POST', url, ...(payload ? { payload } : {}) })).statusCode).toBe(404)
  }
  await other.send({ method: 'POST', url: '/api/warm-introductions/delete', payload: { resourceName: 'A place', id } })
  expect(await list(browser)).toEqual(before)

  const own = (await savePin(other, { pin: '918264' })).json()
  const third = server.browser()
  await openPin(third, { pin: '918264', returnWords: own.returnWords })
  expect([await list(third), await list(other)]).toEqual([[], []])
})

test('the device that saved opens all of it, in a busy place too', async () => {
  const { browser } = await savedPerson()
  await crowdLocation(server)
  await openPin(browser)
  expect(await list(browser)).toMatchObject([{ partnerResponse: 'canary-answer' }])
})

test('what somebody did on a browser before is not given to the person who opens theirs there', async () => {
  const { returnWords } = await savedPerson()
  const shared = server.browser()
  await sendIntroduction(shared, { resourceId: 'place-9', resourceName: 'Of the one before' })
  const before = (await savePin(shared, { pin: '918264' })).json()
  await openPin(shared, { returnWords })
  const elsewhere = server.browser()
  await openPin(elsewhere, { returnWords })

  const names = async (browser: Sender) =>
    (await list(browser)).map(({ resourceName }: { resourceName: string }) => resourceName)
  expect([await names(shared), await names(elsewhere)]).toEqual([['A place'], ['A place']])
  expect((await sendIntroduction(shared, { resourceId: 'place-9' })).statusCode).toBe(200)
  await openPin(shared, { pin: '918264', returnWords: before.returnWords })
  expect(await names(shared)).toEqual(['Of the one before'])
})

test('the introductions outlive the browser that sent them', async () => {
  const { browser, returnWords } = await savedPerson()
  await browser.send({ method: 'POST', url: '/api/device/clear' })
  const other = server.browser()
  await openPin(other, { returnWords })
  expect(await list(other)).toMatchObject([{ partnerResponse: 'canary-answer' }])
})
