import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseRuns } from '#testing/whole-sets.ts'
import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { planPhases } from '../action-plan/plan-step.ts'
import { type NeedKey, needKeys } from '../needs/needs.ts'
import { states } from '../places/states.ts'
import { addDays, daysBetween, isWorkday } from './calendar.ts'
import { type PlanInput, chooseTasks, planLength } from './choose-tasks.ts'
import { firstWeekDays, lastDay, mostOnFirstDay } from './date-tasks.ts'
import { readAnswers } from './read-answers.ts'
import { statedSignals } from './signal-names.ts'
import type { Signal } from './signals.ts'
import type { DatedTask } from './task.ts'

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
) => {
  const all = { ...plain, ...answers }
  return chooseTasks({ answers: all, reading: readAnswers(all, today), needs, state, today })
}
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
  // Days, near and far, of each kind
  'court is thursday',
  'corte el 17',
  'my po wednesday at 10am',
  'me toca con mi oficial el lunes',
  'my pills run out friday',
  'suboxone until sunday',
  'I can stay until saturday',
  'me dejan quedarme hasta el domingo',
  'I start work monday',
  'empiezo a trabajar el 1',
  'must have a job by the 8th',
  'rent is due the 10th',
  'pagar la multa antes del viernes',
  'eviction court on the 3rd',
  'have to register in 3 days',
  'interview tuesday at 9',
  'need my license by the 20th',
]
const someDay = fc.integer({ min: 0, max: 800 }).map((count) => addDays('2026-01-01', count))
const someWords = fc.oneof(fc.constantFrom(...phraseBits), fc.string({ maxLength: 12 }))
const someAnswer = fc.array(someWords, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(', '))
const someInput: fc.Arbitrary<PlanInput> = fc
  .record({
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
    corrections: fc.dictionary(fc.constantFrom(...statedSignals), fc.boolean(), { maxKeys: 4 }),
  })
  .map(({ corrections, ...input }) => ({
    ...input,
    reading: readAnswers(input.answers, input.today, { corrections }),
  }))

const isRising = (list: readonly number[]) => list.every((value, i) => i === 0 || value >= (list[i - 1] ?? value))

/** What a plan must not say to somebody of whom this is known; any of the signals is enough. */
const contradictions: Readonly<Record<string, readonly Signal[]>> = {
  'bed-tonight': ['in-shelter', 'in-program'],
  'bed-check': ['no-bed', 'has-bed', 'in-shelter', 'in-program', 'long-out', 'violence', 'settled'],
  'next-bed': ['no-bed', 'violence'],
  'family-lease': ['violence', 'no-bed'],
  'family-talk': ['violence', 'alone'],
  'one-person': ['alone'],
  'see-my-kids': ['kids-along', 'violence'],
  'report-officer': ['not-supervised', 'warrant', 'missed-report'],
  'report-if-supervised': ['supervised', 'not-supervised', 'settled'],
  'papers-safe': ['has-id', 'long-out'],
  'birth-certificate': ['has-birth-certificate', 'immigration'],
  'social-security-card': ['has-ss-card', 'immigration'],
  'state-id': ['has-id'],
  'medicine-out': ['no-medicine', 'moud', 'insulin'],
  'medicine-check': ['no-medicine', 'medicine-low'],
  'detox-safely': ['moud'],
  'find-treatment': ['moud', 'sober'],
  'apply-snap': ['has-snap'],
  'apply-medicaid': ['has-insurance'],
  'phone-now': ['has-phone'],
  'job-center': ['stays-at-job', 'still-inside'],
  resume: ['stays-at-job'],
  'apply-jobs': ['stays-at-job'],
  ged: ['has-diploma'],
  'license-back': ['has-license'],
  'ride-plan': ['has-car'],
  'vote-check': ['immigration'],
  'record-copy': ['immigration'],
  'reentry-program': ['settled'],
}

/** Describes what is wrong with a plan; empty when it is valid. */
function findFaults({ today, reading: { signals } }: PlanInput, dated: readonly DatedTask[]): string[] {
  const ids = listIds(dated)
  const faults = dated.flatMap(({ task, dueOn, on }) => {
    const day = daysBetween(today, dueOn)
    const before = dated.filter((other) => task.after.includes(other.task.id))
    return [
      ...(day < 0 || day > lastDay ? [`${task.id} on day ${day}`] : []),
      ...(on !== null && dueOn > on ? [`${task.id} on ${dueOn}, after ${on}`] : []),
      ...(task.isOfficeHours && !isWorkday(dueOn) ? [`${task.id} on a day offices are shut`] : []),
      ...before.filter((other) => other.dueOn > dueOn).map((other) => `${task.id} before ${other.task.id}`),
      ...task.requires.filter((signal) => !signals.has(signal)).map((signal) => `${task.id} without ${signal}`),
      ...(contradictions[task.id] ?? [])
        .filter((signal) => signals.has(signal))
        .map((signal) => `${task.id} for ${signal}`),
    ]
  })
  const inFirstWeek = dated.filter(({ dueOn }) => daysBetween(today, dueOn) < firstWeekDays).length
  const onFirstDay = dated.filter(({ dueOn }) => dueOn === today).length
  return [
    ...faults,
    ...(new Set(ids).size === ids.length ? [] : ['a task twice']),
    ...(ids.at(-1) === 'three-month-goal' ? [] : ['the goals are not last']),
    ...(inFirstWeek < planLength.fewest || inFirstWeek > planLength.most ? [`${inFirstWeek} in the first week`] : []),
    ...(onFirstDay > mostOnFirstDay ? [`${onFirstDay} on the first day`] : []),
    ...(isRising(dated.map(({ phase }) => planPhases.indexOf(phase))) ? [] : ['weeks are mixed up']),
  ]
}

test('random plans: three to eight steps in the first week, three today, no contradiction, nothing too early', () => {
  fc.assert(
    fc.property(someInput, (input) => {
      expect(findFaults(input, chooseTasks(input))).toEqual([])
    }),
    chooseRuns(5000, 1000),
  )
})

test('the same input gives the same plan', () => {
  fc.assert(
    fc.property(someInput, (input) => {
      expect(chooseTasks(structuredClone(input))).toEqual(chooseTasks(input))
    }),
    { numRuns: 50 },
  )
})

describe('the first 72 hours', () => {
  test('come in the order bed, report, medicine, food, three of them today', () => {
    const dated = plan({
      urgent_need: 'nowhere to sleep, my medicine runs out',
      biggest_challenge: 'no ID, on parole',
    })
    expect(listIds(dated).slice(0, 4)).toEqual(['bed-tonight', 'report-officer', 'medicine-out', 'food-today'])
    expect(dated.slice(0, 4).map(({ dueOn }) => dueOn.slice(8))).toEqual(['16', '16', '16', '17'])
  })

  test('a visit tomorrow has its ride today, food is today, and what has some days makes room', () => {
    const dated = plan(
      {
        urgent_need: 'nowhere to sleep, my suboxone runs out friday',
        biggest_challenge: 'parole says report tomorrow at 9. no ride, no car',
      },
      ['transportation'],
    )
    const days = new Map(dated.map(({ task, dueOn }) => [task.id, dueOn.slice(8)]))
    expect(['bed-tonight', 'food-today'].map((id) => days.get(id))).toEqual(['16', '16'])
    expect([days.get('report-officer'), days.get('buprenorphine-next')]).toEqual(['17', '17'])
    expect(dated.find(({ task }) => task.id === 'report-officer')?.on).toBe('2026-11-17')
  })

  test('who has a place is not sent to a shelter', () => {
    const ids = listIds(plan({ support_system: 'I live with my sister' }, ['housing']))
    expect(ids).not.toContain('bed-tonight')
    expect(ids).not.toContain('bed-check')
    expect(ids).toContain('family-lease')
  })

  test('an officer is asked about after release, unless there is none', () => {
    expect(listIds(plan({ urgent_need: 'I just got out' }))).toContain('report-if-supervised')
    expect(listIds(plan({}))).not.toContain('report-if-supervised')
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
  const ids = listIds(plan({ urgent_need: 'just got out, no ID' }, ['id-documentation']))
  const chain = ['papers-safe', 'birth-certificate', 'social-security-card', 'state-id']
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
