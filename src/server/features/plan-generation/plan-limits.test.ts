import { expect, test } from 'vitest'
import { planTasks } from '#content/en/plan-tasks.ts'
import { planTexts } from '#content/plan/en.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer({ limits: { perAddressPerMinute: 2, perBrowserPerMinute: 2, perStaffPerMinute: 2 } })

const plan = (urgent: string, language = 'en') => ({
  url: '/api/generate-action-plan',
  payload: {
    location: 'Kern, CA',
    selectedNeeds: 'housing',
    language,
    responses: {
      urgent_need: urgent,
      biggest_challenge: 'No ID',
      strengths: 'I cook',
      support_system: 'Nobody',
      goals_3_months: 'A job',
    },
  },
})
const guidance = (title: string, language = 'en') => ({
  url: '/api/enhance-action-plan',
  payload: { actionPlan: { title }, userLocation: null, language },
})

const taskTitle = planTasks.tasks['bed-tonight'].title

test.each([
  ['a plan', plan],
  ['guidance', guidance],
])('over the limit %s has to wait, but a person in danger does not', async (_, asking) => {
  const browser = server.browser()
  const send = (text: string, language?: string) => browser.send({ method: 'POST', ...asking(text, language) })
  await send(taskTitle)
  await send(taskTitle)
  const refused = await send(taskTitle, 'es')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBeDefined()
  expect(refused.json()).toMatchObject({ success: false, error: expect.stringContaining('Espere') as string })

  const danger = await send('I took too many pills and I am dying')
  expect(danger.statusCode).toBe(200)
  expect(danger.body).toContain('911')
})

test('danger in front of a long text lifts no limit: the answer is who to call and the first steps', async () => {
  const browser = server.browser()
  const long = `I want to kill myself tonight. ${'a.b.'.repeat(1000)}`.slice(0, 2000)
  const send = () => browser.send({ method: 'POST', ...plan(long) })
  const within = (await send()).json<{ plan: string; understood: unknown[] }>()
  expect(within.plan).not.toContain(planTexts.opening.read.nothing)
  await send()
  for (let more = 0; more < 3; more += 1) {
    const over = await send()
    expect(over.statusCode).toBe(200)
    const made = over.json<{ plan: string; steps: unknown[]; understood: unknown[] }>()
    expect(made.plan).toContain('988')
    expect(made.plan).toContain(planTexts.opening.read.nothing)
    expect(made.steps.length).toBeGreaterThan(2)
    expect(made.understood).toEqual([])
  }
})
