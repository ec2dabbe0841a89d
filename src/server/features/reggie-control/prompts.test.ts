import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listPrompts, type PromptConfig } from '#contracts/reggie-control.ts'
import { findPromptIssues } from '#domain/reggie/prompt-rules.ts'
import { streamAnswer } from '#testing/compatible-model.ts'
import { setUpLoopbackServer } from '#testing/loopback-server.ts'
import { signInAs, type SignedInBrowser } from '#testing/staff.ts'
import { setUpTestServer } from '#testing/server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'dialogues-'))
afterAll(() => rmSync(folder, { recursive: true }))
/** Three golden dialogues in each language: enough for a model to pass and fail. Without a model all are played. */
const dialoguesFile = path.join(folder, 'dialogues.json')
const dialogues = JSON.parse(readFileSync('data/golden/dialogues.json', 'utf8')) as unknown[]
writeFileSync(dialoguesFile, JSON.stringify(dialogues.slice(0, 6)))

const model = setUpLoopbackServer()
const server = setUpTestServer(
  {
    dialoguesFile,
    config: {
      get ai() {
        return { provider: 'compatible' as const, model: 'm', baseUrl: model.base, apiKey: null }
      },
    },
  },
  { onDemand: true },
)
const own = setUpTestServer({}, { onDemand: true })

const mark = 'Speak like a calm neighbor.'
const persona = (words = mark) => `You are Reggie, an AI helper. ${words} Answer in {language}.`
const isSpanish = (body: string) => body.includes('Answer in Spanish')
const good = (body: string) =>
  isSpanish(body)
    ? 'Usted puede dar un paso hoy. Llame al 2-1-1 para pedir ayuda.'
    : 'You can take one step today. Call 2-1-1 and ask for help.'
const says = (text: (body: string) => string = good) =>
  model.answer((response, { body }) => streamAnswer(response, text(body)))
const admin = (at = server) => signInAs(at, { role: 'admin' })
const write = (who: SignedInBrowser, body: object) =>
  who.send({
    method: 'POST',
    url: '/api/admin/prompts',
    payload: { key: 'persona', language: 'en', body: persona(), note: 'Calmer', ...body },
  })
const drafted = async (who: SignedInBrowser, body: object = {}) =>
  (await write(who, body)).json().prompt as PromptConfig
const changePrompt = async (who: SignedInBrowser, id: string, what: 'goldens' | 'activate' | 'rollback') => {
  const reply = await who.send({ method: 'POST', url: `/api/admin/prompts/${id}/${what}` })
  return { status: reply.statusCode, ...reply.json() }
}
const ready = async (who: SignedInBrowser, body: object = {}) => {
  const { id } = await drafted(who, body)
  expect(await changePrompt(who, id, 'goldens')).toMatchObject({ status: 200, golden: { failed: [] } })
  return id
}
const listed = async (who: SignedInBrowser) =>
  listPrompts.reply.parse((await who.send({ method: 'GET', url: '/api/admin/prompts' })).json())
/** The prompt sent to the model for a question. */
const askForInstructions = async (text = 'How do I get a free phone?', more: object = {}) => {
  const browser = server.browser()
  await browser.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_abc' } })
  model.requests.length = 0
  await browser.send({
    method: 'POST',
    url: '/api/reggie',
    payload: { messages: [{ role: 'user', content: text }], language: 'en', ...more },
  })
  return model.requests[0]?.body ?? ''
}

test('what we ship keeps the rules, and stands there for every part in both languages', async () => {
  const { shipped, prompts } = await listed(await admin())

  expect(prompts).toEqual([])
  expect(shipped).toHaveLength(12)
  for (const { key, body, language } of shipped.filter(({ key: part }) => part !== 'crisis')) {
    expect(findPromptIssues(key, body, language)).toEqual([])
  }
})

test('a draft that breaks a rule is refused with what is wrong, and nothing is kept', async () => {
  const reply = await write(await admin(), { body: 'You are Reggie, an AI. Call 555-555-0100, felon. {name}' })

  expect([
    reply.statusCode,
    reply
      .json()
      .fields.map(({ problem }: { problem: string }) => problem)
      .toSorted(),
  ]).toEqual([400, ['forbidden_word', 'forbidden_word', 'missing_placeholder', 'unknown_placeholder']])
  expect(reply.json().promptIssues).toContainEqual({ problem: 'forbidden_word', detail: 'felon' })
  expect((await server.stored()).prompt_configs).toBeUndefined()
})

test('without green golden dialogues nothing is activated', async () => {
  const who = await admin()
  const { id } = await drafted(who)
  expect(await changePrompt(who, id, 'activate')).toMatchObject({ status: 409, code: 'goldens_first' })

  says(() => 'Tome un paso hoy. Pregunte en la biblioteca de su ciudad.')
  const { golden } = await changePrompt(who, id, 'goldens')
  expect(golden.met).toBeLessThan(golden.total)
  expect(golden.failed[0].checks).toContain('written in: en / es')
  expect(await changePrompt(who, id, 'activate')).toMatchObject({ status: 409, code: 'goldens_first' })
  expect(await askForInstructions()).not.toContain(mark)
})

test('a run in which the model never spoke says nothing about what it is told', async () => {
  model.answerJson({ error: 'down' }, 500)
  const who = await admin()
  const { id } = await drafted(who)

  const { golden } = await changePrompt(who, id, 'goldens')
  expect(golden).toMatchObject({ engine: 'template', failed: [] })
  expect(await changePrompt(who, id, 'activate')).toMatchObject({ status: 409, code: 'goldens_first' })
})

test('activating changes what the model is told with the next request, in that language alone', async () => {
  says()
  const who = await admin()
  const id = await ready(who)
  const run = (await listed(who)).prompts[0]
  expect(run).toMatchObject({ status: 'draft', author: 'Sam', golden: { engine: 'model', total: 3, met: 3 } })

  expect(await askForInstructions()).not.toContain(mark)
  expect((await changePrompt(who, id, 'activate')).status).toBe(200)
  const sent = await askForInstructions()
  expect(sent).toContain(mark)
  // The fixed rules follow it.
  expect(sent.indexOf('988 by call or text')).toBeGreaterThan(sent.indexOf(mark))
  expect(sent).toContain('Answer in English.')
  expect(await askForInstructions('¿Cómo consigo un teléfono gratis?')).not.toContain(mark)
})

test('back goes to the text before, then to the one we ship; what was taken back stays out', async () => {
  says()
  const who = await admin()
  const ids: string[] = []
  for (const words of ['First words.', 'Second words.']) {
    const id = await ready(who, { body: persona(words) })
    server.clock.advance(1000)
    expect((await changePrompt(who, id, 'activate')).status).toBe(200)
    ids.push(id)
  }
  const [first = '', second = ''] = ids
  expect(await askForInstructions()).toContain('Second words.')
  expect((await changePrompt(who, second, 'rollback')).status).toBe(200)
  expect(await askForInstructions()).toContain('First words.')
  expect(await changePrompt(who, second, 'rollback')).toMatchObject({ status: 409, code: 'nothing_to_undo' })

  const third = await ready(who, { body: persona('Third words.') })
  server.clock.advance(1000)
  await changePrompt(who, third, 'activate')
  await changePrompt(who, third, 'rollback')
  expect(await askForInstructions()).toContain('First words.')
  await changePrompt(who, first, 'rollback')
  expect(await askForInstructions()).not.toMatch(/(?:First|Second|Third) words/)

  const actions = (await server.stored()).audit?.filter(({ entity }) => entity === 'prompt').map(({ action }) => action)
  expect(actions?.filter((action) => action === 'activate' || action === 'rollback')).toHaveLength(6)
  expect(JSON.stringify((await server.stored()).audit)).not.toContain('words.')
})

test('without a model the templates are played, and what is active cannot be activated again', async () => {
  const who = await admin(own)
  const { id } = await drafted(who, { key: 'facts', body: 'Tone: facts, like a train table.' })
  expect((await changePrompt(who, id, 'goldens')).golden).toMatchObject({ engine: 'template', failed: [], total: 29 })
  expect((await changePrompt(who, id, 'activate')).status).toBe(200)
  expect(await changePrompt(who, id, 'activate')).toMatchObject({ status: 409, code: 'already_decided' })
})

const active = (key: PromptConfig['key'], body: string) =>
  server.database.db
    .insertInto('prompt_configs')
    .values({
      id: randomUUID(),
      key,
      language: 'en',
      body,
      note: '',
      version: 1,
      status: 'active',
      author_id: 'x',
      created_at: 0,
      activated_at: 0,
    })
    .execute()

test('the tone, the plan and the help with a task are each told their own text', async () => {
  says()
  await active('facts', 'Tone: like a train table.')
  await active('plan', 'Say it like a coach. Write in {language}.')
  await active('enhance', 'Say it like a teacher. Write in {language}.')
  expect(await askForInstructions(undefined, { tone: 'facts' })).toContain('Tone: like a train table.')
  expect(await askForInstructions()).not.toContain('Tone: like a train table.')

  const browser = server.browser()
  await browser.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_abc' } })
  const answer = 'a room of my own'
  const responses = {
    urgent_need: answer,
    biggest_challenge: answer,
    strengths: answer,
    support_system: answer,
    goals_3_months: answer,
  }
  model.requests.length = 0
  await browser.send({
    method: 'POST',
    url: '/api/generate-action-plan',
    payload: { location: 'Los Angeles, CA', selectedNeeds: 'housing', language: 'en', responses },
  })
  await browser.send({
    method: 'POST',
    url: '/api/enhance-action-plan',
    payload: { actionPlan: { title: 'Get your state ID' } },
  })
  expect(model.requests.map(({ body }) => /Say it like a \w+\. Write in English\./.exec(body)?.[0])).toEqual([
    'Say it like a coach. Write in English.',
    'Say it like a teacher. Write in English.',
  ])
})

test('a text for plans is tried with a plan: what cannot be shown counts against it', async () => {
  says(() => 'no plan at all')
  const who = await admin()
  const { id } = await drafted(who, { key: 'plan', body: 'Say it again in {language}.' })

  expect((await changePrompt(who, id, 'goldens')).golden.failed).toEqual([
    { id: 'plan-en', checks: ['words: model / template'] },
  ])
  expect((await changePrompt(who, id, 'activate')).status).toBe(409)
})

test('words added after the help card are said in every hard moment, without any model', async () => {
  const who = await admin(own)
  const body = "You're not alone. Call 988 any time, and 911 in danger."
  const { id } = await drafted(who, { key: 'crisis', body })
  await changePrompt(who, id, 'goldens')
  await changePrompt(who, id, 'activate')
  const reply = await own.browser().send({
    method: 'POST',
    url: '/api/reggie',
    payload: { messages: [{ role: 'user', content: 'I want to kill myself' }], language: 'en' },
  })

  expect(reply.json()).toMatchObject({ crisis: { kind: 'self_harm' } })
  expect(reply.json().reply).toMatch(/^I'm so glad you told me/)
  expect(reply.json().reply).toContain(body)

  await own.database.db.updateTable('prompt_configs').set({ body: 'No numbers here.' }).execute()
  const again = await own.browser().send({
    method: 'POST',
    url: '/api/reggie',
    payload: { messages: [{ role: 'user', content: 'I want to kill myself' }], language: 'en' },
  })
  expect(again.json().reply).not.toContain('No numbers here.')
})

test('activated at the same moment, one is active', async () => {
  const who = await admin(own)
  const ids = [await drafted(who), await drafted(who, { body: persona('Other words.') })].map(({ id }) => id)
  for (const id of ids) await changePrompt(who, id, 'goldens')
  const replies = await Promise.all(ids.map((id) => changePrompt(who, id, 'activate')))

  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const rows = (await own.stored()).prompt_configs ?? []
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['active', 'retired'])
})

test('a reviewer drafts and runs, an administrator activates', async () => {
  const reviewer = await signInAs(own, { role: 'reviewer' })
  const { id } = await drafted(reviewer)
  expect((await changePrompt(reviewer, id, 'goldens')).status).toBe(200)
  expect((await changePrompt(reviewer, id, 'activate')).status).toBe(403)
  expect((await changePrompt(reviewer, id, 'rollback')).status).toBe(403)
  expect((await changePrompt(await admin(own), id, 'activate')).status).toBe(200)
})

test('an administrator who is demoted in the middle changes nothing more', async () => {
  const who = await admin(own)
  const { id } = await drafted(who)
  await changePrompt(who, id, 'goldens')
  await own.database.db.updateTable('accounts').set({ role: 'reviewer' }).where('id', '=', who.accountId).execute()
  const mode = {
    method: 'PUT',
    url: '/api/admin/chat/mode',
    payload: { value: { mode: 'templates' }, version: 0 },
  } as const

  expect([(await changePrompt(who, id, 'activate')).status, (await who.send(mode)).statusCode]).toEqual([403, 403])
  const { prompt_configs: rows, service_settings: settings } = await own.stored()
  expect([rows?.[0]?.status, settings]).toEqual(['draft', undefined])
})

test('what nobody wrote is not found', async () => {
  const who = await admin(own)
  for (const what of ['goldens', 'activate', 'rollback'] as const) {
    expect((await changePrompt(who, '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a', what)).status).toBe(404)
  }
})

test('HTML stays text', async () => {
  const who = await admin(own)
  const html = '<script>alert(1)</script>'
  const { body, note } = await drafted(who, { key: 'facts', body: html, note: html })

  expect([body, note]).toEqual([html, html])
})
