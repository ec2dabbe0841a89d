import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ChatScenario, listChatScenarios, traceChat } from '#contracts/chat-trace.ts'
import { Failure } from '#contracts/failure.ts'
import { adminKeysRepository } from '#server/features/admin-keys/repository.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'

const file = path.resolve(import.meta.dirname, '../../../../data/golden/dialogues.json')
const scenarios = z.array(ChatScenario).parse(JSON.parse(readFileSync(file, 'utf8')))
const server = setUpTestServer()
const trace = '/api/admin/chat/trace'

let authorization = ''
beforeEach(async () => {
  const { key } = await adminKeysRepository(server.database.db).add('test', server.clock.now())
  authorization = `Bearer ${key}`
  await seedDirectory(server.database.db, [
    buildListing({ id: 'pantry-1', name: 'Example pantry' }),
    buildListing({ id: 'pantry-2', name: 'Reno pantry', city: 'Reno', state: 'NV', zip: '89501', countyFips: '32031' }),
  ])
})

const send = async (payload: object) => {
  const reply = await server.browser().send({ method: 'POST', url: trace, payload, headers: { authorization } })
  expect(reply.statusCode).toBe(200)
  return traceChat.reply.parse(reply.json())
}
const ask = async (content: string, more: object = {}) => {
  const {
    turns: [turn],
  } = await send({ messages: [{ role: 'user', content }], ...more })
  if (!turn) throw new Error('one question has one trace')
  return turn
}

test('there are at least 40 dialogues, half of them Spanish, of every kind, each with its own id', () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(40)
  expect(scenarios.filter(({ language }) => language === 'es')).toHaveLength(scenarios.length / 2)
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length)
  for (const language of ['en', 'es']) {
    const kinds = new Set(scenarios.filter((scenario) => scenario.language === language).map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual([...ChatScenario.shape.kind.options].toSorted())
  }
})

test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  '%s comes out as expected with the templates',
  async (id, scenario) => {
    const { turns, verdict } = await send({ scenario: id })

    expect(verdict?.checks.filter(({ isMet }) => !isMet)).toEqual([])
    expect(verdict?.isMet).toBe(true)
    expect(turns).toHaveLength(scenario.asks.length)
    for (const turn of turns) expect(turn).toMatchObject({ answeredBy: 'template', dropped: [], draft: turn.reply })
  },
)

test('the list names the scenarios without their words, the engines there are, and what the caller may do', async () => {
  const reply = await server.send({ method: 'GET', url: '/api/admin/chat/scenarios', headers: { authorization } })
  const list = listChatScenarios.reply.parse(reply.json())

  expect(list).toMatchObject({
    canAsk: true,
    engines: ['template'],
    place: { county: 'Los Angeles County', state: 'CA' },
  })
  expect(list.scenarios.map(({ id }) => id)).toEqual(scenarios.map(({ id }) => id))
  expect(reply.body).not.toContain('canary')
})

test('a trace tells each step: language, intent, slots, records with their day, answer and time', async () => {
  const turn = await ask('Where can I get free food today?')

  expect(turn).toMatchObject({
    question: 'Where can I get free food today?',
    hidden: [],
    language: 'en',
    crisis: null,
    outcome: 'guide',
    intent: { talk: null, topic: null },
    slots: { need: 'food-assistance', state: 'CA', wantsPlaces: true, place: { county: 'Los Angeles County' } },
  })
  const [guide] = turn.records.filter(({ kind }) => kind === 'guide')
  expect(guide?.checkedOn).toMatch(/^\d{4}-\d\d/)
  expect(guide?.score).toBeGreaterThan(0)
  expect(turn.records.find(({ id }) => id === 'listing:pantry-1')).toMatchObject({ isUsed: true, score: null })
  expect(turn.steps.map(({ step }) => step).toSorted()).toEqual(['mask', 'places', 'understand', 'write'])
})

const canaries = ['(213) 555-0142', '000-12-3456', 'sam.canary@example.org', '4111 1111 1111 1111']

test.each(canaries)('%s is told to nobody: not in the trace, not in the log, not in the database', async (canary) => {
  const message = `My data is ${canary}. I have no place to stay, where can I go?`
  const messages = [
    { role: 'user', content: message },
    { role: 'assistant', content: 'Ok.' },
    { role: 'user', content: `Again: ${message}` },
  ]
  const { turns, verdict } = await send({ messages })
  const everything = JSON.stringify([turns, verdict, server.logLines, await server.stored()])

  expect(turns[0]?.question).toMatch(/\[(PHONE|SSN|EMAIL|CARD)_1\]/)
  expect(everything).not.toContain(canary)
  expect(everything.replace(/\D/g, '')).not.toContain(canary.replace(/\D/g, '') || 'no digits')
})

test('nothing is stored or counted, not even that there was a crisis', async () => {
  const before = await server.stored()
  const turn = await ask('I want to kill myself')

  expect(turn.crisis).toMatchObject({ kind: 'self_harm' })
  const { principals: _browsers, ...after } = await server.stored()
  expect(after).toEqual(before)
})

test('only the demo county is looked into: another one has nothing on file, and 2-1-1', async () => {
  const turn = await ask('I am in Reno, Nevada. Where can I get food today?')

  expect(turn.slots.place).toEqual({ county: 'Washoe County', state: 'NV' })
  expect(turn.records.filter(({ kind }) => kind === 'listing')).toEqual([])
  expect(turn.reply).toContain('2-1-1')
  expect(turn.reply).not.toContain('Reno pantry')
})

test('the tone changes the words and never what is found', async () => {
  const [warm, facts] = [
    await send({ scenario: 'food-today-es' }),
    await send({ scenario: 'food-today-es', tone: 'facts' }),
  ]

  expect(facts.turns[0]?.reply).not.toBe(warm.turns[0]?.reply)
  expect(facts.turns[0]?.records).toEqual(warm.turns[0]?.records)
  expect(facts.verdict).toEqual(warm.verdict)
})

test.each([
  ['an engine that is not set up', 400, { scenario: 'food-today-en', engine: 'remote' }],
  ['a scenario nobody knows', 404, { scenario: 'no-such-one' }],
  ['a talk that does not end with a question', 400, { messages: [{ role: 'assistant', content: 'Hi' }] }],
])('%s is refused', async (_what, status, payload) => {
  const reply = await server.send({ method: 'POST', url: trace, payload, headers: { authorization } })

  expect(reply.statusCode).toBe(status)
  expect(Failure.safeParse(reply.json()).success).toBe(true)
})

test.each([undefined, 'Bearer nck_wrong'])('without the right key (%s) nothing is told', async (wrong) => {
  const headers = wrong ? { authorization: wrong } : {}
  for (const request of [
    { method: 'GET', url: '/api/admin/chat/scenarios', headers },
    { method: 'POST', url: trace, headers, payload: { scenario: 'food-today-en' } },
  ] as const) {
    const reply = await server.browser().send(request)
    expect([reply.statusCode, Failure.parse(reply.json()).code]).toEqual([401, 'unauthorized'])
  }
})
