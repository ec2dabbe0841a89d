import { expect, test } from 'vitest'
import { askStaffReggie } from '#contracts/partner-assistant.ts'
import { readModelData, streamAnswer } from '#testing/compatible-model.ts'
import { sendIntroduction } from '#testing/builders/introduction.ts'
import { setUpLoopbackServer } from '#testing/loopback-server.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'
import { setUpTestServer } from '#testing/server.ts'

const model = setUpLoopbackServer()
// Its address is known only once it listens.
const server = setUpTestServer({
  config: {
    get ai() {
      return { provider: 'compatible' as const, model: 'm', baseUrl: model.base, apiKey: null }
    },
  },
})

const person = {
  resourceId: 'ours',
  userName: 'Canaria Nombre',
  userPhone: '(555) 010-0199',
  userEmail: 'canary@example.org',
}
const staff = async () =>
  signInAs(server, { role: 'partner_staff', organizationId: await createOrganization(server, 'Open Door', ['ours']) })
const introduce = async () => (await sendIntroduction(server.browser(), person)).json().id as string
const notes = 'Canaria can come Tuesday at 10am. nombre must call (555) 010-0199. Mail canary@example.org. Ask for Ana'
const ask = async (who: SignedInBrowser, body: object = {}) =>
  askStaffReggie.reply.parse(
    (
      await who.send({
        method: 'POST',
        url: '/api/partner/reggie',
        payload: { job: 'draft', lang: 'en', input: notes, ...body },
      })
    ).json(),
  )
const say = (change: (reply: string) => string) =>
  model.answer((response) => {
    const { reply } = readModelData(model) as { reply: string }
    streamAnswer(response, JSON.stringify({ reply: change(reply) }))
  })

test.each([[true], [false]])(
  'no name, phone or email of a person reaches the model (introduction named: %s)',
  async (isNamed) => {
    const who = await staff()
    const introductionId = await introduce()
    say((reply) => `Good to hear from you. ${reply}`)
    const { text, madeBy } = await ask(who, isNamed ? { introductionId } : {})

    expect(madeBy).toBe('model')
    expect(model.requests).toHaveLength(1)
    expect(model.requests[0]?.body).not.toMatch(/canaria|nombre|0199|555|canary/i)
    expect(model.requests[0]?.body).toContain('[NAME_1]')
    expect(text).toMatch(/^Good to hear from you\. /)
    for (const back of ['Canaria', '(555) 010-0199', 'canary@example.org', 'Ask for Ana.']) expect(text).toContain(back)
  },
)

test.each([
  ['nothing', () => ''],
  ['a phone nobody gave', (reply: string) => `${reply} Or call (800) 555-0123.`],
  ['a place nobody named', (reply: string) => `${reply} Go to the Harbor Light Shelter.`],
  ['a promise that is not there', () => 'You will surely get a house from us very soon.'],
  ['fewer names', (reply: string) => reply.replaceAll('[NAME_1]', 'you')],
  ['another language', () => 'Hola, puede venir el martes con su madre.'],
  ['code', (reply: string) => `<b>${reply}</b>`],
  ['no end', (reply: string) => reply.repeat(9)],
])('a model that answers %s: the draft is ours', async (_what, change) => {
  const who = await staff()
  await introduce()
  say(change)
  const { text, madeBy } = await ask(who)

  expect(madeBy).toBe('templates')
  expect(text).toMatch(/^Hello, and thank you for writing to us\. /)
  expect(text).toContain('(555) 010-0199')
})

test('a model that translates what staff wrote in the other language is not believed', async () => {
  say((reply) => reply.replace('we run a fathers group with pizza', 'tenemos un grupo de padres con pizza'))
  const { text, madeBy } = await ask(await staff(), { lang: 'es', input: 'yes\nwe run a fathers group with pizza' })

  expect(madeBy).toBe('templates')
  expect(text).toContain('En inglés: “we run a fathers group with pizza.”')
})

test('a model that is down changes nothing for the staff', async () => {
  model.answerJson({ error: 'down' }, 500)

  expect(await ask(await staff(), { input: 'yes' })).toMatchObject({
    madeBy: 'templates',
    text: "Hello, and thank you for writing to us. Yes, we can help you. We're glad you wrote.",
  })
})

test('finding places and explaining never ask a model', async () => {
  const who = await staff()
  await ask(who, { job: 'find', input: 'food in Kern County, CA' })
  await ask(who, { job: 'how', input: 'how do I pause' })

  expect(model.requests).toEqual([])
})

test('what was asked and said is in no row and no log line', async () => {
  const who = await staff()
  await introduce()
  say((reply) => reply)
  await ask(who)

  const stored = JSON.stringify(await server.stored()) + server.logLines.join('\n')
  expect(stored).not.toMatch(/Canaria|come Tuesday|010-?0199|canary@/)
})
