import { type PlanPhase, planPhases } from '../action-plan/plan-step.ts'
import { addDays, isWorkday } from './calendar.ts'
import { type DatedTask, type Task, urgentKinds } from './task.ts'
import { sortByPrerequisites, taskGraph } from './task-graph.ts'

/** A plan covers the next 30 days. */
export const lastDay = 30

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
const mostOnFirstDays = 3

const getUrgencyRank = ({ urgent }: Task) => (urgent === null ? urgentKinds.length : urgentKinds.indexOf(urgent))
const graphOrder = new Map(taskGraph.map(({ id }, i) => [id, i]))
const getGraphPosition = ({ id }: Task) => graphOrder.get(id) ?? 0
const priorities = { high: 0, medium: 1, low: 2 } as const

export function getPhase(day: number): PlanPhase {
  return planPhases.findLast((phase) => day >= phaseStarts[phase]) ?? 'now'
}

/**
 * Assigns a day to every task: none before its prerequisites, no office on a day it is closed, few on one day. Urgent
 * tasks come as early as possible, the rest go to the emptier of their weeks.
 */
export function dateTasks(
  tasks: readonly Task[],
  today: string,
  isPressing: (task: Task) => boolean = () => false,
): DatedTask[] {
  const sorted = withoutWaiting(tasks).toSorted(
    (a, b) =>
      getUrgencyRank(a) - getUrgencyRank(b) ||
      a.days[0] - b.days[0] ||
      priorities[a.priority] - priorities[b.priority] ||
      getGraphPosition(a) - getGraphPosition(b),
  )
  const ordered = sortByPrerequisites(sorted)
  const calendar: Calendar = {
    days: new Map(),
    onDay: Array.from({ length: lastDay + 1 }, () => 0),
    inPhase: new Map(),
    isOpen: Array.from({ length: lastDay + 1 }, (_, day) => isWorkday(addDays(today, day))),
  }
  for (const task of ordered) {
    const isEarly = task.priority === 'high' || task.days[0] < phaseStarts.week1 || isPressing(task)
    enter(calendar, task, dayFor(task, calendar, isEarly))
  }
  const getDay = (task: Task) => calendar.days.get(task.id) ?? lastDay
  return ordered
    .map((task) => ({ task, phase: getPhase(getDay(task)), dueOn: addDays(today, getDay(task)) }))
    .toSorted((a, b) => getUrgencyRank(a.task) - getUrgencyRank(b.task) || getDay(a.task) - getDay(b.task))
}

/** If nothing is due in the first three days, the most important task does not have to wait for the first week. */
function withoutWaiting(tasks: readonly Task[]): readonly Task[] {
  if (tasks.some(({ days }) => days[0] < phaseStarts.week1)) return tasks
  const free = tasks.filter(({ after, isByNeed }) => after.length === 0 && isByNeed)
  const first = free.find(({ priority }) => priority === 'high') ?? free[0]
  return tasks.map((task) => (task === first ? { ...task, days: [0, phaseStarts.week1] as const } : task))
}

/** The days planned so far. */
interface Calendar {
  days: Map<string, number>
  onDay: number[]
  inPhase: Map<PlanPhase, number>
  /** For each day, whether offices are open. */
  isOpen: readonly boolean[]
}

function enter({ days, onDay, inPhase }: Calendar, task: Task, day: number): void {
  const phase = getPhase(day)
  days.set(task.id, day)
  onDay[day] = (onDay[day] ?? 0) + 1
  inPhase.set(phase, (inPhase.get(phase) ?? 0) + 1)
}

function dayFor(task: Task, { days, onDay, inPhase, isOpen }: Calendar, isEarly: boolean): number {
  const before = task.after.map((id) => days.get(id) ?? -1)
  // Urgent tasks are one trip or one call each; they may share a day with their prerequisites.
  const earliest = Math.max(task.days[0], ...before.map((day) => (task.urgent ? day : day + 1)), 0)
  const all = Array.from({ length: lastDay + 1 - earliest }, (_, i) => earliest + i).filter(
    (day) => !task.isOfficeHours || isOpen[day],
  )
  const fitting = all.filter((day) => day <= task.days[1])
  if (task.urgent) return fitting[0] ?? earliest
  const getLoad = (day: number) => onDay[day] ?? 0
  const getPhaseLoad = (day: number) => inPhase.get(getPhase(day)) ?? 0
  const room = fitting.filter((day) => getLoad(day) < (day < phaseStarts.week1 ? mostOnFirstDays : mostADay))
  const best = isEarly ? room : room.toSorted((a, b) => getPhaseLoad(a) - getPhaseLoad(b))
  return best[0] ?? fitting.toSorted((a, b) => getLoad(a) - getLoad(b))[0] ?? all[0] ?? lastDay
}
