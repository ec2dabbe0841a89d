import type { StateCode } from '../places/states.ts'
import { addDays, daysBetween, findNextWorkday } from '../planner/calendar.ts'
import type { Task } from '../planner/task.ts'
import { toTask } from '../planner/task-spec.ts'
import { todayFirst } from '../planner/tasks/today-first.ts'
import { todayNext } from '../planner/tasks/today-next.ts'
import { sortByPrerequisites } from '../planner/sort-tasks.ts'
import type { TodayAnswers } from './today-answers.ts'

const specs = { ...todayFirst, ...todayNext }
/** The tasks that can be among the next three. Phones fetch these and their texts only. */
export type TodayTaskId = keyof typeof specs

const getTask = (id: TodayTaskId): Task => toTask(id, specs[id])

/** The local time on the person's device. */
export interface LocalNow {
  /** 2026-11-15 */
  day: string
  /** 0 to 23 */
  hour: number
}

export interface TodayItem {
  /** Its texts are `planTasks.tasks[task.id]`; its office is `findTaskOffice(task, state, facts)`. */
  task: Task
  /** Today or later, never in the past. */
  dueOn: string
  /** Its date or hour has passed: the text is "today, call now". */
  isLate: boolean
}

/** More at once becomes a long list, which people put aside. */
export const maxTodayItems = 3

/** After this hour offices are closed and shelter beds are taken. */
const lateHour = 17
/** The first weeks: when help for the first days makes sense, and when the risk of overdose is highest. */
const [firstDays, firstWeeks, firstMonth] = [3, 14, 30]
/** A refill takes some days: with this much medicine or less, it is urgent. */
const refillDays = 3

/** The next three tasks, from the same graph as the plan; completed ones make room for the next. */
export function chooseNextItems(
  answers: TodayAnswers,
  now: LocalNow,
  state: StateCode | null,
  done: readonly string[] = [],
): TodayItem[] {
  const urgent = [
    ...bed(answers, now),
    ...report(answers, now),
    ...medicine(answers, now),
    ...food(answers, now),
    ...documentItems(answers, now),
  ]
  const later = laterIds(answers, now, state)
    .map((id) => ({ task: getTask(id), dueOn: laterDay(getTask(id), answers, now), isLate: false }))
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn)))
  const open = [...urgent, ...later].filter(({ task }) => !done.includes(task.id))
  const order = sortByPrerequisites(open.map(({ task }) => task))
  return open.toSorted((a, b) => order.indexOf(a.task) - order.indexOf(b.task)).slice(0, maxTodayItems)
}

const thing = (id: TodayTaskId, dueOn: string, isLate = false): TodayItem => ({ task: getTask(id), dueOn, isLate })

/** Days since release; negative before it. Null when the person did not say. */
function daysOut({ releasedOn }: TodayAnswers, { day }: LocalNow): number | null {
  return releasedOn === null ? null : daysBetween(releasedOn, day)
}

const isWithin = (days: number, answers: TodayAnswers, now: LocalNow) => (daysOut(answers, now) ?? 0) <= days

/** Today, or the release date if it is in the future. */
function firstDay({ releasedOn }: TodayAnswers, { day }: LocalNow): string {
  return releasedOn !== null && releasedOn > day ? releasedOn : day
}

function bed(answers: TodayAnswers, now: LocalNow): TodayItem[] {
  const dueOn = firstDay(answers, now)
  const isLate = dueOn === now.day && now.hour >= lateHour
  if (answers.placeTonight === false) return [thing('bed-tonight', dueOn, isLate)]
  return answers.placeTonight === null && isWithin(firstMonth, answers, now) ? [thing('bed-check', dueOn, isLate)] : []
}

function report(answers: TodayAnswers, now: LocalNow): TodayItem[] {
  const { reportBy } = answers
  if (reportBy === null) {
    return isWithin(firstMonth, answers, now) ? [thing('report-if-supervised', firstDay(answers, now))] : []
  }
  const isLate = reportBy < now.day || (reportBy === now.day && now.hour >= lateHour)
  return [thing('report-officer', reportBy > now.day ? reportBy : now.day, isLate)]
}

function medicine(answers: TodayAnswers, now: LocalNow): TodayItem[] {
  const { medicineDays: left } = answers
  const isRisky = isWithin(firstWeeks, answers, now)
  return [
    ...(left === null ? [] : [refill(left, now)]),
    ...(isRisky ? [thing('naloxone', firstDay(answers, now))] : []),
  ]
}

function refill(left: number, { day }: LocalNow): TodayItem {
  if (left <= refillDays) return thing('medicine-out', day, left === 0)
  return thing('medicine-check', addDays(day, Math.min(left - refillDays, 7)))
}

function food(answers: TodayAnswers, now: LocalNow): TodayItem[] {
  const isHome = firstDay(answers, now) === now.day
  return isHome && isWithin(firstDays, answers, now) ? [thing('food-today', now.day)] : []
}

/** Documents can be requested before release, so they never wait for the first day. */
function documentItems(answers: TodayAnswers, now: LocalNow): TodayItem[] {
  const isDue = answers.idInHand === false || (answers.idInHand === null && isWithin(firstMonth, answers, now))
  return isDue ? [thing('papers-safe', now.day)] : []
}

function laterIds(answers: TodayAnswers, now: LocalNow, state: StateCode | null): TodayTaskId[] {
  const when = (isSo: boolean, ...ids: TodayTaskId[]) => (isSo ? ids : [])
  return [
    ...when(answers.phone === false, 'phone-now', 'phone-discount'),
    ...when(answers.placeTonight === false, 'clothes-and-shower', 'mail-address', 'housing-programs'),
    ...when(state === null, 'call-211'),
    'apply-snap',
    'apply-medicaid',
    ...when(answers.idInHand === false, 'birth-certificate', 'social-security-card', 'state-id'),
    'reentry-program',
    'one-person',
    'job-center',
    'clinic-visit',
    'library-card',
    'check-benefits',
    'small-budget',
    'bank-account',
    'follow-up',
    'three-month-goal',
  ]
}

/**
 * The last day it makes sense on, counted from a recent release, otherwise from today; office tasks move to a day
 * offices are open.
 */
function laterDay(task: Task, answers: TodayAnswers, now: LocalNow): string {
  const { releasedOn } = answers
  const isRecent = releasedOn !== null && isWithin(firstMonth, answers, now)
  const planned = addDays(isRecent ? releasedOn : now.day, task.days[1])
  const dueOn = planned > now.day ? planned : now.day
  return task.isOfficeHours ? findNextWorkday(dueOn) : dueOn
}
