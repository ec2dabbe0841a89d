import path from 'node:path'
import { expect, test } from 'vitest'
import { planTexts as english } from '#content/plan/en.ts'
import { planTexts as spanish } from '#content/plan/es.ts'
import { Failure } from '#contracts/failure.ts'
import { generateActionPlan } from '#contracts/plan-generation.ts'
import { maxPlanAnswer, planQuestionIds } from '#domain/action-plan/plan-answers.ts'
import type { PlanStep } from '#domain/action-plan/plan-step.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { states } from '#domain/places/states.ts'
import { readFacts } from '#server/engines/knowledge/load-knowledge.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'
import { testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const facts = await readFacts(path.resolve('data/facts'))

const responses = {
  urgent_need: 'I need a bed tonight and food',
  biggest_challenge: 'I have no ID',
  strengths: 'I cook well',
  support_system: 'My sister',
  goals_3_months: 'A job',
}
const selectedNeeds = 'housing, food assistance,employment'
const request = { location: 'Los Angeles, CA', selectedNeeds, responses, language: 'en' }
const url = '/api/generate-action-plan'
const ask = (change: object = {}, headers: Record<string, string> = {}) =>
  server.browser().send({ method: 'POST', url, payload: { ...request, ...change }, headers })
type Reply = { plan: string; steps: PlanStep[] }
const planFor = async (change: object = {}) => {
  const reply = await ask(change)
  expect(reply.statusCode).toBe(200)
  return generateActionPlan.reply.parse(reply.json()) as Reply
}
const answering = (answer: string) => ({ responses: Object.fromEntries(planQuestionIds.map((id) => [id, answer])) })

const shelter = buildListing({
  id: 'shelter',
  name: 'Harbor Shelter',
  category: 'housing',
  services: ['emergency-shelter'],
  phones: [{ number: '(213) 555-0177', extension: null, kind: 'voice', language: null, isSwitchboard: false }],
})
const seed = (...listings: Listing[]) => seedDirectory(server.database.db, listings)
const loadPlanListing = async (task: string, change: object = {}) =>
  (await planFor(change)).steps.find((step) => step.task === task)?.place ?? null

test('a plan is one text with line breaks and bold marks, and the same steps one by one', async () => {
  const reply = await ask()
  expect(Object.keys(reply.json()).toSorted()).toEqual(['parts', 'plan', 'questions', 'steps', 'success', 'understood'])
  const { plan, steps } = generateActionPlan.reply.parse(reply.json()) as Reply
  expect(plan).toContain(`**${english.title}**\n`)
  expect(steps.length).toBeGreaterThan(10)
  for (const step of steps) {
    expect(plan).toContain(step.title)
    expect(step.place !== null || step.script !== null).toBe(true)
  }
  expect(steps[0]).toMatchObject({ task: 'bed-tonight', phase: 'now', dueOn: '2026-11-15', category: 'housing' })
})

test('what was understood is told, and a correction changes the plan at once', async () => {
  const responses = { ...request.responses, urgent_need: 'no id and nowhere to sleep' }
  const first = generateActionPlan.reply.parse((await ask({ responses })).json())
  expect(first.understood?.map(({ signal }) => signal)).toEqual(expect.arrayContaining(['no-bed', 'no-id']))
  const corrected = generateActionPlan.reply.parse((await ask({ responses, corrections: { 'no-bed': false } })).json())
  expect(corrected.understood?.map(({ signal }) => signal)).not.toContain('no-bed')
  expect(corrected.steps?.map(({ task }) => task)).not.toContain('bed-tonight')
})

test('a correction of something unknown is refused', async () => {
  expect((await ask({ corrections: { 'free-money': true } })).statusCode).toBe(400)
})

test('names of people and wishes show no danger', async () => {
  const responses = {
    ...request.responses,
    support_system: 'mi comadre, la maestra de mi niña',
    goals_3_months: 'boring. i want to be so boring',
  }
  const { plan } = generateActionPlan.reply.parse((await ask({ responses })).json()) as Reply
  expect(plan.startsWith(`**${english.title}**`)).toBe(true)
})

test.each([{}, { 'x-session-id': 'fp_1' }, { 'x-session-id': 'search-action-plan-1763200000000' }])(
  'the session header %o changes nothing',
  async (headers: Record<string, string>) => {
    expect((await ask({}, headers)).json()).toEqual((await ask()).json())
  },
)

test('a plan of a person whose data was deleted is a plan like any other', async () => {
  const browser = server.browser()
  const payload = request
  await browser.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_gone' } })
  await browser.send({ method: 'DELETE', url: '/api/me' })
  const headers = { 'x-session-id': 'fp_gone' }
  const reply = await browser.send({ method: 'POST', url, payload, headers })
  expect(reply.statusCode).toBe(200)
})

test('in Spanish every word of ours is Spanish', async () => {
  const { plan, steps } = await planFor({ language: 'es' })
  expect(plan).toContain(`**${spanish.title}**`)
  expect(steps[0]?.title).toBe(spanish.tasks['bed-tonight'].title)
  expect(plan).not.toContain(english.closing)
})

test('without a language it is English', async () => {
  expect((await planFor({ language: undefined })).plan).toContain(english.title)
})

test('a step names one real place of the directory, as it stands there', async () => {
  await seed(shelter)
  const { plan, steps } = await planFor()
  expect(steps[0]?.place).toEqual({
    id: 'shelter',
    name: 'Harbor Shelter',
    phone: '(213) 555-0177',
    address: '1 Example Street, Los Angeles, CA 90012',
  })
  expect(plan).toContain('Harbor Shelter, (213) 555-0177, 1 Example Street')
})

const nearby = { lat: 34.2, lon: -118.26, precision: 'exact' as const }
test.each<[string, Partial<Listing>]>([
  ['serves another state', { scope: 'state', state: 'NV', countyFips: null, position: null }],
  ['stands across the state line', { state: 'NV', countyFips: '32003', position: nearby }],
  ['serves the whole nation', { scope: 'national', state: null, countyFips: null, position: null }],
  ['is a clinic that also has beds', { category: 'recovery-support', services: ['emergency-shelter', 'detox'] }],
  ['turns people with a record away', { facts: { servesRecord: { value: 'no', sourceId: 'a', asOf: '2026-01' } } }],
  ['can be neither called nor found', { phones: [], street: null, city: null, zip: null }],
])('a place that %s is not where somebody is sent for a bed', async (_, change) => {
  await seed({ ...shelter, ...change })
  expect(await loadPlanListing('bed-tonight')).toBeNull()
})

test('where no place is on file there is a line to call and what to say', async () => {
  const { plan, steps } = await planFor()
  expect(steps.every(({ place }) => place === null)).toBe(true)
  expect(plan).toContain('2-1-1')
})

test('in every state the plan names its own offices and no other state’s', async () => {
  const offices = Object.entries(facts.states).map(
    ([state, stateFacts]) => [state, stateFacts.vitalRecords?.phone ?? null] as const,
  )
  for (const { code, label } of states) {
    const { plan } = await planFor({ location: `Nowhere at all, ${label}`, selectedNeeds: 'id documentation' })
    const mine = facts.states[code]?.vitalRecords?.phone ?? null
    if (mine) expect(plan, label).toContain(mine)
    const others = offices.flatMap(([state, phone]) => (state === code || phone === mine ? [] : (phone ?? [])))
    expect(
      others.filter((phone) => plan.includes(phone)),
      label,
    ).toEqual([])
  }
})

test.each([['los angeles county, california'], ['LOS ÁNGELES, ca'], ['Los Angeles, California']])(
  '“%s” is understood',
  async (location) => {
    await seed(shelter)
    expect(await loadPlanListing('bed-tonight', { location })).toMatchObject({ id: 'shelter' })
  },
)

test.each(['', 'Los Angeles', 'Gotham, CA', 'San Juan, Puerto Rico', ', , ,', '<b>x</b>, TX'])(
  'an unknown place (“%s”) is no reason to give no plan',
  async (location) => {
    expect((await planFor({ location })).steps.length).toBeGreaterThan(10)
  },
)

test('needs nobody knows are left out', async () => {
  expect((await planFor({ selectedNeeds: 'a pony, <script>,, world peace' })).steps.length).toBeGreaterThan(5)
})

test.each([
  ['2026-11-14', '2026-11-14'],
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-15'],
  ['soon', '2026-11-15'],
])('a person who says it is %s starts on %s', async (today, first) => {
  expect((await planFor({ today })).steps[0]?.dueOn).toBe(first)
})

test('danger in an answer puts its lines above everything, and only a number is kept', async () => {
  const { plan } = await planFor({ responses: { ...responses, biggest_challenge: 'I want to kill myself tonight' } })
  expect(plan.indexOf('988')).toBeGreaterThan(-1)
  expect(plan.indexOf('988')).toBeLessThan(plan.indexOf(english.title))
  expect(plan.split('\n')[2]).toContain('911')
  expect(plan).not.toContain('kill myself')
  await expect
    .poll(async () => (await server.stored()).daily_counts)
    .toEqual([{ day: '2026-11-15', kind: 'crisis', key: 'self_harm', n: 1 }])
})

test('nothing that is answered is stored or logged', async () => {
  await ask(answering('my zebra-7341 story, call me at 213-555-0143'))
  expect(JSON.stringify(await server.stored())).not.toMatch(/zebra|555-?0143/)
  expect(server.logLines.join('\n')).not.toMatch(/zebra|555-?0143/)
})

test.each([
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)><b>hi</b>'],
  ['markdown', '# Big **bold** [link](https://evil.example) `code`\n- list'],
  ['emoji', '😀👩‍👩‍👧‍👦🏳️‍🌈'],
  ['braces', '{place} {words} {{x}} ${y}'],
  ['another script', '你好，我需要帮助 مرحبا'],
  ['the longest answer', 'I need help. '.repeat(200).slice(0, maxPlanAnswer)],
  ['one endless word', 'x'.repeat(maxPlanAnswer)],
  ['signs that are slow to clean', 'a@'.repeat(maxPlanAnswer / 2)],
])('%s in every answer makes a plan without any of its marks', async (_, answer) => {
  const { plan, steps } = await planFor(answering(answer))
  expect(steps.length).toBeGreaterThan(5)
  const marks = /<\/?[a-z]|onerror|evil|\]\(|\$\{|\{\w+\}/i
  for (const text of [plan, ...steps.flatMap(({ title, detail }) => [title, detail])]) expect(text).not.toMatch(marks)
})

test.each([
  ['an answer of 10,000 characters', { responses: { ...responses, strengths: 'x'.repeat(10_000) } }, 400, /shorter/],
  ['five of them', answering('x'.repeat(10_000)), 413, /shorter/],
  ['a blank answer', { responses: { ...responses, strengths: ' \n' } }, 400, /check/],
  ['a missing answer', { responses: { urgent_need: 'a bed' } }, 400, /check/],
  ['no answers', { responses: null }, 400, /check/],
  ['another language', { language: 'fr' }, 400, /check/],
  ['an endless place', { location: 'x'.repeat(500) }, 400, /check/],
])('%s is refused with a sentence', async (_, change, status, sentence) => {
  const reply = await ask(change)
  expect(reply.statusCode).toBe(status)
  expect(Failure.parse(reply.json()).error).toMatch(sentence)
})

test('a session header that is no label is refused', async () => {
  expect((await ask({}, { 'x-session-id': "x' OR 1" })).statusCode).toBe(400)
})

testAccess(server, generateActionPlan, 'apart', () => ({ headers: {}, body: { ...request, language: 'en' } }))
