import { expect, test } from 'vitest'
import { showDangerFigures, type TrainingMessage } from '#contracts/danger-training.ts'
import { DangerMessage } from '#domain/danger/training-message.ts'
import { signInAs, type SignedInBrowser } from '#testing/staff.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()
const admin = () => signInAs(server, { role: 'admin' })
const url = '/api/admin/chat/training'
const add = (who: SignedInBrowser, payload: Partial<Omit<TrainingMessage, 'id'>>) =>
  who.send({ method: 'POST', url, payload: { language: 'en', turns: ['My zebra'], expected: 'none', ...payload } })
const list = async (who: SignedInBrowser) =>
  (await who.send({ method: 'GET', url })).json().messages as TrainingMessage[]
const download = (who: SignedInBrowser) => who.send({ method: 'GET', url: `${url}/export` })

test('messages for the next training are downloaded as the training reads them, oldest first', async () => {
  const who = await admin()
  await add(who, { turns: ['ya no aguanto', 'tengo las pastillas'], language: 'es', expected: 'self_harm' })
  server.clock.advance(1000)
  await add(who, { turns: ['me siento sola, just tired'], language: 'mix', expected: 'soft' })
  server.clock.advance(1000)
  await add(who, { turns: ['I killed it at work “today”'] })

  const file = await download(who)
  expect(file.headers['content-disposition']).toBe('attachment; filename="staff-2026-11-15.jsonl"')
  expect(file.headers['cache-control']).toBe('no-store')
  const lines = file.body.trimEnd().split('\n')
  expect(lines.map((line) => DangerMessage.parse(JSON.parse(line)))).toEqual([
    {
      turns: ['ya no aguanto', 'tengo las pastillas'],
      class: 'self-now',
      level: 'card',
      lang: 'es',
      form: 'turns',
    },
    { turns: ['me siento sola, just tired'], class: 'none', level: 'soft', lang: 'mix', form: 'plain' },
    { turns: ['I killed it at work “today”'], class: 'none', level: 'none', lang: 'en', form: 'plain' },
  ])
})

test('without messages there is nothing to download', async () => {
  expect((await download(await admin())).statusCode).toBe(404)
})

test('a message with somebody’s own data is refused, in whichever turn it stands', async () => {
  const who = await admin()
  const reply = await add(who, { turns: ['Call me at 213-555-0142', 'I want to die'], expected: 'self_harm' })

  expect([reply.statusCode, reply.json().code]).toEqual([400, 'private_data'])
  expect((await server.stored()).guard_cases).toBeUndefined()
})

test.each([
  ['no turn', { turns: [] }],
  ['an empty turn', { turns: ['  '] }],
  ['five turns', { turns: ['a', 'b', 'c', 'd', 'e'] }],
  ['a turn of 401 characters', { turns: ['a'.repeat(401)] }],
])('a message with %s is refused', async (_, payload) => {
  expect((await add(await admin(), payload)).statusCode).toBe(400)
})

test('a message can be taken out once, and the audit log says who did what without the words', async () => {
  const who = await admin()
  const { id } = (await add(who, { expected: 'medical' })).json()
  expect(await list(who)).toEqual([{ id, language: 'en', turns: ['My zebra'], expected: 'medical' }])
  const remove = () => who.send({ method: 'DELETE', url: `${url}/${id}` })

  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 404])
  expect(await list(who)).toEqual([])
  const audit = (await server.stored()).audit ?? []
  expect(audit.filter(({ entity }) => entity === 'training_message').map(({ action }) => action)).toEqual([
    'add',
    'remove',
  ])
  expect(JSON.stringify(audit)).not.toContain('zebra')
})

test('a training message is no test case, and a test case is no training message', async () => {
  const who = await admin()
  const cases = '/api/admin/chat/cases'
  const { id } = (await add(who, {})).json()
  await who.send({
    method: 'POST',
    url: cases,
    payload: { language: 'en', text: 'My lantern', expected: 'none' },
  })

  expect((await who.send({ method: 'GET', url: cases })).json().cases).toMatchObject([{ text: 'My lantern' }])
  expect((await list(who)).map(({ turns }) => turns)).toEqual([['My zebra']])
  expect((await who.send({ method: 'DELETE', url: `${cases}/${id}` })).statusCode).toBe(404)
})

test('a reviewer sees the messages and the figures, and changes or downloads nothing', async () => {
  await add(await admin(), {})
  const reviewer = await signInAs(server, { role: 'reviewer' })

  expect(await list(reviewer)).toHaveLength(1)
  expect((await reviewer.send({ method: 'GET', url: showDangerFigures.path })).statusCode).toBe(200)
  expect([(await add(reviewer, {})).statusCode, (await download(reviewer)).statusCode]).toEqual([403, 403])
})

test('the first look at each round is shown beside the figures of today', async () => {
  const reply = await (await admin()).send({ method: 'GET', url: showDangerFigures.path })
  const { firstResults, today } = showDangerFigures.reply.parse(reply.json())

  expect(firstResults).toContainEqual(
    expect.objectContaining({ round: 1, build: 'judge', card: 92.3, falseCards: 1.9 }),
  )
  expect(today?.rounds.map(({ round }) => round)).toEqual([...new Set(firstResults.map(({ round }) => round))])
})
