import { beforeEach, expect, test, vi } from 'vitest'
import * as control from '#server/engines/assistant/control.ts'
import * as assistant from '#server/engines/assistant/embedded/embedded-assistant.ts'
import * as budget from '#server/engines/assistant/providers/budget.ts'
import * as opener from '#server/engines/assistant/providers/choose-model.ts'
import * as reggie from '#server/engines/assistant/reggie.ts'
import * as directory from '#server/engines/directory/repository.ts'
import * as outbox from '#server/engines/mail/outbox-repository.ts'
import * as mailer from '#server/engines/mail/smtp-mailer.ts'
import * as guide from '#server/engines/planner/embedded-guide.ts'
import * as planner from '#server/engines/planner/embedded-planner.ts'
import * as guideModel from '#server/engines/planner/model-guide.ts'
import * as plannerModel from '#server/engines/planner/model-planner.ts'
import * as sources from '#server/engines/sources/configured.ts'
import * as weights from '#server/features/search-lab/configs-repository.ts'
import * as breaker from '#server/platform/breaker.ts'
import * as limiter from '#server/platform/http/exact-limit.ts'
import { setUpLoopbackServer } from '#testing/loopback-server.ts'
import { type Browser, setUpTestServer } from '#testing/server.ts'
import { createOrganization, signInAs } from '#testing/staff.ts'

/** Counts from before the server of a test is built. */
const countFactories = () => ({
  breaker: vi.spyOn(breaker, 'createBreaker'),
  budget: vi.spyOn(budget, 'createModelBudget'),
  'model opener': vi.spyOn(opener, 'createModelOpener'),
  assistant: vi.spyOn(assistant, 'embeddedAssistant'),
  reggie: vi.spyOn(reggie, 'createReggie'),
  settings: vi.spyOn(control, 'createKnownControl'),
  planner: vi.spyOn(planner, 'embeddedPlanner'),
  'planner with a model': vi.spyOn(plannerModel, 'modelPlanner'),
  guide: vi.spyOn(guide, 'embeddedGuide'),
  'guide with a model': vi.spyOn(guideModel, 'modelGuide'),
  directory: vi.spyOn(directory, 'directoryRepository'),
  weights: vi.spyOn(weights, 'createActiveWeightsReader'),
  sources: vi.spyOn(sources, 'createSources'),
  limiter: vi.spyOn(limiter, 'createCallLimiter'),
  outbox: vi.spyOn(outbox, 'outboxRepository'),
  mailer: vi.spyOn(mailer, 'smtpMailer'),
})
let built: ReturnType<typeof countFactories>
beforeEach(() => {
  built = countFactories()
})

const model = setUpLoopbackServer()
// Its address is known only once it listens.
const server = setUpTestServer({
  config: {
    mail: { host: '127.0.0.1', port: 9, isSecure: false, login: null, from: 'reply@example.org' },
    get ai() {
      return { provider: 'compatible' as const, model: 'm', baseUrl: model.base, apiKey: null }
    },
  },
})

const responses = {
  urgent_need: 'a bed',
  biggest_challenge: 'no ID',
  strengths: 'I work hard',
  support_system: 'my sister',
  goals_3_months: 'a job',
}
const messages = [{ role: 'user', content: 'How do I get a free phone?' }]

/** Every way in which a caller can make the server ask the model. */
async function setUpCallers() {
  const visitor = server.browser()
  await visitor.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_abc' } })
  const partner = await signInAs(server, { role: 'partner_staff', organizationId: await createOrganization(server) })
  const admin = await signInAs(server, { role: 'admin' })
  await admin.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_def' } })
  const post = async (browser: Browser, url: string, payload?: object) => {
    const reply = await browser.send({ method: 'POST', url, ...(payload && { payload }) })
    expect(reply.statusCode).toBe(200)
    return reply
  }
  return {
    chat: () => post(visitor, '/api/reggie', { messages, language: 'en' }),
    plan: () =>
      post(visitor, '/api/generate-action-plan', {
        location: 'Los Angeles, CA',
        selectedNeeds: 'housing',
        language: 'en',
        responses,
      }),
    guidance: () =>
      post(visitor, '/api/enhance-action-plan', { actionPlan: { title: 'Get your state ID' }, language: 'en' }),
    draft: () => post(partner, '/api/partner/reggie', { job: 'draft', lang: 'en', input: 'come in tuesday 10am' }),
    trace: () => post(admin, '/api/admin/chat/trace', { messages, language: 'en', engine: 'local' }),
    async golden() {
      const body = 'Write a calm plan. Answer in {language}.'
      const added = await admin.send({
        method: 'POST',
        url: '/api/admin/prompts',
        payload: { key: 'plan', language: 'en', body, note: 'Calmer' },
      })
      await post(admin, `/api/admin/prompts/${added.json().prompt.id}/goldens`)
    },
  }
}

test('a model that failed five times rests for chats, plans, guidance, drafts, traces and goldens alike', async () => {
  model.answer((response) => void response.writeHead(400).end())
  const { chat, ...others } = await setUpCallers()
  for (let count = 0; count < 5; count += 1) await chat()
  expect(model.requests).toHaveLength(5)

  for (const ask of Object.values(others)) await ask()
  expect(model.requests).toHaveLength(5)

  server.clock.advance(30_001)
  await others.plan()
  expect(model.requests).toHaveLength(6)
})

test('whatever is asked of a server, it builds each engine, limiter, breaker, budget and mailer once', async () => {
  for (const ask of Object.values(await setUpCallers())) await ask()

  const counts = Object.entries(built).map(([name, factory]) => [name, factory.mock.calls.length])
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(Object.keys(built).map((name) => [name, 1])))
})
