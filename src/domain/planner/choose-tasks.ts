import type { PlanAnswers, PlanQuestionId } from '../action-plan/plan-answers.ts'
import type { NeedKey } from '../needs/needs.ts'
import type { StateCode } from '../places/states.ts'
import { daysBetween } from './calendar.ts'
import { dateTasks, firstWeekDays, getUrgencyRank, phaseStarts } from './date-tasks.ts'
import { dropKindAdvice, isContained } from './contained-tasks.ts'
import { type AnswerSubject, isStep, concernsTask, toGuideTask } from './guide-tasks.ts'
import type { NamedDay } from './named-days.ts'
import type { AnswersReading } from './read-answers.ts'
import type { FirstBox } from './first-box.ts'
import { findLead, listBeginning } from './lead-task.ts'
import type { Signal } from './signals.ts'
import { type DatedTask, type Task, urgentKinds } from './task.ts'
import { type TaskId, getTask, taskGraph } from './task-graph.ts'
import { assignNamedDays, preparing } from './task-days.ts'
import { weighNeeds } from './weigh-needs.ts'

export interface PlanInput {
  answers: PlanAnswers
  reading: AnswersReading
  /** The needs the person ticked. */
  needs: readonly NeedKey[]
  /** Null before a location is chosen: the plan then has one call that finds help anywhere. */
  state: StateCode | null
  /** The date on the person's device, as 2026-11-15. */
  today: string
  /** What the answers are about, as the assistant reads them. */
  subjects?: readonly AnswerSubject[]
}

/** More in one week is a list that people put aside; the rest waits under "Later". */
export const planLength = { fewest: 3, usual: 5, most: 8, later: 9 } as const

/** Useful to nearly everybody, in this order, where the answers call for little. */
const fillers: readonly TaskId[] = [
  'reentry-program',
  'apply-snap',
  'apply-medicaid',
  'clinic-visit',
  'one-person',
  'legal-aid',
  'keep-dates',
  'library-card',
  'peer-mentor',
]
/** The same for whoever has long been home, with work or a lease. */
const settledFillers: readonly TaskId[] = ['legal-aid', 'one-person', 'keep-dates', 'clinic-visit', 'library-card']
/** What is right for somebody of whom nothing is known. */
const always: readonly TaskId[] = [
  'call-211',
  'know-988',
  'report-if-supervised',
  'reentry-program',
  'apply-snap',
  'clinic-visit',
]

/** Waits for another week where something cannot wait. */
const patient: ReadonlySet<string> = new Set<TaskId>(['record-copy'])

const cardTask: TaskId = 'social-security-card'

/** Every plan ends with what the person wants to reach. */
const lastTask: TaskId = 'three-month-goal'

/** A task with less than this is not worth a place in the first week. */
const worthTheWeek = 20
/** The weight of a need that was ticked or named as most urgent. */
const pressing = 2
const priorities = { high: 3, medium: 2, low: 1 } as const

interface PlanFacts {
  reading: AnswersReading
  weights: ReadonlyMap<NeedKey, number>
  state: StateCode | null
  namedDays: ReadonlyMap<string, string>
  today: string
}

/** The steps of one person's plan, dated and in order. The same input always gives the same plan. */
export function chooseTasks({ answers, reading, needs, state, today, subjects = [] }: PlanInput): DatedTask[] {
  const { signals } = reading
  const weights = weighNeeds(answers, needs, signals)
  const possible = taskGraph.filter((task) => isOpen(task, signals))
  const named = assignNamedDays(reading, possible)
  const kept = possible.filter((task) => !isContained(task, possible, named, signals))
  const open = dropKindAdvice(kept, signals)
  const namedDays = new Map([...named].map(([id, { on }]) => [id, on]))
  const facts: PlanFacts = { reading, weights, state, namedDays, today }
  const weighed = [...open, ...listGuideTasks(subjects, signals, new Set(weights.keys()))]
    .map((task) => ({ task, weight: weighTask(task, facts) + weighSubject(task, subjects) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  const among = weighed.map(({ task }) => task)
  const lead = reading.firstBox ? findLead({ wanted: among, box: reading.firstBox, named, subjects, today }) : null
  const isTaken = lead !== null && takeDay(lead, named, reading.firstBox)
  if (isTaken) namedDays.set(lead.id, named.get(lead.id)?.on ?? today)
  const isLead = ({ task }: Weighed) => task === lead
  const wanted = [
    ...weighed.filter(isLead),
    ...weighed.filter((one) => !isLead(one) && !(isTaken && one.task.id === anyDay)),
  ]
  const firstWeek = chooseFirstWeek(wanted, open, facts, lead)
  const chosen = new Set(firstWeek)
  // What prepares for a day of the first week is of no use after it.
  const isTooLate = ({ id }: Task) => {
    const day = preparing[id as TaskId] && namedDays.get(id)
    return day !== undefined && daysBetween(today, day) <= phaseStarts.week2
  }
  const later = chooseLater(
    wanted.map(({ task }) => task).filter((task) => !chosen.has(task) && !isTooLate(task)),
    chosen,
  )
  const isPressing = (task: Task) => getNeedWeight(task, weights) > pressing
  const getWeight = (task: Task) => wanted.find((candidate) => candidate.task === task)?.weight ?? 0
  const box = reading.firstBox
  const group = lead === null ? [] : withPrerequisites(lead, firstWeek)
  const beginning = box ? listBeginning({ lead, group, firstWeek, box, named, signals, today }) : []
  const dated = dateTasks({
    today,
    firstWeek: inOrder(firstWeek, getWeight),
    later,
    namedDays,
    isPressing,
    lastDays: new Set([...named].filter(([, { isLastDay }]) => isLastDay).map(([id]) => id)),
    isInCrisis: signals.has('in-crisis'),
    beginning,
    atOnce: reading.isSilent ? 'call-211' : null,
  })
  return dated.map((step) => {
    const day = named.get(step.task.id)
    // A step that offices or other steps push behind its day must not claim to come before it.
    return day !== undefined && day.on < step.dueOn ? { ...step, on: null } : { ...step, at: day?.at, day }
  })
}

/**
 * Steps for what a person wrote about where no task of the graph says it. A task that waits for a fact nobody read leaves its
 * subject to the guide; one that an answer rules out does not.
 */
function listGuideTasks(
  subjects: readonly AnswerSubject[],
  signals: ReadonlySet<Signal>,
  needs: ReadonlySet<NeedKey>,
): Task[] {
  const isTaken = (subject: AnswerSubject) =>
    taskGraph.some((task) => concernsTask(subject, task) && (isOpen(task, signals) || isRuledOut(task, signals)))
  return subjects
    .filter((subject) => !isTaken(subject) && isStep(subject, signals, needs))
    .map(({ guide, question }) => toGuideTask(guide, question))
}

const anyDay: TaskId = 'day-ready'

/** The day in the first box belongs to the step about it, unless somebody must be somewhere at an hour. */
function takeDay({ id }: Task, named: Map<string, NamedDay>, box: FirstBox | undefined): boolean {
  const day = named.get(anyDay) ?? box?.days.find(({ about, isByPhone }) => about === 'other' && isByPhone === true)
  const isFree = day !== undefined && (day.at === undefined || day.isByPhone === true)
  if (!isFree || id === anyDay || named.has(id) || !box?.days.some(({ on }) => on === day.on)) return false
  named.set(id, day)
  named.delete(anyDay)
  return true
}

/** What the person named as most urgent comes first among what can wait a day. */
const subjectWeights: Partial<Record<PlanQuestionId, number>> = {
  urgent_need: 42,
  biggest_challenge: 28,
  goals_3_months: 22,
}

function weighSubject(task: Task, subjects: readonly AnswerSubject[]): number {
  const subject = subjects.find((candidate) => concernsTask(candidate, task))
  return subject ? (subjectWeights[subject.question] ?? 0) * subject.probability : 0
}

function isOpen(task: Task, signals: ReadonlySet<Signal>): boolean {
  return task.requires.every((signal) => signals.has(signal)) && !isRuledOut(task, signals)
}

function isRuledOut(task: Task, signals: ReadonlySet<Signal>): boolean {
  return task.notFor.some((signal) => signals.has(signal))
}

interface Weighed {
  task: Task
  weight: number
}

/** How much a task matters to this person; 0 where nothing calls for it. */
function weighTask(task: Task, { reading, weights, state, namedDays, today }: PlanFacts): number {
  const { signals, isSilent } = reading
  const hits = task.signals.filter((signal) => signals.has(signal)).length
  const need = getNeedWeight(task, weights)
  const hasOwnDay = preparing[task.id as TaskId] === undefined || hits > 0
  const named = hasOwnDay ? namedDays.get(task.id) : undefined
  const isNeeded =
    hits > 0 ||
    named !== undefined ||
    (task.isBasic && !signals.has('settled')) ||
    (task.isByNeed && need > 0) ||
    (task.id === ('call-211' satisfies TaskId) && state === null)
  if (!isNeeded) return isSilent && always.includes(task.id as TaskId) ? worthTheWeek : 0
  const urgency = task.urgent === null || hits + need === 0 ? 0 : (urgentKinds.length - getUrgencyRank(task)) * 12 + 20
  const soon = named === undefined ? 0 : daysBetween(today, named) < firstWeekDays ? 40 : 20
  return (
    urgency +
    soon +
    hits * 14 +
    need * 4 +
    priorities[task.priority] * 3 +
    (task.isBasic ? 4 : 0) -
    task.days[0] * 0.9 +
    1
  )
}

function getNeedWeight(task: Task, weights: ReadonlyMap<NeedKey, number>): number {
  if (!task.isByNeed) return 0
  return Math.max(...[task.need, ...task.alsoFor].map((need) => weights.get(need) ?? 0))
}

/** The weightiest that fit into the week, each with what must be done before it. */
function chooseFirstWeek(
  wanted: readonly Weighed[],
  open: readonly Task[],
  facts: PlanFacts,
  lead: Task | null,
): Task[] {
  const chosen = new Set<Task>()
  const among = wanted.map(({ task }) => task)
  const isPressed = among.some(({ urgent }) => urgent !== null)
  const add = (task: Task, limit: number) => {
    const missing = withPrerequisites(task, among).filter((candidate) => !chosen.has(candidate))
    const fits = missing.every(
      (candidate) =>
        lead === task || (canBeInFirstWeek(candidate, facts) && !(isPressed && isPatient(candidate, facts))),
    )
    if (fits && chosen.size + missing.length <= limit) for (const candidate of missing) chosen.add(candidate)
  }
  for (const { task, weight } of wanted) if (task === lead || weight >= worthTheWeek) add(task, planLength.most)
  for (const { task } of wanted) if (chosen.size < planLength.usual) add(task, planLength.usual)
  const isSettled = facts.reading.signals.has('settled')
  // Whoever is settled has what the fillers are for.
  const enough = isSettled ? planLength.fewest + 1 : planLength.usual
  const spare = (isSettled ? settledFillers : fillers).map(getTask).filter((task) => open.includes(task))
  for (const task of spare) if (chosen.size < enough) chosen.add(task)
  return [...chosen]
}

/** Who does not know what the record shows looks it up first. */
const isPatient = ({ id }: Task, { reading }: PlanFacts) => patient.has(id) && !reading.signals.has('record-unsure')

/** What makes sense only weeks from now waits, unless it is what the person asked for most. */
function canBeInFirstWeek(task: Task, { reading, weights, namedDays }: PlanFacts): boolean {
  const [first] = weights
  const isMainNeed = first !== undefined && first[0] === task.need && first[1] >= pressing && task.days[0] < 15
  const isForWork = task.id === cardTask && reading.signals.has('card-for-work')
  return task.days[0] < firstWeekDays || isMainNeed || isForWork || namedDays.has(task.id)
}

/** The rest, as far as it is worth knowing now; nothing whose first step is missing. */
function chooseLater(rest: readonly Task[], chosen: ReadonlySet<Task>): Task[] {
  const later: Task[] = []
  for (const task of rest) {
    if (later.length >= planLength.later) break
    if (task.urgent === null || task.urgent === 'id') later.push(task)
  }
  const isThere = (id: string) => [...chosen, ...later].some((task) => task.id === id)
  const isWanted = (id: string) => rest.some((task) => task.id === id)
  const ready = later.filter((task) => task.after.every((id) => !isWanted(id) || isThere(id)))
  return [...ready.filter(({ id }) => id !== lastTask), getTask(lastTask)]
}

function inOrder(tasks: readonly Task[], getWeight: (task: Task) => number): Task[] {
  return tasks.toSorted((a, b) => getUrgencyRank(a) - getUrgencyRank(b) || getWeight(b) - getWeight(a))
}

/** The task preceded by its prerequisites; a person who did not mention documents is assumed to have them. */
function withPrerequisites(task: Task, wanted: readonly Task[]): Task[] {
  const before = task.after.flatMap((id) => wanted.filter((candidate) => candidate.id === id))
  return [...new Set([...before.flatMap((prerequisite) => withPrerequisites(prerequisite, wanted)), task])]
}
