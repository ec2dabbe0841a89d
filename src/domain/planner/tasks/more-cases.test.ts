import { expect, test } from 'vitest'
import type { PlanAnswers } from '../../action-plan/plan-answers.ts'
import { listAroundSignals, readAround } from '../around.ts'
import { chooseTasks } from '../choose-tasks.ts'
import { listDetailSignals } from '../detail-signals.ts'
import { readAnswers } from '../read-answers.ts'
import type { TaskId } from '../task-graph.ts'
import { isWrongOffice } from '../task-office.ts'

const today = '2026-12-01'
const plain: PlanAnswers = {
  urgent_need: 'help',
  biggest_challenge: 'time',
  strengths: 'cooking',
  support_system: 'nobody',
  goals_3_months: 'peace',
}

function plan(told: Partial<PlanAnswers>) {
  const answers = { ...plain, ...told }
  const hinted = [...listDetailSignals(answers), ...listAroundSignals(readAround(answers, today))]
  const reading = readAnswers(answers, today, { hinted })
  return { reading, tasks: chooseTasks({ answers, reading, needs: [], state: 'OH', today }) }
}
const listIds = (told: Partial<PlanAnswers>) => plan(told).tasks.map(({ task }) => task.id)

const cases: readonly (readonly [TaskId, yes: Partial<PlanAnswers>, no: Partial<PlanAnswers>])[] = [
  ['unemployment', { urgent_need: 'i just lost my job' }, { urgent_need: 'i need a job' }],
  ['unemployment', { urgent_need: 'perdi mi trabajo' }, { urgent_need: 'busco trabajo' }],
  [
    'support-job-lost',
    { urgent_need: 'lost my job and child support court is december 16' },
    { urgent_need: 'child support court is december 16, i work' },
  ],
  [
    'monitor-medical',
    { urgent_need: 'ankle monitor, my medicine runs out' },
    { urgent_need: 'ankle monitor and no place to charge it' },
  ],
  ['court-interpreter', { urgent_need: 'tengo corte el 14, hablo mixteco' }, { urgent_need: 'tengo corte el 14' }],
  [
    'citizen-papers',
    { urgent_need: 'no tengo id', strengths: 'soy ciudadano desde el 99' },
    { urgent_need: 'no tengo id' },
  ],
  [
    'papers-at-home',
    { urgent_need: 'no id', support_system: 'my mom has my birth certificate' },
    { urgent_need: 'no id', support_system: 'my mom' },
  ],
  [
    'worker-in-writing',
    { biggest_challenge: 'cps has my kids and the caseworker never calls back' },
    { biggest_challenge: 'cps has my kids, the caseworker is nice' },
  ],
  [
    'defender-reach',
    { biggest_challenge: 'court december 17 and my public defender never calls back' },
    { biggest_challenge: 'court december 17, my public defender called' },
  ],
  [
    'ordered-class',
    { biggest_challenge: 'on probation. judge ordered anger management class' },
    { biggest_challenge: 'on probation. i finished the anger management class' },
  ],
  ['warm-clothes', { urgent_need: 'its freezing and i got no coat' }, { urgent_need: 'i need boots for work' }],
  [
    'house-nights',
    { biggest_challenge: 'everybody at the house drinks' },
    { biggest_challenge: 'my uncle dont drink' },
  ],
  [
    'sober-place',
    { biggest_challenge: 'my roommates are using, i got 60 days clean', support_system: 'i live with friends' },
    { biggest_challenge: 'my cousin uses so i stay away', support_system: 'i live with friends' },
  ],
  [
    'college-apply',
    { goals_3_months: 'start community college in january', urgent_need: 'college' },
    { goals_3_months: 'a quiet life' },
  ],
  [
    'rural-ride',
    { urgent_need: 'no ride, no car, i live 14 miles from town' },
    { urgent_need: 'no ride, no car, downtown' },
  ],
  [
    'old-program-first',
    { urgent_need: 'on methadone, my old program is in the Hub' },
    { urgent_need: 'on methadone, need a program' },
  ],
  ['food-today', { urgent_need: 'no food stamps yet' }, { urgent_need: 'i have food stamps' }],
]

test.each(cases)('%s: for %o, and not for %o', (id, yes, no) => {
  expect(listIds(yes)).toContain(id)
  expect(listIds(no)).not.toContain(id)
})

test('what takes the place of another step stands alone', () => {
  expect(listIds({ urgent_need: 'on methadone, my old program is in the Hub' })).not.toContain('methadone-next')
  expect(listIds({ urgent_need: 'no tengo id', strengths: 'soy ciudadano desde el 99' })).not.toContain(
    'birth-certificate',
  )
  expect(listIds({ urgent_need: 'no ride, no car, out on the reservation' })).not.toContain('bus-pass')
})

test('a CDL waits until the license is back', () => {
  const ids = listIds({ urgent_need: 'my license is suspended', goals_3_months: 'get my cdl and drive trucks' })
  expect(ids).toContain('license-check')
  expect(ids).not.toContain('cdl-steps')
})

test('who goes back to a job is not sent to look for one', () => {
  const ids = listIds({ strengths: 'boss says i can come back to work monday', urgent_need: 'on probation' })
  expect(ids.filter((id) => ['job-center', 'resume', 'apply-jobs'].includes(id))).toEqual([])
})

test('who has a home is not sent to look for one because a house is named', () => {
  const ids = listIds({ biggest_challenge: 'i cant leave the house', support_system: 'i live with my son' })
  expect(ids.filter((id) => ['housing-list', 'room-search', 'deposit-help'].includes(id))).toEqual([])
})

test('a federal case is not with the prisons of the state', () => {
  expect(isWrongOffice({ office: 'corrections' }, new Set(['federal']))).toBe(true)
  expect(isWrongOffice({ office: 'corrections' }, new Set(['supervised']))).toBe(false)
  expect(isWrongOffice({ office: 'snap' }, new Set(['federal']))).toBe(false)
})

test('help for a hearing is asked for before it', () => {
  const { tasks } = plan({ urgent_need: 'lost my job and child support court is december 3' })
  const asked = tasks.find(({ task }) => task.id === 'support-job-lost')
  expect(asked?.dueOn.localeCompare('2026-12-03')).toBe(-1)
})
