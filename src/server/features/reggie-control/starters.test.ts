import { expect, test } from 'vitest'
import { toolUp } from '#content/prompts/tool-up.ts'
import { getReggieBanner, getStarters } from '#contracts/reggie-visitors.ts'
import { signInAs, type SignedInBrowser } from '#testing/staff.ts'
import { setUpTestServer } from '#testing/server.ts'
import { testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const url = '/api/admin/starters/toolUp'
const admin = () => signInAs(server, { role: 'admin' })
const save = (who: SignedInBrowser, questions: object[]) => who.send({ method: 'PUT', url, payload: { questions } })
const pair = (en: string, es: string, isOn = true) => ({ en, es, isOn })
const listed = async (who: SignedInBrowser) => (await who.send({ method: 'GET', url })).json()
const forVisitors = async () => (await server.send({ method: 'GET', url: '/api/starters/toolUp' })).json().questions

test('until somebody changes them they are the ones we ship, and visitors are told nothing', async () => {
  const { questions, isChanged, used } = await listed(await admin())

  expect([questions.length, questions[0].en, isChanged, used]).toEqual([toolUp.en.length, toolUp.en[0], false, null])
  expect(await forVisitors()).toBeNull()
})

test('a changed list reaches visitors in its order, without what is off, as long in both languages', async () => {
  const who = await admin()
  const questions = [pair('<b>One</b>?', '¿Uno?'), pair('Two?', '¿Dos?', false), pair('Three?', '¿Tres?')]
  expect((await save(who, questions)).statusCode).toBe(200)

  expect(await listed(who)).toMatchObject({ questions, isChanged: true })
  expect(await forVisitors()).toEqual({ en: ['<b>One</b>?', 'Three?'], es: ['¿Uno?', '¿Tres?'] })
  await save(who, [pair('Four?', '¿Cuatro?')])
  expect(await forVisitors()).toEqual({ en: ['Four?'], es: ['¿Cuatro?'] })
  await save(who, [])
  expect([await forVisitors(), (await listed(who)).isChanged]).toEqual([null, false])
  expect((await server.stored()).audit).toHaveLength(3)
})

test.each([
  ['a question twice', [pair('How?', 'a'), pair('HOW', 'b')], { path: 'questions.1.en', problem: 'twice' }],
  ['an empty side', [pair('How?', '?!')], { path: 'questions.0.es', problem: 'missing' }],
  ['nothing that is on', [pair('How?', 'a', false)], { path: 'questions', problem: 'none_on' }],
])('a list with %s is refused whole', async (_, questions, field) => {
  const who = await admin()
  await save(who, [pair('Kept?', '¿Queda?')])
  const reply = await save(who, questions)

  expect([reply.statusCode, reply.json().fields]).toEqual([400, [field]])
  expect(await forVisitors()).toEqual({ en: ['Kept?'], es: ['¿Queda?'] })
})

test.each([
  ['301 letters', [pair('a'.repeat(301), 'b')]],
  ['201 questions', Array.from({ length: 201 }, (_, at) => pair(`q${at}`, `p${at}`))],
])('%s are refused', async (_, questions) => {
  expect((await save(await admin(), questions)).statusCode).toBe(400)
})

test('a whole list of long questions fits', async () => {
  const long = (sign: string, at: number) => `${at} ${sign.repeat(290)}`
  const questions = Array.from({ length: 200 }, (_, at) => pair(long('a', at), long('é', at)))

  expect((await save(await admin(), questions)).statusCode).toBe(200)
})

test('saved twice at the same moment, the list of one of them stands whole', async () => {
  const who = await admin()
  const lists = ['a', 'b'].map((name) =>
    Array.from({ length: name === 'a' ? 3 : 9 }, (_, at) => pair(`${name} ${at}`, `${name} ${at}`)),
  )
  await Promise.all(lists.map((questions) => save(who, questions)))

  expect(lists).toContainEqual((await listed(who)).questions)
})

test('the words above the chat stand in both languages or not at all', async () => {
  const who = await admin()
  const mode = (banner: object, version: number) =>
    who.send({
      method: 'PUT',
      url: '/api/admin/chat/mode',
      payload: { value: { mode: 'full', banner }, version },
    })
  const banner = async () => (await server.send({ method: 'GET', url: '/api/reggie/banner' })).json().banner
  expect(await banner()).toBeNull()
  expect((await mode({ en: 'Only English', es: ' ' }, 0)).json().fields).toEqual([
    { path: 'value.banner.es', problem: 'missing' },
  ])
  expect((await mode({ en: '<i>Slow</i> today', es: 'Hoy va lento' }, 0)).statusCode).toBe(200)
  expect(await banner()).toEqual({ en: '<i>Slow</i> today', es: 'Hoy va lento' })
  expect((await mode({ en: '', es: '' }, 0)).json().code).toBe('edited_elsewhere')
})

test('limits that contradict each other are refused', async () => {
  const reply = await (
    await admin()
  ).send({
    method: 'PUT',
    url: '/api/admin/chat/limits',
    payload: { value: { chatsPerHour: 50, chatsPerDay: 20 }, version: 0 },
  })

  expect(reply.json().fields).toEqual([{ path: 'value.chatsPerDay', problem: 'below_hour' }])
})

testAccess(server, getStarters, 'apart', () => ({ params: { module: 'toolUp' } }))
testAccess(server, getReggieBanner, 'apart', () => ({}))
