import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { planPhases } from '../action-plan/plan-step.ts'
import { type NeedKey, needKeys } from '../needs/needs.ts'
import { states } from '../places/states.ts'
import { addDays, daysBetween, isWorkday } from './calendar.ts'
import { type PlanInput, chooseTasks, planLength } from './choose-tasks.ts'
import { lastDay } from './date-tasks.ts'
import { type DatedTask, urgentKinds } from './task.ts'

const plain: PlanAnswers = {
  urgent_need: 'a job',
  biggest_challenge: 'time',
  strengths: 'work',
  support_system: 'mom',
  goals_3_months: 'a job',
}
const plan = (
  answers: Partial<PlanAnswers>,
  needs: NeedKey[] = [],
  today = '2026-11-16',
  state: PlanInput['state'] = 'CA',
) => chooseTasks({ answers: { ...plain, ...answers }, needs, state, today })
const listIds = (dated: readonly DatedTask[]) => dated.map(({ task }) => task.id)

/** Sample phrases to combine: every kind of signal and need, in both languages. */
const phraseBits = [
  'nowhere to sleep',
  'no tengo donde dormir',
  'I live with my mom',
  'me and my kids',
  'until Friday',
  'on parole',
  'not on probation',
  'no tengo oficial',
  'I missed my PO',
  'a warrant',
  'my medicine runs out',
  'insulina',
  'suboxone',
  'heroin',
  'tomo todos los dias',
  'no ID',
  'tengo mi identificacion',
  'no birth certificate',
  'no phone',
  'hungry',
  'I owe child support',
  'CPS',
  'no contact order',
  'he hits me',
  'me pega',
  'pregnant',
  'disabled',
  'veteran',
  'court date',
  'multas',
  'eviction',
  'registry',
  'expunge my record',
  'votar',
  'credit',
  'my own business',
  'ingles',
  'no money',
  'nadie',
  'just got out',
  'home for 3 years',
  'I have a job',
  'better job',
  'GED',
  'college',
  'licencia',
  'la migra',
  'bus',
  'counselor',
  'stay clean',
  'make amends',
  'computer',
  'mentor',
  'have Medicaid',
  'on food stamps',
]
const someDay = fc.integer({ min: 0, max: 800 }).map((count) => addDays('2026-01-01', count))
const someWords = fc.oneof(fc.constantFrom(...phraseBits), fc.string({ maxLength: 12 }))
const someAnswer = fc.array(someWords, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(', '))
const someInput: fc.Arbitrary<PlanInput> = fc.record({
  answers: fc.record({
    urgent_need: someAnswer,
    biggest_challenge: someAnswer,
    strengths: someAnswer,
    support_system: someAnswer,
    goals_3_months: someAnswer,
  }),
  needs: fc.uniqueArray(fc.constantFrom(...needKeys)),
  state: fc.option(fc.constantFrom(...states.map(({ code }) => code))),
  today: someDay,
})

const rank = ({ task }: DatedTask) => (task.urgent === null ? urgentKinds.length : urgentKinds.indexOf(task.urgent))
const isRising = (list: readonly number[]) => list.every((value, i) => i === 0 || value >= (list[i - 1] ?? value))

/** Describes what is wrong with a plan; empty when it is valid. */
function findFaults({ today }: PlanInput, dated: readonly DatedTask[]): string[] {
  const ids = listIds(dated)
  const faults = dated.flatMap(({ task, dueOn }, at) => {
    const day = daysBetween(today, dueOn)
    const before = dated.filter((other) => task.after.includes(other.task.id))
    return [
      ...(day < 0 || day > lastDay ? [`${task.id} on day ${day}`] : []),
      ...(task.isOfficeHours && !isWorkday(dueOn) ? [`${task.id} on a day offices are shut`] : []),
      ...before
        .filter((other) => ids.indexOf(other.task.id) > at || other.dueOn > dueOn)
        .map((other) => `${task.id} before ${other.task.id}`),
    ]
  })
  return [
    ...faults,
    ...(isRising(dated.map(rank)) ? [] : ['urgent ones are not first']),
    ...(isRising(dated.map(({ phase }) => planPhases.indexOf(phase))) ? [] : ['weeks are mixed up']),
    ...(new Set(ids).size === ids.length ? [] : ['a task twice']),
    ...(ids.at(-1) === 'three-month-goal' ? [] : ['the goals are not last']),
    ...(ids.length < planLength.fewest || ids.length > planLength.most ? [`${ids.length} steps`] : []),
    ...planPhases
      .slice(1)
      .filter((phase) => !dated.some((other) => other.phase === phase))
      .map((phase) => `nothing in ${phase}`),
  ]
}

test('2,000 random plans: nothing before what it needs, nothing past, 30 days, urgent first, no week empty', () => {
  fc.assert(
    fc.property(someInput, (input) => {
      expect(findFaults(input, chooseTasks(input))).toEqual([])
    }),
    { numRuns: 2000 },
  )
}, 60_000)

test('the same input gives the same plan', () => {
  fc.assert(
    fc.property(someInput, (input) => {
      expect(chooseTasks(structuredClone(input))).toEqual(chooseTasks(input))
    }),
    { numRuns: 50 },
  )
})

describe('the first 72 hours', () => {
  test('come in the order bed, report, medicine, papers, all of them today', () => {
    const dated = plan({
      urgent_need: 'nowhere to sleep, my medicine runs out',
      biggest_challenge: 'no ID, on parole',
    })
    expect(listIds(dated).slice(0, 4)).toEqual(['bed-tonight', 'report-officer', 'medicine-out', 'papers-safe'])
    expect(new Set(dated.slice(0, 4).map(({ dueOn }) => dueOn))).toEqual(new Set(['2026-11-16']))
  })

  test('who has a place is not sent to a shelter', () => {
    const ids = listIds(plan({ support_system: 'I live with my sister' }, ['housing']))
    expect(ids).not.toContain('bed-tonight')
    expect(ids).not.toContain('bed-check')
    expect(ids).toContain('family-lease')
  })

  test('an officer is asked about unless there is none', () => {
    expect(listIds(plan({}))).toContain('report-if-supervised')
    expect(listIds(plan({ biggest_challenge: 'I am on parole' }))).toContain('report-officer')
    const without = listIds(plan({ biggest_challenge: 'I am not on parole or probation' }))
    expect(without.filter((id) => id.startsWith('report'))).toEqual([])
  })

  test('an open warrant means a lawyer first, and nobody is sent to the officer as if nothing were', () => {
    const ids = listIds(plan({ urgent_need: 'I have a warrant', biggest_challenge: 'on probation' }))
    expect(ids).toContain('warrant-lawyer')
    expect(ids).not.toContain('report-officer')
  })

  test('a missed visit is made good with advice and a call, not with the words of a first visit', () => {
    const ids = listIds(plan({ urgent_need: 'I missed my visit with my PO', biggest_challenge: 'on parole' }))
    expect(ids).toContain('report-late')
    expect(ids).not.toContain('report-officer')
  })

  test('who is hurt at home sees that first', () => {
    expect(listIds(plan({ urgent_need: 'my husband hits me' }))[0]).toBe('safe-from-harm')
  })
})

test('papers come in the order the offices ask for them', () => {
  const ids = listIds(plan({ urgent_need: 'no ID' }, ['id-documentation', 'financial-assistance']))
  const chain = ['papers-safe', 'birth-certificate', 'social-security-card', 'state-id', 'bank-account']
  expect(ids.filter((id) => chain.includes(id))).toEqual(chain)
})

test('SNAP and Medicaid are asked for in the first week, before any ID', () => {
  for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
    const today = addDays('2026-11-15', weekday)
    const dated = plan({ urgent_need: 'no ID' }, ['id-documentation'], today)
    for (const id of ['apply-snap', 'apply-medicaid']) {
      const found = dated.find(({ task }) => task.id === id)
      expect(daysBetween(today, found?.dueOn ?? '')).toBeLessThanOrEqual(7)
    }
  }
})

test('nobody afraid for their papers is sent to register to vote or to give fingerprints', () => {
  const answers = { urgent_need: 'scared of ice, no papers', goals_3_months: 'vote, clear my record' }
  const ids = listIds(plan(answers, ['legal']))
  const risky = ['vote-check', 'record-copy', 'record-clearing', 'birth-certificate']
  expect(ids).toContain('immigration-lawyer')
  expect(ids.filter((id) => risky.includes(id))).toEqual([])
})

test('every need that is ticked has a step', () => {
  const missing = needKeys.filter(
    (need) =>
      !plan({ biggest_challenge: 'my kids' }, [need]).some(
        ({ task }) => task.need === need || task.alsoFor.includes(need),
      ),
  )
  expect(missing).toEqual([])
})

test('without a state the plan has the call that finds help anywhere', () => {
  expect(listIds(plan({}, [], '2026-11-16', null))).toContain('call-211')
  expect(listIds(plan({}, ['employment']))).not.toContain('call-211')
})
