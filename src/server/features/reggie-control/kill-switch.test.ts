import type { FastifyInstance } from 'fastify'
import { expect, test, vi } from 'vitest'
import { settingsRepository } from '#server/platform/settings/settings-repository.ts'
import { streamAnswer } from '#testing/compatible-model.ts'
import { setUpLoopbackServer } from '#testing/loopback-server.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'

const model = setUpLoopbackServer()
const server = setUpTestServer({
  config: {
    get ai() {
      return { provider: 'compatible' as const, model: 'm', baseUrl: model.base, apiKey: null }
    },
  },
})

const question = { messages: [{ role: 'user', content: 'How do I get a free phone?' }], language: 'en' }
const responses = {
  urgent_need: 'a bed',
  biggest_challenge: 'no ID',
  strengths: 'I work hard',
  support_system: 'my sister',
  goals_3_months: 'a job',
}
const calls = {
  chat: { url: '/api/reggie', payload: question },
  plan: {
    url: '/api/generate-action-plan',
    payload: { location: 'Los Angeles, CA', selectedNeeds: 'housing', language: 'en', responses },
  },
  guidance: {
    url: '/api/enhance-action-plan',
    payload: { actionPlan: { title: 'Get your state ID' }, language: 'en' },
  },
}
const says = () =>
  model.answer((response) => streamAnswer(response, 'You can ask for a free phone. Ask at your library.'))
const visitor = async () => {
  const browser = server.browser()
  await browser.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_abc' } })
  return browser
}
/** The same caller, sent to another process. */
const at = (app: FastifyInstance, caller: Browser): Browser => ({
  cookie: caller.cookie,
  send: (options) =>
    app.inject({
      ...options,
      headers: { 'sec-fetch-site': 'same-origin', cookie: caller.cookie() ?? '', ...options.headers },
    }),
})
const ask = async (browser: Browser, call: keyof typeof calls = 'chat') => {
  const reply = await browser.send({ method: 'POST', ...calls[call] })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const draft = async (staff: Browser) => {
  const reply = await staff.send({
    method: 'POST',
    url: '/api/partner/reggie',
    payload: { job: 'draft', lang: 'en', input: 'yes\ncome in tuesday 10am' },
  })
  expect(reply.statusCode).toBe(200)
  return reply.json().madeBy as string
}
const setMode = (admin: SignedInBrowser, mode: string, version: number) =>
  admin.send({
    method: 'PUT',
    url: '/api/admin/chat/mode',
    payload: { value: { mode, reason: 'It spoke nonsense.' }, version },
  })

test('templates only: the very next chat, plan, guidance and draft ask no model, in both of two processes', async () => {
  says()
  const other = await server.startAnother((await server.database.openAnother()).db)
  const person = await visitor()
  const partner = await signInAs(server, { role: 'partner_staff', organizationId: await createOrganization(server) })
  const admin = await signInAs(server, { role: 'admin' })
  try {
    for (const browser of [person, at(other, person)]) {
      model.requests.length = 0
      expect((await ask(browser)).reply).toContain('Ask at your library.')
      for (const call of ['plan', 'guidance'] as const) await ask(browser, call)
      await draft(browser === person ? partner : at(other, partner))
      expect(model.requests).toHaveLength(4)
    }

    expect((await setMode(admin, 'templates', 0)).json()).toEqual({ success: true, version: 1 })
    model.requests.length = 0
    for (const browser of [person, at(other, person)]) {
      expect((await ask(browser)).reply).not.toContain('Ask at your library.')
      for (const call of ['plan', 'guidance'] as const) await ask(browser, call)
      expect(await draft(browser === person ? partner : at(other, partner))).toBe('templates')
    }
    expect(model.requests).toEqual([])

    await setMode(admin, 'full', 1)
    expect((await ask(at(other, person))).reply).toContain('Ask at your library.')
  } finally {
    await other.close()
  }
})

test('who turns it off, when and why stands in the record', async () => {
  const admin = await signInAs(server, { role: 'admin' })
  await setMode(admin, 'templates', 0)

  expect((await server.stored()).audit).toMatchObject([
    {
      actor: admin.accountId,
      action: 'change',
      entity: 'setting',
      entity_id: 'reggieMode',
      reason: 'It spoke nonsense.',
    },
  ])
})

test('settings that cannot be read: our own answer, never a model, never a failure', async () => {
  says()
  const person = await visitor()
  await server.database.db
    .insertInto('service_settings')
    .values({ key: 'reggieMode', document: '{"mode":', version: 1, updated_at: 0, updated_by: 'x' })
    .execute()

  for (const call of ['chat', 'plan', 'guidance'] as const) expect((await ask(person, call)).success).toBe(true)
  expect((await person.send({ method: 'GET', url: '/api/reggie/banner' })).json()).toEqual({
    success: true,
    banner: null,
  })
  expect(model.requests).toEqual([])
})

test('with the switch on, the trace asks no model either', async () => {
  says()
  const admin = await signInAs(server, { role: 'admin' })
  await setMode(admin, 'templates', 0)
  const reply = await admin.send({
    method: 'POST',
    url: '/api/admin/chat/trace',
    payload: { engine: 'local', messages: question.messages },
  })

  expect(reply.json().turns[0].answeredBy).toBe('template')
  expect(model.requests).toEqual([])
})

const setLimits = async (value: object) => {
  const settings = settingsRepository(server.database.db)
  const { value: now, version } = await settings.find('reggieLimits')
  const actor = { id: 'test', role: 'admin', organizationId: null }
  await settings.save('reggieLimits', { value: { ...now, ...value }, version }, actor, 0)
}

test.each([
  ['chats of a browser in an hour', { chatsPerHour: 1 }],
  ['chats of a browser in a day', { chatsPerDay: 1, chatsPerHour: 1 }],
  ['chats of an address', { addressPerHour: 1 }],
  ['tokens of all', { dailyTokens: 5000 }],
])('a limit on %s holds from the next chat on; past it the answer is ours', async (_, limits) => {
  says()
  await setLimits(limits)
  const person = await visitor()
  await ask(person)
  await ask(person)
  expect(model.requests).toHaveLength(1)

  await setLimits({ chatsPerHour: 60, chatsPerDay: 200, addressPerHour: 600, dailyTokens: 5_000_000 })
  await ask(person)
  expect(model.requests).toHaveLength(2)
})

test('what was spent today is told beside the ceiling', async () => {
  says()
  const admin = await signInAs(server, { role: 'admin' })
  const person = await visitor()
  await ask(person)
  await ask(person)
  const control = (await admin.send({ method: 'GET', url: '/api/admin/chat/control' })).json()

  expect(control.spentToday).toEqual({ tokens: 10_000, ceiling: 5_000_000 })
  expect(control).toMatchObject({ provider: 'local', model: 'm', environment: 'development' })
})

test('a time limit that is over gives our own answer', async () => {
  await setLimits({ timeoutSeconds: 5 })
  const person = await visitor()
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const limit = new AbortController()
  const waits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (ms === 5000 ? limit.signal : timeout(ms)))
  // Aborts once the model has the question: a later request would be counted with the next test.
  model.answer(() => limit.abort(new DOMException('Too late', 'TimeoutError')))

  expect((await ask(person)).sources).toContainEqual(expect.objectContaining({ id: 'guide:free-phone' }))
  expect(waits).toHaveBeenCalledWith(5000)
})

test('health is asked of the model’s list, costs nothing, and is kept for 90 seconds', async () => {
  model.answerJson({ data: [] })
  const admin = await signInAs(server, { role: 'admin' })
  const health = async () => {
    const { health: parts } = (await admin.send({ method: 'GET', url: '/api/admin/chat/control' })).json()
    return Object.fromEntries(parts.map(({ part, state }: { part: string; state: string }) => [part, state]))
  }
  expect(await health()).toMatchObject({ database: 'ok', knowledge: 'ok', model: 'ok' })
  model.answerJson({}, 503)
  server.clock.advance(89_000)
  expect((await health()).model).toBe('ok')
  server.clock.advance(1000)
  expect((await health()).model).toBe('down')
  expect(model.requests.map(({ path }) => path)).toEqual(['/models', '/models'])
  expect(model.requests.map(({ body }) => body)).toEqual(['', ''])
})
