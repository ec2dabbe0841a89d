import { describe, expect, test } from 'vitest'
import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { emptyPlanAnswers } from '../action-plan/plan-tool.ts'
import type { NeedKey } from '../needs/needs.ts'
import { chooseTasks } from './choose-tasks.ts'
import { listDetailSignals } from './detail-signals.ts'
import { readAnswers } from './read-answers.ts'
import type { TaskId } from './task-graph.ts'

/** Monday, November 16. */
const today = '2026-11-16'

const listSteps = (answers: Partial<PlanAnswers>, needs: NeedKey[] = []) => {
  const all = { ...emptyPlanAnswers, ...answers }
  const reading = readAnswers(all, today, { hinted: listDetailSignals(all) })
  return chooseTasks({ answers: all, reading, needs, state: 'TX', today })
}
const findFirst = (answers: Partial<PlanAnswers>, needs: NeedKey[] = []) => listSteps(answers, needs)[0]?.task.id

describe('the plan begins with what burns, whatever else is told', () => {
  const told: [urgent: string, rest: Partial<PlanAnswers>, first: TaskId][] = [
    ['my suboxone runs out sunday', { biggest_challenge: 'on parole, no id' }, 'buprenorphine-next'],
    ['court is the 30th and i have no lawyer', { biggest_challenge: 'on probation. need a job' }, 'court-ready'],
    ['owe the court 640, payment due dec 4', { biggest_challenge: 'on probation. no car' }, 'court-debt'],
    ['debo 900 de multas a la corte', { biggest_challenge: 'tengo probation y no tengo trabajo' }, 'court-debt'],
    ['debo la renta, 600, y ya estoy atrasado con la renta', { biggest_challenge: 'estoy en probation' }, 'rent-help'],
    ['they are cutting off my lights friday', { biggest_challenge: 'on parole. need a job' }, 'power-bill'],
    [
      'I start work monday at the plant',
      { biggest_challenge: 'on probation', goals_3_months: 'my license' },
      'first-work-day',
    ],
    ['my baby girl is with cps, i want her back', { biggest_challenge: 'on parole. no id' }, 'child-case'],
    ['a job', { biggest_challenge: 'on parole. no car', support_system: 'i live with my sister' }, 'job-center'],
    ['insulin, one pen left', { biggest_challenge: 'my foot has a sore that wont close' }, 'insulin-now'],
    ['necesito mi acta de nacimiento', { biggest_challenge: 'estoy en parole. no tengo trabajo' }, 'birth-certificate'],
    ['manutencion, debo 6 mil', { biggest_challenge: 'estoy en probation' }, 'child-support-call'],
  ]
  test.each(told)('“%s”', (urgent_need, rest, first) => {
    expect(findFirst({ urgent_need, ...rest })).toBe(first)
  })

  test('it is done today where an office is not needed, and today has three steps at most', () => {
    const steps = listSteps({ urgent_need: 'debo 900 de multas a la corte', biggest_challenge: 'tengo probation' })
    expect(steps[0]?.dueOn).toBe(today)
    expect(steps.filter(({ dueOn }) => dueOn === today).length).toBeLessThanOrEqual(3)
  })
})

describe('it does not come before', () => {
  const told: [what: string, answers: Partial<PlanAnswers>, first: TaskId][] = [
    ['danger', { urgent_need: 'a job', biggest_challenge: 'my husband hits me' }, 'safe-from-harm'],
    ['a bed for tonight', { urgent_need: 'a job', biggest_challenge: 'nowhere to sleep tonight' }, 'bed-tonight'],
    [
      'a bed that ends in three days, where it has no day',
      { urgent_need: 'my child support', support_system: 'my cousin lets me stay until thursday' },
      'next-bed',
    ],
    [
      'the days to register',
      {
        urgent_need: 'somewhere to sleep tonight',
        biggest_challenge: 'got out today, i have 3 days to register as a sex offender',
      },
      'registry-register',
    ],
    [
      'a doctor for the shakes',
      { urgent_need: 'quit drinking', biggest_challenge: 'i shake till i have one' },
      'alcohol-doctor',
    ],
    [
      'a wound in the same breath',
      { urgent_need: 'my insulin runs out friday and i have an infected sore on my foot' },
      'wound-care',
    ],
  ]
  test.each(told)('%s', (_, answers, first) => {
    expect(findFirst(answers)).toBe(first)
  })
})

test('a visit that is days ahead stays on its day, and a generic report does not lead', () => {
  const steps = listSteps({ urgent_need: 'clean clothes', biggest_challenge: 'i see my po on friday' })
  expect(steps.find(({ task }) => task.id === 'report-officer')?.dueOn).toBe('2026-11-20')
})

test('a first answer that says nothing changes nothing', () => {
  const rest = { biggest_challenge: 'my medicine runs out friday', support_system: 'on parole' }
  expect(findFirst({ ...rest, urgent_need: 'idk' })).toBe(findFirst({ ...rest, urgent_need: '' }))
})
