import { expect, test } from 'vitest'
import { crisisKinds } from '#domain/help-lines/crisis-kinds.ts'
import { tryMessage } from '#contracts/reggie-control.ts'
import { signInAs, type SignedInBrowser } from '#testing/staff.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer({}, { newForEachTest: true })
const admin = () => signInAs(server, { role: 'admin' })
const save = (who: SignedInBrowser, value: object, version = 0) =>
  who.send({ method: 'PUT', url: '/api/admin/chat/guardrails', payload: { value, version } })
const crisis = (phrase: string, kind = 'hopeless', language = 'en') => ({ crisisPhrases: [{ kind, language, phrase }] })
const blocked = (phrase: string) => ({ blockedTopics: [{ language: 'es', phrase }] })
const ask = async (content: string) =>
  (
    await server.browser().send({
      method: 'POST',
      url: '/api/reggie',
      payload: { messages: [{ role: 'user', content }], language: 'en' },
    })
  ).json()
const tried = async (who: SignedInBrowser, text: string) =>
  tryMessage.reply.parse(
    (
      await who.send({
        method: 'POST',
        url: '/api/admin/chat/dry-run',
        payload: { text, language: 'en' },
      })
    ).json(),
  )

test('an added phrase brings the help card with the next message, and is counted like any other', async () => {
  const who = await admin()
  expect(await ask('My lantern went out!')).not.toHaveProperty('crisis')
  expect((await save(who, crisis('Lantern went out'))).statusCode).toBe(200)

  expect(await ask('My lantern WENT out!')).toMatchObject({ crisis: { kind: 'hopeless', level: 'support' } })
  expect((await ask('My lantern WENT out!')).reply).toContain('988')
  expect(await ask('My lanterns went out')).not.toHaveProperty('crisis')
  await expect
    .poll(async () => (await server.stored()).daily_counts)
    .toMatchObject([{ kind: 'crisis', key: 'hopeless', n: 2 }])
})

test('an added phrase opens a plan, help with a task and an answer to staff with the lines to call', async () => {
  const who = await admin()
  const partner = await signInAs(server, { role: 'partner_staff' })
  const message = 'My lantern went out'
  const post = async (by: Pick<SignedInBrowser, 'send'>, url: string, payload: object) => {
    const reply = await by.send({ method: 'POST', url, payload })
    expect(reply.statusCode).toBe(200)
    return reply.json()
  }
  const answers = {
    urgent_need: message,
    biggest_challenge: 'no ID',
    strengths: 'I cook',
    support_system: 'my sister',
    goals_3_months: 'a job',
  }
  const all = async () =>
    [
      (
        await post(server.browser(), '/api/generate-action-plan', {
          location: 'Los Angeles, CA',
          selectedNeeds: 'housing',
          language: 'en',
          responses: answers,
        })
      ).plan,
      (await post(server.browser(), '/api/enhance-action-plan', { actionPlan: { title: message }, language: 'en' }))
        .summary,
      (await post(partner, '/api/partner/reggie', { job: 'how', lang: 'en', input: message })).text,
    ].map((text: string) => text.slice(0, 500).includes('988'))
  expect(await all()).toEqual([false, false, false])
  await save(who, crisis('lantern went out'))

  expect(await all()).toEqual([true, true, true])
})

test('a blocked topic is turned down in the words we have for it, in the language of the person', async () => {
  const who = await admin()
  await save(who, blocked('carreras de gallos'))

  expect((await ask('¿Dónde hay Carreras de Gallos?')).reply).toMatch(/^Con eso no le puedo ayudar\./)
})

test.each([
  ['too short', crisis('ab c'), 'crisisPhrases', 'too_short', 'bad_request'],
  ['empty', crisis('  '), 'crisisPhrases', 'too_short', 'bad_request'],
  ['in an everyday question', crisis('a free phone'), 'crisisPhrases', 'false_alarm', 'false_alarm'],
  ['in an everyday question, as a topic', blocked('identificación'), 'blockedTopics', 'false_alarm', 'false_alarm'],
])('a phrase that is %s is refused with the message it would spoil', async (_, value, list, problem, code) => {
  const reply = (await save(await admin(), value)).json()

  expect(reply).toMatchObject({ code, fields: [{ path: `value.${list}.0.phrase`, problem }] })
  expect(Boolean(reply.falseAlarm?.message)).toBe(problem === 'false_alarm')
  expect((await server.stored()).service_settings).toBeUndefined()
})

test('a case that expects no card keeps a phrase from being added', async () => {
  const who = await admin()
  await who.send({
    method: 'POST',
    url: '/api/admin/chat/cases',
    payload: { language: 'en', text: 'My zebra went out', expected: 'none' },
  })

  expect((await save(who, crisis('zebra went'))).json()).toMatchObject({ falseAlarm: { message: 'My zebra went out' } })
})

test('whoever was slower is told, and nothing of theirs is written over', async () => {
  const who = await admin()
  await save(who, crisis('lantern went out'))
  const late = await save(who, crisis('zebra went out'))

  expect([late.statusCode, late.json().code]).toEqual([409, 'edited_elsewhere'])
  expect((await server.stored()).service_settings?.[0]?.document).toContain('lantern')
})

test('trying a message shows every rule that fires and the answer, and keeps and counts nothing', async () => {
  const who = await admin()
  await save(who, { ...crisis('lantern went out'), ...blocked('poker') })
  const before = await server.stored()
  const {
    fired,
    crisis: kind,
    reply,
  } = await tried(
    who,
    'He raped me. I have a gun to my head. My lantern went out. Poker? <b>Call</b> 213-555-0142. Where can I buy meth?',
  )

  expect(fired.map(({ rule, kind: of, origin }) => `${rule} ${of} ${origin}`)).toEqual(
    expect.arrayContaining([
      'crisis self_harm shipped',
      'crisis being_hurt shipped',
      'crisis hopeless added',
      'blocked refuse added',
      'sensitive refuse shipped',
      'private_data PHONE shipped',
      'output sourcing shipped',
    ]),
  )
  expect(kind).toBe('being_hurt')
  expect(reply).toContain('1-800-656-4673')
  expect(await server.stored()).toEqual(before)
  expect(server.logLines.join('')).not.toContain('lantern')
})

test('a message is tried after up to three that came before it', async () => {
  const who = await admin()
  const tryAfter = (earlier: string[]) =>
    who.send({
      method: 'POST',
      url: '/api/admin/chat/dry-run',
      payload: { text: 'I want to die', language: 'en', earlier },
    })

  expect((await tryAfter(['hello', 'I am tired', 'all is lost'])).json()).toMatchObject({ crisis: 'self_harm' })
  expect((await tryAfter(['1', '2', '3', '4'])).statusCode).toBe(400)
})

test.each([
  ['hello', ['small_talk hello']],
  ['who won the world cup', ['outside outside']],
  ['How do I get a state ID?', []],
])('“%s” fires %j', async (text, expected) => {
  const { fired, crisis: kind } = await tried(await admin(), text)

  expect([fired.map(({ rule, kind: of }) => `${rule} ${of}`), kind]).toEqual([expected, null])
})

test('cases are checked with the rules of the moment; somebody’s own data is no case', async () => {
  const who = await admin()
  const cases = '/api/admin/chat/cases'
  const add = (text: string, expected: string) =>
    who.send({ method: 'POST', url: cases, payload: { language: 'en', text, expected } })
  const listed = async () =>
    (await who.send({ method: 'GET', url: cases })).json().cases as { text: string; isMet: boolean; id: string }[]
  expect((await add('Call me at 213-555-0142, I want to die', 'self_harm')).json().code).toBe('private_data')
  await add('My lantern went out', 'hopeless')
  await add('<i>How</i> do I vote?', 'none')

  expect(Object.fromEntries((await listed()).map(({ text, isMet }) => [text, isMet]))).toEqual({
    'My lantern went out': false,
    '<i>How</i> do I vote?': true,
  })
  await save(who, crisis('lantern went out'))
  expect((await listed()).every(({ isMet }) => isMet)).toBe(true)

  const id = (await listed())[0]?.id ?? ''
  expect((await who.send({ method: 'DELETE', url: `${cases}/${id}` })).statusCode).toBe(200)
  expect((await who.send({ method: 'DELETE', url: `${cases}/${id}` })).statusCode).toBe(404)
  expect(await listed()).toHaveLength(1)
  expect(JSON.stringify((await server.stored()).audit)).not.toContain('vote?')
})

test('who reviews may look and try, and change nothing', async () => {
  const reviewer = await signInAs(server, { role: 'reviewer' })

  expect((await reviewer.send({ method: 'GET', url: '/api/admin/chat/control' })).statusCode).toBe(200)
  expect((await tried(reviewer, 'hello')).success).toBe(true)
  expect((await save(reviewer, crisis('lantern went out'))).statusCode).toBe(403)
})

test('what is shipped is told, with no model and nothing spent', async () => {
  const control = (await (await admin()).send({ method: 'GET', url: '/api/admin/chat/control' })).json()

  expect(control).toMatchObject({
    provider: 'none',
    model: null,
    mode: { value: { mode: 'full' }, version: 0 },
    spentToday: { tokens: 0 },
  })
  expect(control.health).toContainEqual({ part: 'model', state: 'none' })
  expect(control.shippedRules).toHaveLength(crisisKinds.length)
})
