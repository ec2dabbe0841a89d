import { type PlanPhase, planPhases } from '../action-plan/plan-step.ts'
import type { NeedKey } from '../needs/needs.ts'
import { addDays, daysBetween, getWeekday, isWorkday } from './calendar.ts'
import { type DatedTask, type Task, urgentKinds } from './task.ts'
import { taskGraph, type TaskId } from './task-graph.ts'
import { sortByPrerequisites } from './sort-tasks.ts'

/** A plan covers the next 30 days. */
export const lastDay = 30
/** The first week is the first seven days. */
export const firstWeekDays = 7
/** The most steps that are due today. */
export const mostOnFirstDay = 3

/** The first day of each part of the plan; the first three days are the next 72 hours. */
export const phaseStarts = {
  now: 0,
  week1: 3,
  week2: 8,
  week3: 15,
  week4: 22,
} as const satisfies Record<PlanPhase, number>

/** Tasks beyond this number move to another day if there is one. */
const mostADay = 2
/** A day this near is what the plan begins with. */
const nearDays = 2
/** A pharmacy or a clinic may need a day or two, so medicine is asked for before the last pill. */
const daysBeforeMedicineEnds = 2

/** They ask what nobody said, or have some days, so what cannot wait comes before them. */
const onlyAsk: ReadonlySet<string> = new Set(['bed-check', 'report-if-supervised', 'next-bed'])

export function getUrgencyRank({ id, urgent }: Task): number {
  if (urgent === null) return urgentKinds.length
  return onlyAsk.has(id) ? urgentKinds.indexOf('court') : urgentKinds.indexOf(urgent)
}
const graphOrder = new Map(taskGraph.map(({ id }, i) => [id, i]))
const getGraphPosition = ({ id }: Task) => graphOrder.get(id) ?? 0

function getPhase(day: number): PlanPhase {
  return planPhases.findLast((phase) => day >= phaseStarts[phase]) ?? 'now'
}

export interface DatingInput {
  today: string
  /** The weightiest first. */
  firstWeek: readonly Task[]
  later: readonly Task[]
  /** By task: the day that the person named for it. */
  namedDays: ReadonlyMap<string, string>
  /** Tasks whose named day is the last one on which they can be done, and no visit. */
  lastDays?: ReadonlySet<string>
  /** What is called today where nothing else is known. */
  atOnce?: TaskId | null
  /** Only care has a place in the first days. */
  isInCrisis?: boolean
  /** What the plan begins with, in this order, after danger. */
  beginning?: readonly string[]
  /** What the person asked for does not wait. */
  isPressing: (task: Task) => boolean
}

/**
 * Assigns a day to every task: none before its prerequisites, no office on a day it is closed, few on one day. The tasks of
 * the first week are taken in their order, the later ones as early as they make sense.
 */
export function dateTasks({
  today,
  firstWeek,
  later,
  namedDays,
  isPressing,
  lastDays = new Set(),
  atOnce = null,
  isInCrisis = false,
  beginning = [],
}: DatingInput): DatedTask[] {
  const calendar: Calendar = {
    days: new Map(),
    taken: new Set(),
    onDay: Array.from({ length: lastDay + 1 }, () => 0),
    isOpen: Array.from({ length: lastDay + 1 }, (_, day) => isWorkday(addDays(today, day))),
    isHoliday: Array.from({ length: lastDay + 1 }, (_, day) => isHolidayOnWeekday(addDays(today, day))),
  }
  const toNamed = (task: Task) => {
    const on = namedDays.get(task.id)
    return on === undefined ? null : daysBetween(today, on)
  }
  const order = sortByPrerequisites([...firstWeek])
  const isFirst = ({ id }: Task) => beginning.includes(id)
  /** Who gets the few places of the first day: what must be done before tomorrow, what cannot wait, what has some days, the rest. */
  const getPatience = (task: Task) => {
    const named = toNamed(task)
    if (isFirst(task)) return task.urgent === 'safety' ? 0 : 0.1 + beginning.indexOf(task.id) / 100
    if ((named !== null && named <= 1) || task.id === dutyTask || lastDays.has(task.id)) return 0
    if (task.urgent === null || task.urgent === 'id' || canWait.has(task.id)) return 3
    return named !== null && named > nearDays ? 2 : 1
  }
  // What happens on a named day cannot move, so the others make room.
  const isFixed = (task: Task) =>
    onTheDay.has(task.id) &&
    !(isFirst(task) && beforeTheDay.has(task.id)) &&
    !lastDays.has(task.id) &&
    (toNamed(task) ?? lastDay) < lastDay
  const fixed = order.filter(isFixed)
  for (const task of fixed) {
    const day = toNamed(task) ?? 0
    enter(calendar, task, day)
    calendar.taken.add(day)
  }
  const rest = order.filter((task) => !fixed.includes(task)).toSorted((a, b) => getPatience(a) - getPatience(b))
  for (const task of sortByPrerequisites(rest)) {
    enter(
      calendar,
      task,
      chooseFirstDay(task, calendar, {
        named: task.id === atOnce ? 0 : toNamed(task),
        isPressing: isPressing(task),
        isFirst: isFirst(task),
        isCalm: isInCrisis && task.urgent === null && toNamed(task) === null && !careNeeds.has(task.need),
      }),
    )
  }
  // What has its day takes its place before what can be on any.
  const byNamed = (a: Task, b: Task) => Number(toNamed(a) === null) - Number(toNamed(b) === null)
  for (const task of sortByPrerequisites(later.toSorted((a, b) => byNamed(a, b) || byStart(a, b))))
    enter(calendar, task, chooseLaterDay(task, calendar, toNamed(task)))
  const getDay = (task: Task) => calendar.days.get(task.id) ?? lastDay
  const getSortDay = (task: Task) => {
    const named = toNamed(task)
    const isNear = (named !== null && named <= nearDays) || isFirst(task)
    return isNear && getDay(task) < phaseStarts.week1 ? 0 : getDay(task)
  }
  /** Whoever must be somewhere in the next days needs the way there before anything that can be done by phone. */
  const getRank = (task: Task) => {
    const named = toNamed(task)
    const isForTrip = task.id === rideTask && named !== null && named <= nearDays
    if (isFirst(task) && task.urgent !== 'safety' && getDay(task) < phaseStarts.week1)
      return 0.1 + beginning.indexOf(task.id) / 100
    const isDuty = task.id === dutyTask && !firstWeek.some(({ id }) => tonight.has(id))
    if (isForTrip) return urgentKinds.indexOf('report') + 0.3
    // Who is late by tonight can be locked up, and the office may know of a bed.
    const isDueNow = task.id === reportTask && named === 0
    return isDuty || isDueNow ? urgentKinds.indexOf('bed') - 0.5 : (ownRanks.get(task.id) ?? getUrgencyRank(task))
  }
  return [...order, ...later]
    .map((task) => ({
      task,
      phase: getPhase(getDay(task)),
      dueOn: addDays(today, getDay(task)),
      on: namedDays.get(task.id) ?? null,
    }))
    .toSorted((a, b) => getSortDay(a.task) - getSortDay(b.task) || getRank(a.task) - getRank(b.task))
}

const care: readonly NeedKey[] = ['mental-health', 'healthcare', 'peer-support', 'recovery-support', 'sobriety']
const careNeeds: ReadonlySet<NeedKey> = new Set(care)
const rideTask = 'ride-plan'
const reportTask = 'report-officer'
const tonight: ReadonlySet<string> = new Set(['bed-tonight', 'bed-with-kids'])
/** Its days are counted, and a missed one is a new charge. */
const dutyTask = 'registry-register'
/** Whoever writes for a relative begins with the rules, a wound comes before a refill, a yes before the trip, a way to the dose before the rest of the day, and one call that finds help before a question. */
const ownRanks: ReadonlyMap<string, number> = new Map([
  ['dose-first', urgentKinds.indexOf('report') - 0.3],
  ['officer-trip-okay', urgentKinds.indexOf('report') - 0.6],
  ['family-ready', urgentKinds.indexOf('bed') - 0.5],
  ['wound-care', urgentKinds.indexOf('medicine') - 0.6],
  ['ride-to-dose', urgentKinds.indexOf('medicine') - 0.5],
  ['license-hearing', urgentKinds.indexOf('court') - 0.4],
  ['call-211', urgentKinds.indexOf('court') - 0.5],
])
const byStart = (a: Task, b: Task) => a.days[0] - b.days[0] || getGraphPosition(a) - getGraphPosition(b)

/** The days planned so far. */
interface Calendar {
  days: Map<string, number>
  onDay: number[]
  /** Days on which somebody must be somewhere: what can wait stays off them. */
  taken: Set<number>
  /** For each day, whether offices are open. */
  isOpen: readonly boolean[]
  /** For each day, whether it is a holiday in the week, when nearly every place is shut. */
  isHoliday: readonly boolean[]
}

const isHolidayOnWeekday = (day: string) => !isWorkday(day) && getWeekday(day) % 6 !== 0

/** Whether somebody can be expected to be there. */
function canBeOn(task: Task, day: number, { isOpen, isHoliday }: Calendar): boolean {
  if (task.isOfficeHours) return isOpen[day] ?? true
  return !(task.urgent === null && task.services.length > 0 && isHoliday[day])
}

function enter({ days, onDay }: Calendar, task: Task, day: number): void {
  days.set(task.id, day)
  onDay[day] = (onDay[day] ?? 0) + 1
}

/** Kind, and never before what a person came for. */
const unhurried: ReadonlySet<string> = new Set([
  'one-person',
  'keep-dates',
  'library-card',
  'clinic-visit',
  'peer-mentor',
])

/** Of use today, but not lost tomorrow. */
const canWait: ReadonlySet<string> = new Set(['naloxone', 'know-988', 'report-if-supervised', 'bed-check'])

/** Tasks that happen on the named day itself; the others are done before it. */
const onTheDay: ReadonlySet<string> = new Set([
  'report-officer',
  'officer-call',
  'officer-contact',
  'tribal-officer',
  'day-ready',
  'eviction-day',
])

/** Getting ready for a day begins at once where it is what burns. */
const beforeTheDay: ReadonlySet<string> = new Set(['day-ready', 'officer-call', 'officer-contact'])
interface Pressure {
  /** The plan begins with it. */
  isFirst: boolean
  /** In how many days the named day is. */
  named: number | null
  isPressing: boolean
  /** Waits until whoever is in danger has talked with somebody. */
  isCalm: boolean
}

function chooseFirstDay(task: Task, calendar: Calendar, { named, isPressing, isFirst, isCalm }: Pressure): number {
  const { onDay, taken } = calendar
  const last = firstWeekDays - 1
  const before = getDayAfterPrerequisites(task, calendar)
  if (before > last) return chooseLaterDay(task, calendar)
  // Whatever must happen before a named day is done well before it.
  const isNear = named !== null && named <= 1
  const latest = Math.min(last, getLatestDay(task, named))
  const ordinary = Math.min(
    Math.max(
      task.urgent === null && !isNear ? Math.min(task.days[0], isPressing ? 1 : 4) : 0,
      (unhurried.has(task.id) && !isPressing) || isCalm ? phaseStarts.week1 : 0,
      before,
    ),
    last,
  )
  const usual = isFirst ? Math.min(before, last) : ordinary
  // What must be done before a day does not begin on it.
  const earliest = named === null ? usual : Math.max(Math.min(usual, latest), Math.min(before, last))
  const hasRoom = (day: number) =>
    (onDay[day] ?? 0) < (day === 0 ? mostOnFirstDay : mostADay) && (task.urgent !== null || !taken.has(day))
  const listOpen = (from: number) =>
    Array.from({ length: last + 1 - from }, (_, i) => from + i).filter((day) => canBeOn(task, day, calendar))
  // Before a long weekend an office is seen earlier rather than a week later.
  const atTheUsualTime = listOpen(earliest)
  const open = atTheUsualTime.length > 0 ? atTheUsualTime : listOpen(Math.min(before, last)).toReversed()
  const leastFull = open.filter((day) => day > 0 || hasRoom(day)).toSorted((a, b) => (onDay[a] ?? 0) - (onDay[b] ?? 0))
  // Offices may be shut for the rest of the week.
  return (
    open.find((day) => day <= latest && hasRoom(day)) ??
    (named === null ? undefined : open.findLast((day) => day > 0 && day <= latest)) ??
    open.find(hasRoom) ??
    leastFull[0] ??
    chooseLaterDay(task, calendar)
  )
}

/** The last day on which a task is of use before the day that the person named. */
function getLatestDay({ urgent }: Task, named: number | null): number {
  if (named === null) return lastDay
  return Math.max(0, named - (urgent === 'medicine' ? daysBeforeMedicineEnds : 1))
}

function getDayAfterPrerequisites(task: Task, { days }: Calendar): number {
  const before = task.after.flatMap((id) => days.get(id) ?? [])
  // Urgent tasks are one trip or one call each; they may share a day with their prerequisites.
  return Math.max(0, ...before.map((day) => (task.urgent ? day : day + 1)))
}

function chooseLaterDay(task: Task, calendar: Calendar, named: number | null = null): number {
  const { onDay } = calendar
  // What a day asks for is done as soon as it can be.
  const usual = named === null ? task.days[0] : phaseStarts.week2
  const earliest = Math.min(Math.max(usual, phaseStarts.week2, getDayAfterPrerequisites(task, calendar)), lastDay)
  const open = Array.from({ length: lastDay + 1 - earliest }, (_, i) => earliest + i).filter((day) =>
    canBeOn(task, day, calendar),
  )
  const inTime = open.filter((day) => day <= getLatestDay(task, named))
  const days = inTime.length > 0 ? inTime : open
  return (
    days.find((day) => (onDay[day] ?? 0) < 1) ?? days.find((day) => (onDay[day] ?? 0) < mostADay) ?? days[0] ?? lastDay
  )
}
