import { expect, test } from 'vitest'
import { maxPlanAnswer } from '#domain/action-plan/plan-answers.ts'
import { enhanceActionPlan, generateActionPlan, tooLong } from './plan-generation.ts'

const request = {
  location: 'Kern, CA',
  selectedNeeds: 'housing,job training',
  responses: {
    urgent_need: 'A bed',
    biggest_challenge: 'No ID',
    strengths: 'I cook',
    support_system: 'My sister',
    goals_3_months: 'A job',
  },
  language: 'en',
}

test('a plan is asked for with place, needs, five answers and language', () => {
  expect(generateActionPlan.body.parse(request)).toEqual(request)
})

test('a plan may be asked for before a place is chosen', () => {
  expect(generateActionPlan.body.safeParse({ ...request, location: '', selectedNeeds: '' }).success).toBe(true)
})

test('an answer left blank is refused', () => {
  const responses = { ...request.responses, strengths: ' ' }
  expect(generateActionPlan.body.safeParse({ ...request, responses }).success).toBe(false)
})

test('a text that is too long says so, a blank one does not', () => {
  const problems = (strengths: string) =>
    generateActionPlan.body
      .safeParse({ ...request, responses: { ...request.responses, strengths } })
      .error?.issues.map(({ message }) => message)
  expect(problems('x'.repeat(10_000))).toContain(tooLong)
  expect(problems(' ')).not.toContain(tooLong)
  expect(problems('x'.repeat(maxPlanAnswer))).toBeUndefined()
})

test.each(['2026-11-15', null, undefined, 'yesterday'])('the day %s is no reason to refuse a plan', (today) => {
  expect(generateActionPlan.body.safeParse({ ...request, today }).success).toBe(true)
})

test.each(['fp_1', 'search-action-plan-1763200000000', undefined])('the session header may be %s', (label) => {
  expect(generateActionPlan.headers.safeParse({ 'x-session-id': label }).success).toBe(true)
})

test('a session header that is no label is refused', () => {
  expect(generateActionPlan.headers.safeParse({ 'x-session-id': "x' OR '1'='1" }).success).toBe(false)
})

test.each([{ plan: 'Week 1' }, { plan: { week1: ['ID'] } }, { plan: null }, {}])('the reply %o is read', (reply) => {
  expect(generateActionPlan.reply.parse(reply)).toEqual(reply)
})

test('guidance is asked for one task and needs its title', () => {
  const task = { title: 'Get an ID', description: null, category: 'custom' }
  const isAccepted = (actionPlan: object) =>
    enhanceActionPlan.body.safeParse({ actionPlan, userLocation: null }).success
  expect([isAccepted(task), isAccepted({ title: 'Get an ID' })]).toEqual([true, true])
  expect(isAccepted({ ...task, title: ' ' })).toBe(false)
})

test('guidance has its five parts', () => {
  const guidance = { summary: 'Start here', documents: ['Birth certificate'], process: [], challenges: [], tips: [] }
  expect(enhanceActionPlan.reply.parse(guidance)).toEqual(guidance)
  expect(enhanceActionPlan.reply.safeParse({ ...guidance, tips: undefined }).success).toBe(false)
})
