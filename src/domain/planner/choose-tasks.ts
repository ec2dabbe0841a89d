import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { type PlanPhase, planPhases } from '../action-plan/plan-step.ts'
import type { NeedKey } from '../needs/needs.ts'
import type { StateCode } from '../places/states.ts'
import { dateTasks, getPhase, phaseStarts } from './date-tasks.ts'
import { weighNeeds } from './weigh-needs.ts'
import { type Signal, readSignals } from './signals.ts'
import type { DatedTask, Task } from './task.ts'
import { type TaskId, taskGraph, getTask } from './task-graph.ts'

export interface PlanInput {
  answers: PlanAnswers
  /** The needs the person ticked. */
  needs: readonly NeedKey[]
  /** Null before a location is chosen: the plan then has one call that finds help anywhere. */
  state: StateCode | null
  /** The date on the person's device, as 2026-11-15. */
  today: string
}

/**
 * A plan below `fewest` helps little, and people give up on one above `most`. The room above `enough` is for the most
 * important tasks and for weeks that would be empty.
 */
export const planLength = { fewest: 12, enough: 22, most: 24 } as const

/** Tasks that fill up a short plan: useful to nearly everybody, in this order. */
const fillers: readonly TaskId[] = [
  'food-today',
  'one-person',
  'reentry-program',
  'clinic-visit',
  'peer-mentor',
  'small-budget',
  'credit-report',
  'library-card',
  'keep-dates',
  'bank-account',
  'job-center',
  'legal-aid',
  'ride-plan',
  'vote-check',
  'room-search',
  'free-training',
  'record-copy',
  'healing-circle',
  'make-amends',
  'call-211',
]
/** Weight of a need that was ticked or named as most urgent: it brings its urgent task and two steps. */
const pressing = 2
const priorities = { high: 3, medium: 2, low: 1 } as const

/** The steps of one person's plan, dated and in order. The same input always gives the same plan. */
export function chooseTasks({ answers, needs, state, today }: PlanInput): DatedTask[] {
  const signals = readSignals(answers)
  const weights = weighNeeds(answers, needs, signals)
  const isOpen = (task: Task) =>
    task.requires.every((signal) => signals.has(signal)) && !task.notFor.some((signal) => signals.has(signal))
  const open = taskGraph.filter(isOpen)
  const called = open.filter((task) => isCalledFor(task, { signals, weights, state }))
  const wanted = open.filter((task) => called.includes(task) || getTaskWeight(task, weights) > 0)
  const chosen = new Set<Task>()
  const add = (task: Task, limit: number) => {
    const missing = withPrerequisites(task, wanted).filter((candidate) => !chosen.has(candidate))
    if (chosen.size + missing.length <= limit) for (const missingTask of missing) chosen.add(missingTask)
  }

  for (const task of byImportance(called, signals, weights)) add(task, planLength.enough)
  const heavy = new Map([...weights].filter(([, weight]) => weight >= pressing))
  for (const task of inTurns(wanted, heavy).slice(0, heavy.size * 2)) add(task, planLength.enough + 1)
  for (const task of inTurns(wanted, weights)) add(task, planLength.enough)
  const isLongOut = signals.has('long-out')
  const spare = fillers.map(getTask).filter((task) => isOpen(task) && !(isLongOut && task.days[0] < phaseStarts.week1))
  for (const task of spare) if (chosen.size < planLength.fewest) add(task, planLength.most)
  const dated = () => dateTasks([...chosen], today, (task) => countSignalHits(task, signals) > 0)
  for (const phase of emptyWeeks(dated())) {
    const fitting = spare.find((task) => !chosen.has(task) && getPhase(task.days[0]) === phase)
    if (fitting) add(fitting, planLength.most)
  }
  return dated()
}

/** Weeks with fewer than two steps, once per missing step, empty weeks first. */
function emptyWeeks(dated: readonly DatedTask[]): PlanPhase[] {
  const lacking = (fewest: number) =>
    planPhases.slice(1).filter((phase) => dated.filter((datedTask) => datedTask.phase === phase).length < fewest)
  return [...lacking(1), ...lacking(2)]
}

interface PlanFacts {
  signals: ReadonlySet<Signal>
  weights: ReadonlyMap<NeedKey, number>
  state: StateCode | null
}

function getTaskWeight(task: Task, weights: ReadonlyMap<NeedKey, number>): number {
  return Math.max(...[task.need, ...task.alsoFor].map((need) => weights.get(need) ?? 0))
}

const countSignalHits = (task: Task, signals: ReadonlySet<Signal>) =>
  task.signals.filter((signal) => signals.has(signal)).length

/**
 * Whether a task must be in the plan: its signal was detected, it is urgent for one of the needs, or everybody needs
 * it.
 */
function isCalledFor(task: Task, { signals, weights, state }: PlanFacts): boolean {
  if (countSignalHits(task, signals) > 0) return true
  // People who have been home for years are past the first week, but still get the task to report to an officer.
  if (task.isBasic) return task.urgent === 'report' || !signals.has('long-out') || task.days[0] >= phaseStarts.week2
  if (task.id === ('call-211' satisfies TaskId)) return state === null
  return task.urgent !== null && getTaskWeight(task, weights) >= pressing
}

function byImportance(tasks: readonly Task[], signals: ReadonlySet<Signal>, weights: ReadonlyMap<NeedKey, number>) {
  const score = (task: Task) =>
    (task.urgent ? 100 : 0) +
    (task.isBasic ? 30 : 0) +
    countSignalHits(task, signals) * 2 +
    priorities[task.priority] * 3 +
    getTaskWeight(task, weights)
  return tasks.toSorted((a, b) => score(b) - score(a))
}

/** Takes one task for each need, then a second for each, and so on, so that no need waits for another's fifth step. */
function inTurns(wanted: readonly Task[], weights: ReadonlyMap<NeedKey, number>): Task[] {
  const perNeed = [...weights.keys()].map((need) =>
    wanted
      .filter((task) => task.isByNeed && (task.need === need || task.alsoFor.includes(need)))
      .toSorted((a, b) => priorities[b.priority] - priorities[a.priority] || a.days[0] - b.days[0]),
  )
  const longest = Math.max(0, ...perNeed.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => perNeed.flatMap((tasks) => tasks[turn] ?? [])).flat()
}

/** The task preceded by its prerequisites; a person who did not mention documents is assumed to have them. */
function withPrerequisites(task: Task, wanted: readonly Task[]): Task[] {
  const before = task.after.flatMap((id) => wanted.filter((candidate) => candidate.id === id))
  return [...new Set([...before.flatMap((prerequisite) => withPrerequisites(prerequisite, wanted)), task])]
}
