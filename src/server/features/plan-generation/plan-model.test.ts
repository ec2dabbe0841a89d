import path from 'node:path'
import { expect, test } from 'vitest'
import { generateActionPlan } from '#contracts/plan-generation.ts'
import type { PlanStep } from '#domain/action-plan/plan-step.ts'
import { shippedControl } from '#server/engines/assistant/control.ts'
import { chatBudget } from '#server/engines/assistant/providers/budget.ts'
import { createModelOpener } from '#server/engines/assistant/providers/choose-model.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import { readFacts } from '#server/engines/knowledge/load-knowledge.ts'
import { embeddedPlanner } from '#server/engines/planner/embedded-planner.ts'
import { modelPlanner } from '#server/engines/planner/model-planner.ts'
import { createBreaker } from '#server/platform/breaker.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { readModelData, streamAnswer } from '#testing/compatible-model.ts'
import { setUpLoopbackServer } from '#testing/loopback-server.ts'
import { setUpTestServer } from '#testing/server.ts'

const model = setUpLoopbackServer()
const ai = () => ({ provider: 'compatible' as const, model: 'm', baseUrl: model.base, apiKey: null })
// Its address is known only once it listens.
const server = setUpTestServer({
  config: {
    get ai() {
      return ai()
    },
  },
})
const plain = setUpTestServer({}, { onDemand: true })

const responses = {
  urgent_need: 'A bed tonight. My number is 559-555-0142.',
  biggest_challenge: 'No ID',
  strengths: 'I cook',
  support_system: 'My sister',
  goals_3_months: 'A job',
}
const request = { location: 'Los Angeles, CA', selectedNeeds: 'housing,food assistance', responses, language: 'en' }
const buildPayload = (change: object) => ({
  method: 'POST' as const,
  url: '/api/generate-action-plan',
  payload: { ...request, ...change },
})
type Made = { plan: string; steps: PlanStep[] }
const read = (reply: { json(): unknown }) => generateActionPlan.reply.parse(reply.json()) as Made
const planned = async (change: object = {}) => read(await server.browser().send(buildPayload(change)))
const ours = async (change: object = {}) => read(await plain.browser().send(buildPayload(change)))

const says = (text: string, finish?: string) => model.answer((response) => streamAnswer(response, text, finish))

interface SentStep {
  task: string
  title: string
  detail: string
}
const readSentData = () => readModelData(model) as { steps: SentStep[] }
/** A good model: the same steps, a little warmer. */
const reword = (steps: SentStep[]) =>
  steps.map(({ task, title, detail }) => ({ task, title, detail: `You can do this. ${detail}` }))
const answersWith = (make: (steps: SentStep[]) => unknown) =>
  model.answer((response) => streamAnswer(response, JSON.stringify(make(readSentData().steps))))

test('a good model only changes words: tasks, days, places and scripts stay ours', async () => {
  const shelter = buildListing({ name: 'Harbor Shelter', category: 'housing', services: ['emergency-shelter'] })
  await seedDirectory(server.database.db, [shelter])
  await seedDirectory(plain.database.db, [shelter])
  const intro = 'You cook well, and your sister is with you. Take one step at a time.'
  answersWith((steps) => ({ intro, steps: reword(steps) }))
  const [made, draft] = [await planned(), await ours()]

  const fixed = ({ task, phase, dueOn, place, script, category, priority }: PlanStep) => ({
    task,
    phase,
    dueOn,
    place,
    script,
    category,
    priority,
  })
  expect(made.steps.map(fixed)).toEqual(draft.steps.map(fixed))
  expect(made.steps[0]?.detail).toMatch(/^You can do this\. /)
  expect(made.plan).toContain('You cook well, and your sister is with you.')
  expect(made.plan).toContain('Harbor Shelter, (213) 555-0100')
})

test('only masked answers, county, needs, language and our own steps go out', async () => {
  answersWith((steps) => ({ intro: '', steps: reword(steps) }))
  await planned()
  const body = model.requests[0]?.body ?? ''
  expect(body).toContain('[PHONE_1]')
  expect(body).not.toContain('0142')
  expect(body).not.toContain('searchResources')
  expect(readSentData().steps.length).toBeGreaterThan(10)
})

test('the steps come in our order, whatever the model does with them', async () => {
  answersWith((steps) => ({
    intro: 'One step at a time.',
    steps: [...reword(steps).slice(1).toReversed(), { task: 'rob-a-bank', title: 'Get money', detail: 'Get it.' }],
  }))
  const [made, draft] = [await planned(), await ours()]
  expect(made.steps.map(({ task }) => task)).toEqual(draft.steps.map(({ task }) => task))
  // The step left out was the first in our order.
  expect(made.steps[0]?.detail).toBe(draft.steps[0]?.detail)
  expect(made.steps[1]?.detail).toMatch(/^You can do this\. /)
})

test.each([
  ['a phone', 'Call 559-555-0666 now. '],
  ['an address', 'Go to 99 Oak Avenue. '],
  ['a link', 'See https://evil.example now. '],
  ['a price', 'It costs $45. '],
  ['a place', 'Ask for Hope Mission Center. '],
  ['a day', 'Do it by March 3. '],
  ['a script', '<script>alert(1)</script> '],
  ['an unkind word', 'Felons can go too. '],
])('%s that is not in our step brings our step back', async (_, added) => {
  answersWith((steps) => ({
    intro: 'One step at a time.',
    steps: reword(steps).map((step, at) => (at === 0 ? { ...step, detail: added + step.detail } : step)),
  }))
  const [made, draft] = [await planned(), await ours()]
  expect(made.steps[0]?.detail).toBe(draft.steps[0]?.detail)
  expect(made.steps[1]?.detail).toMatch(/^You can do this\. /)
  expect(JSON.stringify(made)).not.toContain(added.trim())
})

test.each([
  ['nothing', ''],
  ['prose', 'First find a bed. Then go and get your ID. You can do it!'],
  ['broken JSON', '{"intro": "Hello", "steps": [{"task": "bed-ton'],
  ['another JSON', '{"hello": "world"}'],
  ['no steps', '{"intro": "Hello there, you can do this.", "steps": []}'],
  ['unknown steps', '{"intro": "Hi", "steps": [{"task": "x", "title": "Find a bed", "detail": "Call now."}]}'],
  ['a page', '<html><body><script>alert(1)</script></body></html>'],
  ['no end', 'x'.repeat(50_000)],
])('a model that answers %s: the plan is ours', async (_, text) => {
  says(text)
  expect(await planned()).toEqual(await ours())
  expect(model.requests.length).toBe(1)
})

test.each([
  [
    'another language',
    (steps: SentStep[]) =>
      steps.map((step) => ({
        ...step,
        title: 'Trouvez un lit',
        detail: 'Vous devez appeler le refuge pour la nuit et demander une place.',
      })),
  ],
  [
    'Spanish for English',
    (steps: SentStep[]) =>
      steps.map((step) => ({
        ...step,
        title: 'Busque una cama',
        detail: 'Llame al refugio y pregunte si hay una cama para usted.',
      })),
  ],
  [
    'made-up numbers in every step',
    (steps: SentStep[]) =>
      steps.map((step) => ({
        ...step,
        title: `${step.title} 559-555-0666`,
        detail: `${step.detail} Call 559-555-0666.`,
      })),
  ],
  [
    'scripts in every step',
    (steps: SentStep[]) =>
      steps.map((step) => ({
        ...step,
        title: `<script>${step.title}</script>`,
        detail: `<img src=x onerror=alert(1)>${step.detail}`,
      })),
  ],
])('a model that writes %s: the plan is ours', async (_, make) => {
  answersWith((steps) => ({ intro: 'Hello.', steps: make(steps) }))
  expect(await planned()).toEqual(await ours())
})

test('an answer that was cut off is none', async () => {
  says(JSON.stringify({ intro: 'Hi', steps: [] }), 'length')
  expect(await planned()).toEqual(await ours())
})

test.each([500, 429, 401])('a model that refuses with %i is not asked twice: the plan is ours', async (status) => {
  model.answerJson({ error: { message: 'no' } }, status)
  expect(await planned()).toEqual(await ours())
  expect(model.requests).toHaveLength(1)
})

test('danger in an answer never goes to a model', async () => {
  const danger = { responses: { ...responses, biggest_challenge: 'I want to kill myself' } }
  expect(await planned(danger)).toEqual(await ours(danger))
  expect(model.requests).toEqual([])
})

test('a caller without a cookie, and the seventh plan in an hour, cost nothing', async () => {
  answersWith((steps) => ({ intro: 'One step at a time.', steps: reword(steps) }))
  expect(read(await server.send(buildPayload({})))).toEqual(await ours())
  expect(model.requests).toEqual([])
  const browser = server.browser()
  for (let plan = 1; plan <= 7; plan += 1) expect((await browser.send(buildPayload({}))).statusCode).toBe(200)
  expect(model.requests).toHaveLength(6)
})

test('a slow model is left at the deadline: the plan is ours', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  model.answer((response) => response.on('close', resolve))
  const embedded = embeddedPlanner({
    facts: await readFacts(path.resolve('data/facts')),
    places: { byFips: () => null },
    clock: server.clock,
    directory: directoryRepository(server.database.db),
  })
  const reserve = async () => ({})
  const opens = createModelOpener(ai())
  if (!opens) throw new Error('no model')
  const warned: string[] = []
  const log = (line: string) => warned.push(line)
  const planner = modelPlanner(embedded, {
    model: opens,
    reserve,
    breaker: createBreaker(server.clock),
    budget: chatBudget({ reserve }),
    deadlineMs: 80,
    control: async () => shippedControl,
    logger: { info: log, warn: log, error: log },
  })({ browser: 'b', address: 'a' })
  const planRequest = {
    county: null,
    state: null,
    needs: [],
    answers: responses,
    language: 'en',
    today: '2026-11-15',
    corrections: {},
    saved: [],
    danger: null,
  } as const
  const { signal } = new AbortController()
  expect(await planner.plan(planRequest, { signal })).toEqual(await embedded.plan(planRequest, { signal }))
  expect(warned).toEqual(['model plan failed'])
  await closed
})

test('nothing of the answers is stored or logged when a model fails', async () => {
  says('zebra-7341')
  await planned({ responses: { ...responses, strengths: 'my zebra-7341 story' } })
  expect(JSON.stringify(await server.stored())).not.toContain('zebra')
  expect(server.logLines.join('\n')).not.toContain('zebra')
  expect(server.logLines.join('\n')).toContain('model plan failed')
})
