// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { planRetentionMs } from '#domain/action-plan/stored-plan.ts'
import { planQuestionIds } from '#domain/action-plan/plan-answers.ts'
import type { PlanStep } from '#domain/action-plan/plan-step.ts'
import { noNeeds } from '#domain/onboarding/context.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { clearAll, readKey, writeKey } from '#client/platform/storage/storage.ts'
import { forgetVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { fakeTaskServer } from '#testing/fake-task-server.ts'
import { giveStepFeedback } from './plan-feedback.ts'
import { addStepsToTasks } from './plan-step-tasks.ts'
import { moveStepTask, recordTaskFeedback } from './fresh-plan.ts'
import { correctPlan, createPlan, planTimeoutMs, planTool, readStoredPlan, undoCorrection } from './plan-tool.ts'
import { keepResults } from '../search/results.ts'
import { saved } from '../saved/saved.ts'
import { searchContext } from '../search/search-context.ts'

const step: PlanStep = {
  task: 'bed',
  phase: 'now',
  title: 'Find a bed',
  detail: 'Call today.',
  category: 'housing',
  priority: 'high',
  dueOn: '2026-11-16',
  place: { id: 'p', name: 'Sample House', phone: '(213) 555-0134', address: null },
  script: 'Hi.',
}
const steps = [step, { ...step, task: 'id', title: 'Get an ID' }]
const now = new Date(2026, 10, 15, 23, 30).getTime()

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  planTool.send({ type: 'reset' })
  clearAll()
  searchContext.send({ type: 'cleared', at: now })
  clearAll()
  document.documentElement.lang = 'en'
  forgetVisitorSession()
})

afterEach(() => {
  vi.useRealTimers()
})

function answerAll(): void {
  planTool.send({ type: 'started' })
  for (const id of planQuestionIds) {
    planTool.send({ type: 'answered', text: `my ${id}` })
    planTool.send({ type: 'movedOn' })
  }
}

const filterByPath = (sent: SentRequest[], path: string) => sent.filter((request) => request.path === path)
const plans = '/api/generate-action-plan'
const serve = (reply: unknown, status = 200) =>
  fakeFetch(({ path }) => (path === plans ? { status, body: reply } : { body: { success: true } }))

test('it sends the five answers, the place, the needs, the language and the day, under the stored label', async () => {
  const sent = serve({ plan: 'Call.' })
  writeKey('sessionId', 'fp_abc')
  const needs = { ...noNeeds, housing: true, 'id-documentation': true }
  searchContext.send({
    type: 'answered',
    answers: { location: { state: 'CA', county: 'Kern County' }, needs },
    at: now,
  })
  answerAll()
  await createPlan()
  const [request] = filterByPath(sent, plans)
  expect(request).toMatchObject({ method: 'POST', credentials: 'include' })
  expect(request?.headers.get('x-session-id')).toBe('fp_abc')
  expect(request?.body).toEqual({
    location: 'Kern County, CA',
    selectedNeeds: 'housing, id documentation',
    language: 'en',
    today: '2026-11-15',
    responses: Object.fromEntries(planQuestionIds.map((id) => [id, `my ${id}`])),
    saved: [],
  })
})

test('it names the listings on the person’s own list', async () => {
  const sent = serve({ plan: 'Call.' })
  const listing = { id: 'shelter-1', name: 'Sample House' } as Resource
  saved.send({ type: 'added', resource: listing, location: null })
  answerAll()
  await createPlan()
  expect(filterByPath(sent, plans)[0]?.body).toMatchObject({ saved: ['shelter-1'] })
})

const understood = [{ signal: 'no-id', line: 'You have no ID.' }]
const noId = { signal: 'no-id', line: 'You have no ID.', at: 0, isSo: false }

test('a correction makes the plan again from the same answers, keeps earlier ones, and can be taken back', async () => {
  const sent = serve({ plan: 'Call.', steps, understood })
  answerAll()
  await createPlan()
  expect(readStoredPlan()).toMatchObject({ understood, questions: [], feedback: {} })
  await giveStepFeedback('bed', 'done')
  vi.setSystemTime(now + 1000)
  await correctPlan(noId)
  await correctPlan({ signal: 'made-up', line: '', at: 0, isSo: true })
  await correctPlan({ signal: 'supervised', line: 'Parole?', at: 1, isSo: true })
  await undoCorrection('no-id')
  const bodies = filterByPath(sent, plans).map(({ body }) => body as { corrections?: object; responses: object })
  expect(bodies.map(({ corrections }) => corrections)).toEqual([
    undefined,
    { 'no-id': false },
    { 'no-id': false },
    { 'no-id': false, supervised: true },
    { supervised: true },
  ])
  expect(bodies[1]?.responses).toEqual(bodies[0]?.responses)
  expect(readStoredPlan()).toMatchObject({ madeAt: now + 1000, feedback: { bed: 'done' } })
  await vi.waitFor(() => expect(filterByPath(sent, '/api/events')).toHaveLength(1))
})

test('when the plan cannot be made again, the one there is stays', async () => {
  serve({ plan: 'Call.', steps, understood })
  answerAll()
  await createPlan()
  serve({ success: false }, 500)
  await correctPlan(noId)
  expect(planTool.get()).toMatchObject({
    phase: 'complete',
    plan: { text: 'Call.' },
    corrections: [],
    trouble: 'failed',
  })
  expect(readStoredPlan()).toMatchObject({ text: 'Call.' })
})

test('without a search it takes the last results, and without those the place is blank', async () => {
  const sent = serve({ plan: 'Call.' })
  answerAll()
  await createPlan()
  planTool.send({ type: 'reset' })
  const location = { state: 'TX', county: 'Bexar County' }
  keepResults({ resources: [], location, needs: { ...noNeeds, legal: true }, language: 'en', foundAt: now })
  answerAll()
  await createPlan()
  const bodies = filterByPath(sent, plans).map(({ body }) => body)
  expect(bodies).toMatchObject([
    { location: '', selectedNeeds: '' },
    { location: 'Bexar County, TX', selectedNeeds: 'legal' },
  ])
  expect(filterByPath(sent, plans)[0]?.headers.get('x-session-id')).toBe(`search-action-plan-${now}`)
})

test('pressed twice it asks once', async () => {
  const sent = serve({ plan: 'Call.' })
  answerAll()
  await Promise.all([createPlan(), createPlan()])
  expect(filterByPath(sent, plans)).toHaveLength(1)
})

test('the plan is kept on the device and the answers are gone from the tab', async () => {
  serve({ plan: { week1: ['Call'] }, steps })
  answerAll()
  expect(readKey('plan-draft')?.question).toBe(4)
  await createPlan()
  expect(readKey('plan-draft')).toBeUndefined()
  expect(readStoredPlan()).toMatchObject({ text: '## Week 1\n\n- Call', steps, language: 'en', madeAt: now })
  expect(JSON.stringify({ ...localStorage })).not.toContain('my urgent_need')
})

test('what happened is told without a word of it', async () => {
  const sent = serve({ plan: 'Call.', steps })
  answerAll()
  await createPlan()
  await vi.waitFor(() => expect(filterByPath(sent, '/api/events')).toHaveLength(1))
  expect(filterByPath(sent, '/api/events')[0]?.body).toMatchObject({
    eventType: 'action_plan',
    eventData: { category: 'housing', stepCount: 2, aiGenerated: true },
  })
})

test.each([
  ['nothing', {}],
  ['a blank plan', { plan: ' ' }],
  ['null', { plan: null, steps: [] }],
])('an answer with %s is a plan that could not be made, and the answers stay', async (_name, reply) => {
  serve(reply)
  answerAll()
  await createPlan()
  expect(planTool.get()).toMatchObject({ phase: 'complete', plan: null })
  expect(readKey('plan-draft')?.answers.urgent_need).toBe('my urgent_need')
  expect(readStoredPlan()).toBeNull()
})

test.each([
  ['failed', 500, { success: false }],
  ['failed', 200, '<html>Sign in to Wi-Fi</html>'],
  ['failed', 200, { plan: 7 }],
  ['busy', 429, { success: false }],
] as const)(
  'the trouble is “%s” for status %i: back to the last question with every answer',
  async (error, status, reply) => {
    serve(reply, status)
    answerAll()
    await createPlan()
    expect(planTool.get()).toMatchObject({
      phase: 'questions',
      question: 4,
      trouble: error,
      answers: { strengths: 'my strengths' },
    })
  },
)

test('after a failure a second try makes the plan from the same answers', async () => {
  serve({ success: false }, 500)
  answerAll()
  await createPlan()
  const sent = serve({ plan: 'Call 2-1-1.' })
  await createPlan()
  expect(planTool.get()).toMatchObject({ phase: 'complete', plan: { text: 'Call 2-1-1.' } })
  expect(filterByPath(sent, plans)[0]?.body).toMatchObject({ responses: { urgent_need: 'my urgent_need' } })
})

test('without a connection that is said', async () => {
  fakeFetch(() => {
    throw new TypeError('Failed to fetch')
  })
  answerAll()
  await createPlan()
  expect(planTool.get()).toMatchObject({ phase: 'questions', trouble: 'offline' })
})

function hangingFetch() {
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
}

test('a server that never answers is given up on', async () => {
  hangingFetch()
  answerAll()
  const done = createPlan()
  vi.advanceTimersByTime(planTimeoutMs)
  await done
  expect(planTool.get()).toMatchObject({ phase: 'questions', trouble: 'slow' })
})

test('whoever goes back meanwhile hears nothing of it', async () => {
  hangingFetch()
  answerAll()
  const done = createPlan()
  planTool.send({ type: 'wentBack' })
  await done
  expect(planTool.get()).toMatchObject({ phase: 'questions', question: 4, trouble: null })
})

test('Start Over and clearing the device leave no answer behind', async () => {
  answerAll()
  planTool.send({ type: 'reset' })
  expect(readKey('plan-draft')).toBeUndefined()
  serve({ plan: 'Call.', steps })
  answerAll()
  await createPlan()
  clearAll()
  expect(planTool.get()).toMatchObject({ phase: 'intro' })
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
})

test('after 35 days the plan is dropped', async () => {
  serve({ plan: 'Call.' })
  answerAll()
  await createPlan()
  expect(readStoredPlan(now + planRetentionMs)).not.toBeNull()
  expect(readStoredPlan(now + planRetentionMs + 1)).toBeNull()
  expect(localStorage.getItem('last-action-plan')).toBeNull()
})

test('a step done anywhere is done in the plan and on the list, and taken back the same way', async () => {
  const server = fakeTaskServer()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path === plans ? Promise.resolve(new Response(JSON.stringify({ plan: 'Call.', steps }))) : fetch(path, init),
  )
  answerAll()
  await createPlan()
  await addStepsToTasks()
  const [bed, id] = server.rows.map((task) => task.id)
  const inPlan = () => readStoredPlan()?.feedback
  const onScreen = () => {
    const state = planTool.get()
    return state.phase === 'complete' ? state.plan?.feedback : null
  }
  const completed = () => server.rows.map((task) => [task.title, task.completed])

  await giveStepFeedback('bed', 'done')
  expect([inPlan(), onScreen()]).toEqual([{ bed: 'done' }, { bed: 'done' }])
  expect(completed()).toEqual([
    ['Find a bed', true],
    ['Get an ID', false],
  ])
  await giveStepFeedback('bed', null)
  await giveStepFeedback('id', 'not-for-me')
  expect(completed()).toEqual([['Find a bed', false]])
  await giveStepFeedback('id', null)
  expect(server.rows.map((task) => task.id)).toEqual([bed, id])

  recordTaskFeedback(bed ?? '', 'done')
  expect(onScreen()).toEqual({ bed: 'done' })
  moveStepTask(bed ?? '', '0b9f6a52-6c3e-4d5f-8a70-aaaaaaaaaaaa')
  recordTaskFeedback('0b9f6a52-6c3e-4d5f-8a70-aaaaaaaaaaaa', null)
  expect(onScreen()).toEqual({})
})

test('a step that is settled already is not added to the list', async () => {
  const server = fakeTaskServer()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path === plans ? Promise.resolve(new Response(JSON.stringify({ plan: 'Call.', steps }))) : fetch(path, init),
  )
  answerAll()
  await createPlan()
  await giveStepFeedback('bed', 'done')
  expect(await addStepsToTasks()).toBe('sent')
  expect(server.rows.map(({ title }) => title)).toEqual(['Get an ID'])
})

test('a step that is refused is told, and only that one is tried again, under the same name', async () => {
  let refuses = true
  const actionPlans: object[] = []
  const sent = fakeFetch(({ path, method, body }) => {
    if (path === plans) return { body: { plan: 'Call.', steps } }
    if (method !== 'POST' || path !== '/api/action-plans') return { body: { success: true, actionPlans } }
    const task = body as { title: string }
    if (refuses && task.title === 'Get an ID')
      return { status: 400, body: { success: false, code: 'bad_request', error: '' } }
    const actionPlan = { completed: false, ...task }
    actionPlans.push(actionPlan)
    return { body: { success: true, actionPlan } }
  })
  answerAll()
  await createPlan()
  expect(await addStepsToTasks()).toBe('some')
  refuses = false
  expect(await addStepsToTasks()).toBe('sent')
  const added = filterByPath(sent, '/api/action-plans')
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => body as { id: string; title: string })
  expect(added.map(({ title }) => title)).toEqual(['Find a bed', 'Get an ID', 'Get an ID'])
  expect(added[1]?.id).toBe(added[2]?.id)
  expect(added[0]).toMatchObject({
    description: 'Call today.\nSample House, (213) 555-0134\n“Hi.”',
    category: 'housing',
    priority: 'high',
    dueOn: '2026-11-16',
  })
  expect(readStoredPlan()?.tasks.map(({ isAdded }) => isAdded)).toEqual([true, true])
})
