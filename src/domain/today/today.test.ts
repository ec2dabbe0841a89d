import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type StateCode, states } from '../places/states.ts'
import { addDays, isWorkday } from '../planner/calendar.ts'
import { urgentKinds } from '../planner/task.ts'
import { type LocalNow, type TodayItem, chooseNextItems, maxTodayItems } from './today.ts'
import { TodayAnswers } from './today-answers.ts'

interface Golden {
  who: string
  now: LocalNow
  state: StateCode | null
  answers: TodayAnswers
  done?: string[]
  things: string[]
}

const golden = JSON.parse(readFileSync('data/golden/plans/today.json', 'utf8')) as Golden[]
const written = ({ task, dueOn, isLate }: TodayItem) => `${task.id} ${dueOn}${isLate ? ' late' : ''}`

test('twenty people are judged', () => {
  expect(golden.length).toBe(20)
})

test.each(golden)('$who', ({ answers, now, state, done, things }) => {
  expect(chooseNextItems(TodayAnswers.parse(answers), now, state, done).map(written)).toEqual(things)
})

const someDay = (around: string, before: number, after: number) =>
  fc.integer({ min: -before, max: after }).map((count) => addDays(around, count))
const yesOrNo = fc.option(fc.boolean())
const someNow = fc.record({ day: someDay('2026-11-15', 0, 400), hour: fc.integer({ min: 0, max: 23 }) })
const someCase = someNow.chain((now) =>
  fc.record({
    now: fc.constant(now),
    state: fc.option(fc.constantFrom(...states.map(({ code }) => code))),
    answers: fc.record({
      releasedOn: fc.option(someDay(now.day, 900, 60)),
      reportBy: fc.option(someDay(now.day, 30, 30)),
      placeTonight: yesOrNo,
      medicineDays: fc.option(fc.integer({ min: 0, max: 90 })),
      idInHand: yesOrNo,
      phone: yesOrNo,
    }),
  }),
)

/** All tasks that would be shown, three at a time, each three completed before the next. */
function allThings({ answers, now, state }: Pick<Golden, 'answers' | 'now' | 'state'>): TodayItem[] {
  const all: TodayItem[] = []
  for (;;) {
    const next = chooseNextItems(
      answers,
      now,
      state,
      all.map(({ task }) => task.id),
    )
    if (next.length === 0) return all
    all.push(...next)
  }
}

function findFaults(now: LocalNow, all: readonly TodayItem[]): string[] {
  const ids = all.map(({ task }) => task.id)
  const rank = ({ task }: TodayItem) => (task.urgent === null ? urgentKinds.length : urgentKinds.indexOf(task.urgent))
  return all.flatMap((item, at) => [
    ...(item.dueOn < now.day ? [`${item.task.id} is past`] : []),
    ...(item.isLate && item.dueOn !== now.day ? [`${item.task.id} is late on another day`] : []),
    ...(item.task.isOfficeHours && !isWorkday(item.dueOn) ? [`${item.task.id} when offices are shut`] : []),
    ...item.task.after.filter((id) => ids.indexOf(id) > at).map((id) => `${item.task.id} before ${id}`),
    ...(at > 0 && rank(item) < rank(all[at - 1] ?? item) ? [`${item.task.id} comes too late`] : []),
    ...(ids.indexOf(item.task.id) === at ? [] : [`${item.task.id} twice`]),
  ])
}

test('nothing past, nothing before what it needs, bed and report and medicine first, each thing once', () => {
  fc.assert(
    fc.property(someCase, (testCase) => {
      expect(findFaults(testCase.now, allThings(testCase))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('there are three things as long as anything is left', () => {
  fc.assert(
    fc.property(someCase, ({ answers, now, state }) => {
      expect(chooseNextItems(answers, now, state).length).toBe(maxTodayItems)
    }),
    { numRuns: 100 },
  )
})

test('no bed, a missed report day or the last pill is always among the three', () => {
  fc.assert(
    fc.property(someCase, ({ answers, now, state }) => {
      const worst = { ...answers, placeTonight: false, reportBy: addDays(now.day, -1), medicineDays: 0 }
      const ids = chooseNextItems(worst, now, state).map(({ task }) => task.id)
      expect(ids).toEqual(['bed-tonight', 'report-officer', 'medicine-out'])
    }),
    { numRuns: 100 },
  )
})

test.each([
  { releasedOn: '2026-02-30' },
  { reportBy: 'soon' },
  { medicineDays: 91 },
  { medicineDays: 1.5 },
  { phone: 'yes' },
])('%j is no answer', (wrong) => {
  const none = { releasedOn: null, reportBy: null, placeTonight: null, medicineDays: null, idInHand: null, phone: null }
  expect(TodayAnswers.safeParse(none).success).toBe(true)
  expect(TodayAnswers.safeParse({ ...none, ...wrong }).success).toBe(false)
})
