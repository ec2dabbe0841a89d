import { describe, expect, test } from 'vitest'
import type { PlanAnswers } from '../../action-plan/plan-answers.ts'
import { emptyPlanAnswers } from '../../action-plan/plan-tool.ts'
import type { NeedKey } from '../../needs/needs.ts'
import { chooseTasks } from '../choose-tasks.ts'
import { listDetailSignals } from '../detail-signals.ts'
import { readAnswers } from '../read-answers.ts'
import { getTask } from '../task-graph.ts'
import { getTaskPlaces } from '../task-kinds.ts'

const today = '2026-12-01'

function listIds(answers: Partial<PlanAnswers>, needs: readonly NeedKey[] = []): string[] {
  const all = { ...emptyPlanAnswers, ...answers }
  const reading = readAnswers(all, today, { hinted: listDetailSignals(all) })
  return chooseTasks({ answers: all, reading, needs, state: 'OH', today }).map(({ task }) => task.id)
}

test.each([
  [
    'eviction-answer',
    'got eviction papers from the sheriff, 7 days to answer',
    'the landlord wants to evict my brother',
  ],
  ['offer-officer', 'offered a job at night but my parole says curfew at 9', 'my parole says curfew at 9'],
  ['offer-employer', 'me ofrecieron trabajo pero piden licencia', 'necesito trabajo y licencia'],
  ['restitution-plan', 'debo 6200 de restitucion', 'debo 200 de multas'],
  ['support-hearing', 'child support hearing on december 9, court date', 'child support takes half my check'],
  ['snap-status', 'my food stamps never came', 'i need food stamps'],
  ['check-restart', 'my social security check stopped when i went in', 'my first check comes friday'],
  ['case-plan-start', 'cps took my kids, judge wants parenting class', 'cps took my kids'],
  ['ask-visits', 'dcfs took my kids', 'my kids are with me'],
  [
    'family-home',
    'im pregnant, the couch is until sunday and im staying on my aunts couch',
    'staying on my aunts couch until sunday',
  ],
  ['work-permit', 'my work permit expires in january, immigration is slow', 'my travel permit expires in january'],
  ['checkin-ready', 'tengo cita con ICE el 15 de diciembre', 'tengo cita con el dentista el 15 de diciembre'],
  ['officer-missed-words', 'i missed my visit with my parole officer monday', 'i see my parole officer monday'],
  ['relapse-lawyer', 'drank last night and i see my probation officer tuesday', 'i see my probation officer tuesday'],
  ['relapse-today', 'i relapsed on saturday', 'i want to stay sober'],
  ['more-hours', 'i work at a car wash but they cut me to 20 hrs', 'i work at a car wash'],
  ['mail-report', 'my probation is by mail once a month', 'my probation is every month'],
  ['tribal-officer', 'out of tribal jail, i see my tribal probation officer soon', 'i see my probation officer soon'],
] as const)('%s: “%s”, and not “%s”', (id, words, others) => {
  expect(listIds({ urgent_need: words })).toContain(id)
  expect(listIds({ urgent_need: others })).not.toContain(id)
})

test('a wish for an apprenticeship and tribal papers have their step', () => {
  expect(listIds({ goals_3_months: 'apprenticeship back' })).toContain('apprenticeship')
  expect(listIds({ urgent_need: 'i need my cib and an id' }, ['id-documentation'])).toContain('tribal-papers')
})

describe('who has a job in hand', () => {
  const search = ['job-center', 'resume', 'fair-chance-list', 'apply-jobs', 'interview-practice', 'officer-work-okay']
  test.each([
    'ranch will hire me starting the 14th, im on probation',
    'got offered a job, my probation says i cant leave the county',
    'start tuesday at the bakery plant',
    'me ofrecieron trabajo de noche y tengo parole',
  ])('%s: is not sent to look for one', (words) => {
    const ids = listIds({ urgent_need: words }, ['employment'])
    expect(ids.filter((id) => search.includes(id))).toEqual([])
    expect(ids).toContain('offer-employer')
  })

  test('nobody who wants to hire is no offer', () => {
    expect(listIds({ urgent_need: 'nobody wants to hire me' }, ['employment'])).toContain('job-center')
  })
})

test('kind advice gives way to a step about the person’s own trouble', () => {
  const advice = ['peer-mentor', 'one-person', 'small-budget', 'room-search', 'keep-dates']
  const ids = listIds({ urgent_need: 'debo restitucion y no he pagado' }, [
    'financial-assistance',
    'peer-support',
    'housing',
  ])
  expect(ids.filter((id) => advice.includes(id))).toEqual([])
  expect(listIds({ urgent_need: 'money' }, ['financial-assistance', 'peer-support'])).toContain('one-person')
})

test('an officer of the tribe is not looked for at the state', () => {
  const ids = listIds({ urgent_need: 'out of tribal jail, tribal probation officer wants to see me' })
  expect(ids).not.toContain('report-officer')
  expect(getTask('tribal-officer').office).toBeNull()
  expect(getTaskPlaces(getTask('tribal-officer')).kinds).toEqual(['tribal-government'])
})
