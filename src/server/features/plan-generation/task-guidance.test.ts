import path from 'node:path'
import { expect, test } from 'vitest'
import { taskGuidance as english } from '#content/en/task-guidance.ts'
import { taskGuidance as spanish } from '#content/es/task-guidance.ts'
import { crisisCard } from '#content/es/crisis-card.ts'
import { planTexts as englishTasks } from '#content/plan/en.ts'
import { planTexts as spanishTasks } from '#content/plan/es.ts'
import { Failure } from '#contracts/failure.ts'
import { enhanceActionPlan } from '#contracts/plan-generation.ts'
import { states } from '#domain/places/states.ts'
import { taskGraph, type TaskId } from '#domain/planner/task-graph.ts'
import { readFacts } from '#server/engines/knowledge/load-knowledge.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'
import { testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const facts = await readFacts(path.resolve('data/facts'))

const stateId = englishTasks.tasks['state-id'].title
/** The first lookup may have to wait for the guide index. */

const ask = (title: string, more: object = {}, task: object = {}) =>
  server.browser().send({
    method: 'POST',
    url: '/api/enhance-action-plan',
    payload: {
      actionPlan: { title, description: null, category: 'custom', ...task },
      userLocation: { state: 'TX', county: 'Travis County' },
      userNeeds: { housing: true },
      ...more,
    },
  })
const guidanceFor = async (title: string, more: object = {}, task: object = {}) => {
  const reply = await ask(title, more, task)
  expect(reply.statusCode).toBe(200)
  return enhanceActionPlan.reply.parse(reply.json())
}
const listAllTexts = ({ summary, documents, process, challenges, tips }: Awaited<ReturnType<typeof guidanceFor>>) => [
  summary,
  ...documents,
  ...process,
  ...challenges,
  ...tips,
]

test('a task of the plan gets its papers, its steps, the office of the state and what may be hard', async () => {
  const reply = await ask(stateId)
  expect(Object.keys(reply.json()).toSorted()).toEqual([
    'challenges',
    'documents',
    'process',
    'success',
    'summary',
    'tips',
  ])
  const { summary, documents, process, challenges, tips } = enhanceActionPlan.reply.parse(reply.json())
  const documentGuide = facts.documents.documents.find(({ id }) => id === 'state-id')
  expect(summary).toMatch(/Checked on 2026-\d\d-\d\d\./)
  expect(documents).toEqual(documentGuide?.papers.map(({ en }) => en))
  expect(process.join('\n')).toContain('In Texas: Texas Department of Public Safety, Driver License · https://')
  const { process: inCalifornia } = await guidanceFor(stateId, { userLocation: { state: 'CA', county: 'Kern' } })
  expect(inCalifornia.join('\n')).toContain('California Department of Motor Vehicles · 1-800-777-0133 · https://')
  expect(challenges).toEqual(expect.arrayContaining(documentGuide?.traps.map(({ en }) => en) ?? []))
  expect(tips.join('\n')).toContain(documentGuide?.fee?.en ?? 'no fee')
})

test('a task that was added in the other language is known too, and answered in the language asked for', async () => {
  const guidance = await guidanceFor(spanishTasks.tasks['state-id'].title, { language: 'en' })
  expect(guidance).toEqual(await guidanceFor(stateId, { language: 'en' }))
  const answered = await guidanceFor(stateId, { language: 'es' })
  expect(answered.summary).toMatch(/Revisado el/)
})

test('every task of the planner has guidance in both languages, and none is taken for a crisis', async () => {
  const browser = server.browser()
  const written = [
    ['en', englishTasks, english],
    ['es', spanishTasks, spanish],
  ] as const
  for (const { id } of taskGraph) {
    for (const [language, texts, { general }] of written) {
      const { title, detail: description } = texts.tasks[id as TaskId]
      const payload = { actionPlan: { title, description }, userLocation: { state: 'OH', county: '' }, language }
      const reply = await browser.send({ method: 'POST', url: '/api/enhance-action-plan', payload })
      const { summary, documents, process, challenges, tips } = enhanceActionPlan.reply.parse(reply.json())
      expect(summary, id).not.toBe(general.summary)
      expect(Math.min(documents.length, process.length, challenges.length, tips.length), id).toBeGreaterThan(0)
    }
  }
  expect((await server.stored()).daily_counts).toBeUndefined()
})

test('in every state an ID is asked for at its own office', async () => {
  for (const { code, label } of states) {
    const { process } = await guidanceFor(stateId, { userLocation: { state: code, county: '' } })
    const office = facts.states[code]?.idOffice
    const line = process.find((step) => step.startsWith(`In ${label}: `)) ?? ''
    expect(line, code).toContain(office?.name ?? office?.url ?? 'missing')
    if (office?.phone) expect(line, code).toContain(office.phone)
    expect(line, code).toMatch(/Checked on \d{4}-\d\d-\d\d/)
  }
})

test('an office that was checked long ago says so', async () => {
  server.clock.advance(200 * 86_400_000)
  const { process, summary } = await guidanceFor(stateId)
  expect(process.join('\n')).toContain(english.old)
  expect(summary).toContain(english.old)
})

test('without a state it says that the state is needed, and guesses no office', async () => {
  const { process } = await guidanceFor(stateId, { userLocation: null })
  expect(process).toContain(english.noState)
})

test.each([
  ['find a dentist for my tooth pain', /tooth/i],
  ['write my resume', /resume/i],
  ['sacar mi acta de nacimiento', /vital records/i],
])('what a person wrote themselves (“%s”) is led to the guide about it', async (title, words) => {
  const guidance = await guidanceFor(title)
  expect(guidance.summary).not.toContain(english.general.summary)
  expect(listAllTexts(guidance).join(' ')).toMatch(words)
})

test('a place near stands among the tips when it has a door', async () => {
  const pantry = buildListing({ id: 'p', name: 'Kindness Pantry', services: ['food-pantry'] })
  await seedDirectory(server.database.db, [pantry])
  const { tips } = await guidanceFor('find a food pantry', { userLocation: { state: 'CA', county: 'Los Angeles' } })
  expect(tips[0]).toContain('Kindness Pantry · (213) 555-0100 · 1 Example Street')
})

const spoken = [
  ['en', english],
  ['es', spanish],
] as const
test.each(spoken)('what nobody wrote down is not guessed (%s)', async (language, { general }) => {
  const { summary, process } = await guidanceFor('qwertz asdfgh zxcvb', { language, userLocation: null })
  expect(summary).toBe(general.summary)
  expect(process.join(' ')).toContain('2-1-1')
})

test('the category of the task chooses what helps where nothing else is known', async () => {
  const { documents } = await guidanceFor('qwertz asdfgh', {}, { category: 'legal' })
  expect(documents).toEqual(english.needs.legal.documents)
})

test('voting is never a bare yes', async () => {
  const { summary, process } = await guidanceFor('register to vote')
  expect(summary).toMatch(/^Voting in Texas\./)
  expect(summary).toMatch(/can be a crime/)
  expect(process.join(' ')).toContain('votetexas.gov')
  expect((await guidanceFor('can I vote', { userLocation: null })).summary).toMatch(/won't guess/)
})

test('what would hurt somebody is refused kindly', async () => {
  const { summary, process } = await guidanceFor('pass the drug test with fake pee')
  expect(summary).toMatch(/can't help with that/)
  expect(process).toEqual([])
})

test('danger this minute gets its lines and what to do, and nothing else', async () => {
  const { summary, process, tips } = await guidanceFor('I want to end my life tonight', { language: 'es' })
  expect(summary.slice(0, 200)).toContain('911')
  expect(summary.slice(0, 200)).toContain('988')
  expect(process).toEqual([...crisisCard.kinds.self_harm.steps])
  expect(tips).toEqual([])
  await expect.poll(async () => (await server.stored()).daily_counts?.length).toBe(1)
})

test('danger in a task is answered with who to call and the steps of its card, and nothing else', async () => {
  const { summary, process, documents, tips } = await guidanceFor('he puts his hands on me every night, find a way out')
  expect(summary).toContain('1-800-799-7233')
  expect(process.length).toBeGreaterThan(1)
  expect([...documents, ...tips]).toEqual([])
})

test('nothing of a task is stored or logged', async () => {
  await ask('my zebra-7341 task', {}, { description: 'call 512-555-0143' })
  expect(JSON.stringify(await server.stored())).not.toMatch(/zebra|555-?0143/)
  expect(server.logLines.join('\n')).not.toMatch(/zebra|555-?0143/)
})

test.each(['<script>alert(1)</script>', '**bold** [x](https://evil.example)', '😀😀', 'x'.repeat(200), '你好'])(
  'the title “%s” is answered without any of it',
  async (title) => {
    expect(listAllTexts(await guidanceFor(title)).join(' ')).not.toMatch(/<script|evil|😀|你好|xxxx/)
  },
)

test.each([
  ['no title', { actionPlan: { title: ' ' } }, /check/],
  ['a title of 10,000 characters', { actionPlan: { title: 'x'.repeat(10_000) } }, /shorter/],
  ['a description of 10,000 characters', { actionPlan: { title: 'x', description: 'x'.repeat(10_000) } }, /shorter/],
  ['no task', { actionPlan: null }, /check/],
])('%s is refused with a sentence', async (_, change, sentence) => {
  const reply = await ask('x', change)
  expect(reply.statusCode).toBe(400)
  expect(Failure.parse(reply.json()).error).toMatch(sentence)
})

testAccess(server, enhanceActionPlan, 'apart', () => ({ body: { actionPlan: { title: stateId } } }))
