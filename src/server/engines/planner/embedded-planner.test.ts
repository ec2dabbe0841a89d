import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { planTexts as english } from '#content/plan/en.ts'
import { planTexts as spanish } from '#content/plan/es.ts'
import { maxPlanAnswer } from '#domain/action-plan/plan-answers.ts'
import { shippedRules } from '../danger/shipped-judge.ts'
import { readFacts } from '../knowledge/load-knowledge.ts'
import { findGravestDanger } from './crisis-text.ts'
import { embeddedPlanner } from './embedded-planner.ts'
import type { PlanRequest } from './planner.ts'

const stopped = async (): Promise<never> => {
  throw new Error('The database is stopped.')
}
const readNothing = (): never => {
  throw new Error('An answer was read.')
}
const facts = await readFacts(path.resolve('data/facts'))
const county = { fips: '06029', name: 'Kern County', state: 'CA', lat: 35.3, lon: -118.7 } as PlanRequest['county']
const places = { byFips: () => null }
const clock = { now: () => Date.parse('2026-11-19T12:00:00Z') }
const directory = { candidates: async () => [], documents: async () => new Map<string, never>() }
const { signal } = new AbortController()

const planner = embeddedPlanner({ facts, places, clock, directory })
const unreading = embeddedPlanner({
  facts,
  places,
  clock,
  directory: { candidates: stopped, documents: stopped },
})

function ask(urgent: string, other: Partial<PlanRequest> = {}): PlanRequest {
  const answers = {
    urgent_need: urgent,
    biggest_challenge: 'No ID and no ride',
    strengths: 'I cook',
    support_system: 'My sister',
    goals_3_months: 'A job',
  }
  return {
    county,
    state: 'CA',
    needs: ['housing', 'healthcare'],
    answers,
    language: 'en',
    today: '2026-11-19',
    corrections: {},
    saved: [],
    danger: findGravestDanger([urgent, answers.biggest_challenge], shippedRules),
    ...other,
  }
}

const inDanger = 'I want to kill myself tonight. I sleep in my car in Bakersfield'

test.each([
  ['en', english],
  ['es', spanish],
] as const)('the plan in danger needs neither the answers nor the directory (%s)', async (language, texts) => {
  const { plan, steps, understood, questions } = await unreading.planInDanger(ask(inDanger, { language }))
  expect(plan.indexOf('988')).toBeGreaterThan(-1)
  expect(plan.indexOf('988')).toBeLessThan(plan.indexOf(texts.title))
  expect(plan).toContain(texts.opening.read.nothing)
  expect(steps.length).toBeGreaterThanOrEqual(3)
  expect(plan).not.toMatch(/kill myself|my car|I cook|my sister/i)
  expect([understood, questions]).toEqual([[], []])
})

test('the plan in danger asks no reader', async () => {
  const deps = { facts, places, clock, directory, guides: [], readSubject: readNothing }
  const { steps } = await embeddedPlanner(deps).planInDanger(ask(inDanger))
  expect(steps.length).toBeGreaterThanOrEqual(3)
})

test('the plan in danger is for the needs and the place', async () => {
  const make = (other: Partial<PlanRequest>) => unreading.planInDanger(ask(inDanger, other))
  const housing = await make({ needs: ['housing'] })
  const legal = await make({ needs: ['legal'], state: 'TX' })
  expect(housing.steps.map(({ task }) => task)).not.toEqual(legal.steps.map(({ task }) => task))
})

test('within the limits a person in danger has a plan from their answers, below the lines', async () => {
  const { plan, understood } = await planner.plan(ask(inDanger), { signal })
  expect(plan.indexOf('988')).toBeLessThan(plan.indexOf(english.title))
  expect(understood.map((line) => line.signal)).toContain('no-bed')
  expect(plan).not.toContain(english.opening.read.nothing)
})

test.each([
  ['a.b.', true],
  ['I sleep in my car and I need a place for tonight with my dog. ', false],
])('whoever fills a box with %o is told whether all of it was read', async (turn, isTold) => {
  const text = turn.repeat(maxPlanAnswer).slice(0, maxPlanAnswer)
  const { plan } = await planner.plan(ask(text), { signal })
  expect(plan.includes(english.opening.read.beginnings)).toBe(isTold)
})

test('while a plan is read others have a turn, and two plans at once are the plans of each alone', async () => {
  const requests = [
    ask('I sleep in my car, my insulin ends Friday'),
    ask('No tengo cama. Mi corte es el lunes'),
  ] as const
  const alone = [await planner.plan(requests[0], { signal }), await planner.plan(requests[1], { signal })]
  let turns = 0
  const both = Promise.all(requests.map((request) => planner.plan(request, { signal })))
  const done = both.then(() => false)
  while (await Promise.race([done, nextTurn(true)])) turns += 1
  expect(await both).toEqual(alone)
  expect(turns).toBeGreaterThan(5)
})
